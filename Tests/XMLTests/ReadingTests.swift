import Testing
import XML

@Suite struct ReadingTests {
  @Test func `reads names with their namespaces, attributes, text and elements in order`() throws {
    let root = try XMLElement(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <D:a xmlns:D="DAV:" xmlns="urn:x" D:p="1" q="&lt;2&#38;">one<b/>two &amp; <![CDATA[<3>]]></D:a>
      """)

    #expect(root.name == XMLName(.dav, "a"))
    #expect(root.prefix == "D")
    #expect(root[attribute: "p", in: .dav] == "1")
    #expect(root[attribute: "q"] == "<2&")
    #expect(
      root.children == [
        .text("one"), .element(XMLElement(XMLName(XMLNamespace("urn:x"), "b"))),
        .text("two & <3>"),
      ])
    #expect(root.line == 2)
  }

  @Test func `needs no declaration, and takes a byte order mark`() throws {
    let plain = try XMLElement("<a>é</a>")
    let marked = try XMLElement(reading: [0xEF, 0xBB, 0xBF] + Array("<a>é</a>".utf8))

    #expect(plain.text == "é")
    #expect(marked == plain)
  }

  @Test func `reads other encodings that are declared or marked`() throws {
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9]
    let utf16: [UInt8] =
      [0xFF, 0xFE] + "<a>é</a>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }

    #expect(try XMLElement(reading: latin + Array("</a>".utf8)).text == "é")
    #expect(try XMLElement(reading: utf16).text == "é")
  }

  @Test func `leaves comments and instructions out, and joins the text around them`() throws {
    let root = try XMLElement("<a>x<!-- no --><?no no?>y</a>")

    #expect(root.children == [.text("xy")])
  }

  @Test func `undoes an undeclared default namespace`() throws {
    let root = try XMLElement("<a xmlns='urn:x'><b xmlns=''><c/></b></a>")

    let inner = try #require(Array(root.elements).first)
    #expect(inner.name == XMLName(.none, "b"))
    #expect(Array(inner.elements).first?.name == XMLName(.none, "c"))
  }
}

extension XMLElement {
  init(_ text: String, limits: XMLLimits = .request) throws(XMLError) {
    try self.init(reading: Array(text.utf8), limits: limits)
  }
}
