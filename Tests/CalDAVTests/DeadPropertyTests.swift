import DAV
import Domain
import HTTP
import Testing
import XML

/// Properties that mean something to programs alone (RFC 4918 §4.1) are kept of members too.
@Suite struct DeadPropertyTests {
  private static let mark = XMLName(XMLNamespace("urn:x"), "mark")

  @Test func `keeps what a program sets of a task, through moving and copying`() async throws {
    let stage = try await DAVStage()
    let put = try await stage.put("a", "SUMMARY:a")
    let home = "\(stage.home)home/"
    _ = try await stage.request(.mkcol, "\(stage.home)other")

    let set = try Multistatus(try await stage.setMark("<b>1</b> &amp;", of: "\(home)a.ics"))
    _ = try await stage.request(
      .move, "\(home)a.ics", "", [(.destination, "\(home)b.ics")])
    _ = try await stage.request(
      .copy, "\(home)b.ics", "", [(.destination, "\(stage.home)other/c.ics")])

    #expect(set["\(home)a.ics"]?.property(Self.mark) != nil)
    for path in ["\(home)b.ics", "\(stage.home)other/c.ics"] {
      let found = try await stage.propfind(path, "<x:mark xmlns:x='urn:x'/><d:getetag/>")
      let mark = try #require(found.responses.first?.property(Self.mark))
      #expect(mark.elements.map(\.name.localName) == ["b"])
      #expect(mark.text == " &")
    }
    let listed = try await stage.propfind(home, "<x:mark xmlns:x='urn:x'/>", depth: "1")
    #expect(listed["\(home)b.ics"]?.property(Self.mark) != nil)
    #expect(put.status == .created)
  }

  @Test func `forgets them with the task, and refuses what is the server's`() async throws {
    let stage = try await DAVStage()
    let path = "\(stage.home)home/a.ics"
    try await stage.put("a", "SUMMARY:a")
    _ = try await stage.setMark("1", of: path)

    let refused = try Multistatus(
      try await stage.setMark("2", of: path, and: "<d:getetag>\"1\"</d:getetag>"))
    let kept = try await stage.propfind(path, "<x:mark xmlns:x='urn:x'/>")
    _ = try await stage.request(.delete, path)
    try await stage.put("a", "SUMMARY:again")
    let gone = try await stage.propfind(path, "<x:mark xmlns:x='urn:x'/>")

    #expect(refused[path]?.properties["403"]?.map(\.name) == [.dav("getetag")])
    #expect(refused[path]?.properties["424"]?.map(\.name) == [Self.mark])
    #expect(kept[path]?.property(Self.mark)?.text == "1")
    #expect(gone[path]?.properties["404"]?.map(\.name) == [Self.mark])
  }
}

extension DAVStage {
  fileprivate func setMark(
    _ value: String, of path: String, and others: String = ""
  ) async throws -> Response {
    try await request(
      .proppatch, path,
      """
      <d:propertyupdate xmlns:d="DAV:"><d:set><d:prop><x:mark xmlns:x="urn:x">\(value)</x:mark>\
      \(others)</d:prop></d:set></d:propertyupdate>
      """)
  }
}
