import Testing
import XML

/// What must be refused, quickly, and without anything of it being expanded or fetched.
@Suite struct HostileInputTests {
  @Test func `a thousand million laughs`() {
    var text = "<?xml version='1.0'?>\n<!DOCTYPE l [<!ENTITY l0 'ha'>"
    for level in 1...9 {
      text += "<!ENTITY l\(level) '" + String(repeating: "&l\(level - 1);", count: 10) + "'>"
    }

    #expect(throws: XMLError.documentType(line: 2)) {
      try XMLElement(text + "]><l>&l9;</l>")
    }
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>",
    "<!DOCTYPE a SYSTEM 'http://localhost:1/a.dtd'><a/>",
    "<!DOCTYPE a PUBLIC '-//A' 'file:///a.dtd'><a/>",
    "<!DOCTYPE a [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]><a/>",
  ])
  func `something outside`(text: String) {
    #expect(throws: XMLError.externalEntity(line: 1)) { try XMLElement(text) }
  }

  @Test func `a document type that defines nothing`() {
    #expect(throws: XMLError.documentType(line: 1)) { try XMLElement("<!DOCTYPE a><a/>") }
  }

  @Test func `a thousand levels`() {
    let text = String(repeating: "<a>", count: 1_000) + String(repeating: "</a>", count: 1_000)

    #expect(throws: XMLError.tooDeep(line: 1, limit: 32)) { try XMLElement(text) }
  }

  @Test func `as many levels as are taken`() throws {
    let text = String(repeating: "<a>", count: 32) + String(repeating: "</a>", count: 32)

    _ = try XMLElement(text)
  }

  @Test func `a flood of attributes`() {
    let flood = (0..<600_000).map { " a\($0)=''" }.joined()
    let inLatin =
      "<?xml version='1.0' encoding='ISO-8859-1'?><a b='\(String(repeating: "x", count: 70_000))'/>"

    #expect(throws: XMLError.tooLarge(limit: 4 << 20)) { try XMLElement("<a\(flood)/>") }
    #expect(throws: XMLError.tooManyAttributes(limit: 8_192)) {
      try XMLElement("<a\(flood.prefix(100_000))/>")
    }
    #expect(throws: XMLError.tooLarge(limit: 64 << 10)) { try XMLElement(inLatin) }
  }

  @Test func `a flood of prefixes`() {
    let flood = (0..<300).map { " xmlns:a\($0)='u'" }.joined()

    #expect(throws: XMLError.tooManyAttributes(limit: 256)) { try XMLElement("<a\(flood)/>") }
  }

  @Test func `no prefix that is declared again and again, one after the other`() throws {
    let elements = String(repeating: "<x:a xmlns:x='u'/>", count: 300)

    #expect(try XMLElement("<a>\(elements)</a>").children.count == 300)
  }

  @Test(arguments: [
    "<?xml version='1.0' encoding='UTF-8'?>", "<?xml version=\"1.0\" encoding = \"utf-8\" ?>",
    "<?xml version='1.0'?>", "", "\n",
  ])
  func `no long text in UTF-8`(declaration: String) throws {
    let text = declaration + "<a>" + String(repeating: "x", count: 70_000) + "</a>"

    #expect(throws: Never.self, "\(declaration)") {
      if declaration != "\n" { _ = try XMLElement(text) }
    }
  }

  @Test func `more nodes than are taken`() {
    let text = "<a>" + String(repeating: "<b c='d'/>\n", count: 10) + "</a>"

    #expect(throws: XMLError.tooManyNodes(line: 7, limit: 20)) {
      try XMLElement(text, limits: XMLLimits(bytes: 1_000, depth: 2, nodes: 20))
    }
  }

  private static let malformed: [(text: String, line: Int)] = [
    ("", 1), ("   ", 1), ("text", 1),
    ("<a>\n\0</a>", 2),
    ("<a>&#0;</a>", 1), ("<a>\u{1}</a>", 1), ("<a>&#x1F;</a>", 1),
    ("<a>\n<b></a>", 2),
    ("<a/>\n<b/>", 2),
    ("<a>", 1),
    ("<a>\n\n<x:b/></a>", 3), ("<a x:b='c'/>", 1),
    ("<a b='1' b='2'/>", 1),
    ("<a xmlns:x='u' xmlns:y='u' x:b='1' y:b='2'/>", 1),
    ("<a xmlns:x=''/>", 1),
    ("<a>&nbsp;</a>", 1), ("<a b='&e;'/>", 1),
    ("<a b='<'/>", 1), ("<a>]]></a>", 1),
    ("<?xml version='1.0' encoding='no-such'?><a/>", 1),
  ]

  @Test(arguments: malformed)
  func `what is not well-formed, with its line`(text: String, line: Int) throws {
    let error = #expect(throws: XMLError.self) { try XMLElement(text) }

    guard case .malformed(let found, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == line, "\(reason)")
    #expect(!reason.isEmpty)
  }

  @Test func `bytes that are no UTF-8`() {
    #expect(throws: XMLError.self) {
      try XMLElement(reading: Array("<a>".utf8) + [0xC3, 0x28] + Array("</a>".utf8))
    }
    #expect(throws: XMLError.self) {
      try XMLElement(reading: Array("<a>".utf8) + [0xED, 0xA0, 0x80] + Array("</a>".utf8))
    }
  }

  /// Of what can't be followed in its encoding, libxml2 would write the bytes there.
  @Test func `nothing of it is on standard error`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let head = Array("<?xml version='1.0' encoding='EUC-JP'?><a>".utf8)
      _ = try? XMLElement(reading: head + [0xFF, 0xFF] + Array("</a>".utf8))
    }

    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "")
  }
}
