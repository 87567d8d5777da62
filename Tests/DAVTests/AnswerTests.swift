import DAV
import HTTP
import Testing
import XML

@Suite struct AnswerTests {
  @Test func `groups the properties of each resource by status`() throws {
    let multistatus = MultistatusWriter()

    multistatus.response("/a/") { properties in
      properties.missing(.dav("x"))
      properties.found(.dav("resourcetype"), .elements([.dav("collection"), .calDAV("calendar")]))
      properties.refused(.dav("quota"), .forbidden, .needPrivileges)
      properties.found(.dav("displayname"), .text("A & B"))
      properties.refused(.dav("acl"), .forbidden, .needPrivileges)
      properties.missing(XMLName(XMLNamespace("urn:x"), "y"))
    }
    multistatus.response("/a/b") { properties in
      properties.found(.dav("getetag"), .entityTag(EntityTag(hashing: [])))
    }

    #expect(
      content(multistatus.finish()) == """
        <d:response><d:href>/a/</d:href>\
        <d:propstat><d:prop><d:resourcetype><d:collection/><c:calendar/></d:resourcetype>\
        <d:displayname>A &amp; B</d:displayname></d:prop>\
        <d:status>HTTP/1.1 200 OK</d:status></d:propstat>\
        <d:propstat><d:prop><d:x/><x:y xmlns:x="urn:x"/></d:prop>\
        <d:status>HTTP/1.1 404 Not Found</d:status></d:propstat>\
        <d:propstat><d:prop><d:quota/><d:acl/></d:prop><d:status>HTTP/1.1 403 Forbidden</d:status>\
        <d:error><d:need-privileges/></d:error></d:propstat></d:response>\
        <d:response><d:href>/a/b</d:href><d:propstat><d:prop>\
        <d:getetag>\(EntityTag(hashing: []))</d:getetag>\
        </d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>
        """)
  }

  private static let values: [(value: PropertyValue, content: String)] = [
    (.empty, ""), (.text("a<b"), "a&lt;b"), (.utf8(Array("a\r\nb".utf8)), "a&#13;\nb"),
    (.number(-12), "-12"),
    (.hrefs(["/a", "/b&c"]), "<d:href>/a</d:href><d:href>/b&amp;c</d:href>"),
    (.components(["VTODO"]), "<c:comp name=\"VTODO\"/>"),
    (
      .reports([.dav("sync-collection")]),
      "<d:supported-report><d:report><d:sync-collection/></d:report></d:supported-report>"
    ),
    (.privileges([.dav("read")]), "<d:privilege><d:read/></d:privilege>"),
    (.collations([.octet]), "<c:supported-collation>i;octet</c:supported-collation>"),
  ]

  @Test(arguments: values)
  func `writes each kind of value`(value: PropertyValue, content: String) {
    let multistatus = MultistatusWriter()

    multistatus.response("/") { $0.found(.dav("x"), value) }

    let element = content.isEmpty ? "<d:x/>" : "<d:x>\(content)</d:x>"
    #expect(
      self.content(multistatus.finish()) == """
        <d:response><d:href>/</d:href><d:propstat><d:prop>\(element)</d:prop>\
        <d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>
        """)
  }

  @Test func `leaves out what is missing when little is wanted, but never every propstat`() {
    let multistatus = MultistatusWriter(isMinimal: true)

    multistatus.response("/") { $0.missing(.dav("x")) }

    #expect(
      content(multistatus.finish()) == """
        <d:response><d:href>/</d:href><d:propstat><d:prop/>\
        <d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>
        """)
  }

  @Test func `says what is gone, what is left out, and from where to go on`() {
    let multistatus = MultistatusWriter()

    multistatus.response("/a/b", .notFound)
    multistatus.truncated("/a/")

    #expect(
      content(multistatus.finish(syncToken: "http://h/1")) == """
        <d:response><d:href>/a/b</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>\
        <d:response><d:href>/a/</d:href><d:status>HTTP/1.1 507 Insufficient Storage</d:status>\
        <d:error><d:number-of-matches-within-limits/></d:error></d:response>\
        <d:sync-token>http://h/1</d:sync-token>
        """)
  }

  @Test func `gives a long answer in parts`() throws {
    let multistatus = MultistatusWriter()

    multistatus.response("/a", .notFound)
    let start = multistatus.take()
    multistatus.response("/b", .notFound)
    let root = try XMLElement(reading: start + multistatus.finish())

    #expect(root.elements.compactMap { $0.first(.dav("href"))?.text } == ["/a", "/b"])
  }

  @Test func `gives a stored property back as it was set`() throws {
    let property = try XMLElement(
      reading: Array("<q:a xmlns:q='urn:q' xml:lang='ja'>あ<q:b/>\r\n</q:a>".utf8))
    let multistatus = MultistatusWriter()

    multistatus.response("/") { $0.found(stored: property.bytes) }

    let root = try XMLElement(reading: multistatus.finish())
    let prop = root.first(.dav("response"))?.first(.dav("propstat"))?.first(.dav("prop"))
    #expect(prop?.first(property.name) == property)
  }

  @Test func `answers an error with its element, what it speaks of, and a sentence`() throws {
    let conflict = DAVError(
      .noUIDConflict, hrefs: [try Href(parsing: "/a/b c.ics")], "The UID is taken")
    let privilege = DAVError(
      .forbidden, .needPrivileges, hrefs: [try Href(parsing: "/a/")], privilege: .dav("write"), "")

    #expect(
      content(conflict.body) == """
        <c:no-uid-conflict><d:href>/a/b%20c.ics</d:href></c:no-uid-conflict>\
        <d:responsedescription>The UID is taken</d:responsedescription>
        """)
    #expect(
      content(privilege.body) == """
        <d:need-privileges><d:resource><d:href>/a/</d:href><d:privilege><d:write/></d:privilege>\
        </d:resource></d:need-privileges>
        """)
  }

  @Test(arguments: Precondition.allCases)
  func `names each precondition by a well-formed element`(precondition: Precondition) throws {
    let root = try XMLElement(reading: DAVError(precondition, "\0").body)

    #expect(root.name == .dav("error"))
    #expect(root.first(precondition.name) != nil)
    #expect(root.first(.dav("responsedescription"))?.text == "\u{FFFD}")
    #expect((400...599).contains(precondition.status.code))
  }

  @Test func `says what became of the properties of a new collection`() throws {
    let body = CreationAnswer.mkcalendar { properties in
      properties.refused(.dav("getetag"), .forbidden, .cannotModifyProtectedProperty)
      properties.refused(.dav("displayname"), .failedDependency)
    }

    let root = try XMLElement(reading: body)
    #expect(root.name == .calDAV("mkcalendar-response"))
    #expect(
      root.elements.compactMap { $0.first(.dav("status"))?.text } == [
        "HTTP/1.1 403 Forbidden", "HTTP/1.1 424 Failed Dependency",
      ])
  }

  /// What stands in the root, which must be well-formed with it.
  private func content(_ document: [UInt8]) -> String {
    let text = String(decoding: document, as: UTF8.self)
    do {
      _ = try XMLElement(reading: document)
    } catch {
      Issue.record("\(error): \(text)")
    }
    guard let start = text.firstRange(of: "ns/ical/\">"), let end = text.lastIndex(of: "<") else {
      return text
    }
    return String(text[start.upperBound..<end])
  }
}
