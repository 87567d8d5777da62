import Testing
import XML

@Suite struct WritingTests {
  @Test func `declares the known namespaces at the root, and others where they are used`() {
    let xml = XMLWriter()

    xml.beginDocument(XMLName(.dav, "a"))
    xml.element(XMLName(.calDAV, "b"), text: "x")
    xml.element(XMLName(.appleICal, "c"))
    xml.element(XMLName(XMLNamespace("urn:\"x&"), "d")) {
      xml.element(XMLName(.none, "e"), ("name", "\"\n"))
    }
    xml.endDocument(XMLName(.dav, "a"))

    #expect(
      String(decoding: xml.take(), as: UTF8.self) == """
        <?xml version="1.0" encoding="utf-8"?>
        <d:a xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" \
        xmlns:cs="http://calendarserver.org/ns/" xmlns:a="http://apple.com/ns/ical/">\
        <c:b>x</c:b><a:c/><x:d xmlns:x="urn:&quot;x&amp;"><e name="&quot;&#10;"/></x:d></d:a>

        """)
  }

  @Test func `writes any text so that it is read as it was, but for what XML can't carry`() throws {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
    let text = String(String.UnicodeScalarView(scalars))
    let xml = XMLWriter()

    xml.element(XMLName(.none, "a"), text: text)
    xml.element(XMLName(.none, "a"), ("b", text))

    let written = Array("<r>".utf8) + xml.take() + Array("</r>".utf8)
    let root = try XMLElement(
      reading: written, limits: XMLLimits(bytes: 20 << 20, depth: 3, nodes: 10))
    let expected = String(
      String.UnicodeScalarView(
        scalars.map { scalar in
          switch scalar.value {
          case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: scalar
          default: "\u{FFFD}"
          }
        }))
    let elements = Array(root.elements)
    #expect(elements[0].text.unicodeScalars.elementsEqual(expected.unicodeScalars))
    #expect(
      try #require(elements[1][attribute: "b"]).unicodeScalars
        .elementsEqual(expected.unicodeScalars))
  }

  @Test func `turns bytes that are no UTF-8 into what is`() throws {
    let xml = XMLWriter()

    xml.element(XMLName(.none, "a")) { xml.text(utf8: [0x61, 0xFF, 0xEF, 0xBF]) }

    let root = try XMLElement(reading: xml.take())
    #expect(root.text.hasPrefix("a\u{FFFD}"))
  }

  @Test(arguments: [
    "<a/>", "<a>text</a>", "<a xmlns=\"urn:x\"><b xmlns=\"\">1<c/>2</b></a>",
    "<D:a xmlns:D=\"DAV:\" xml:lang=\"de\">x <D:b>y</D:b> z</D:a>",
    "<x:a xmlns:x=\"urn:x\" x:b=\"&#9;&#10;&#13;&quot;\">&#13;\n\t&amp;&lt;]]&gt;</x:a>",
    "<a xmlns:q=\"urn:q\">q:name</a>",
    "<x:a xmlns:x=\"urn:1\"><x:a xmlns:x=\"urn:2\" x:b=\"1\"/><x:c/></x:a>",
  ])
  func `writes an element that was read as it came`(text: String) throws {
    let element = try XMLElement(text)

    #expect(String(decoding: element.bytes, as: UTF8.self) == text)
  }

  @Test func `writes a part of a document with the prefixes that it needs`() throws {
    let root = try XMLElement(
      "<D:r xmlns:D='DAV:' xmlns='urn:d' xmlns:x='urn:x'><D:p><v x:a='1'/><x:w/></D:p></D:r>")
    let part = try #require(Array(root.elements).first)

    let text = String(decoding: part.bytes, as: UTF8.self)

    #expect(
      text == """
        <D:p xmlns:D="DAV:"><v xmlns="urn:d" xmlns:x="urn:x" x:a="1"/>\
        <x:w xmlns:x="urn:x"/></D:p>
        """)
    #expect(try XMLElement(text) == part)
  }

  @Test func `finds prefixes for what was put together by hand`() throws {
    let element = XMLElement(
      XMLName(.none, "a"), declarations: [XMLPrefixDeclaration("", .dav)],
      attributes: [
        XMLAttribute(XMLName(.dav, "b"), value: "1"),
        XMLAttribute(XMLName(.calDAV, "b"), prefix: "xmlns", value: "2"),
        XMLAttribute(XMLName(.none, "b"), prefix: "no", value: "3"),
        XMLAttribute(XMLName(.xml, "lang"), value: "ja"),
      ])

    #expect(try XMLElement(reading: element.bytes) == element)
  }

  @Test func `takes a name that came as text only if it can be one`() {
    #expect(XMLName(validating: "x-calendar.icon_2", in: .dav)?.localName == "x-calendar.icon_2")
    #expect(XMLName(validating: "名前", in: .dav) != nil)
    for text in ["", "a b", "a:b", "1a", "-a", "a>", "a\0"] {
      #expect(XMLName(validating: text, in: .dav) == nil, "\(text)")
    }
  }
}
