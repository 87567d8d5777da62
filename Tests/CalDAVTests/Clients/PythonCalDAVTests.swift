import DAV
import Domain
import HTTP
import SQLiteStorage
import Testing
import XML

/// What python-caldav 3.6 asks for beside what all programs ask.
@Suite struct PythonCalDAVTests {
  /// It names the properties that it wants beside a `prop` with nothing in it.
  private static func principals(_ search: String = "") -> String {
    """
    <D:principal-property-search xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:">\(search)\
    <D:prop/><C:calendar-home-set/><D:displayname/></D:principal-property-search>
    """
  }

  private static func named(_ name: String) -> String {
    """
    <D:property-search><D:prop><D:displayname/></D:prop><D:match>\(name)</D:match>\
    </D:property-search>
    """
  }

  @Test(arguments: ["", named("ann@example.org"), named("Ann@")])
  func `who looks for people finds himself, and nobody else`(search: String) async throws {
    let stage = try await DAVStage()
    try await stage.addBob()

    let found = try await stage.report(Self.principals(search), on: "/dav/")

    let principal = "/dav/people/\(stage.account.number)/"
    #expect(found.responses.map(\.href) == [principal])
    let properties = try #require(found[principal])
    #expect(properties.property(.dav("displayname"))?.text == "ann@example.org")
    let home = properties.property(.calDAV("calendar-home-set"))
    #expect(home?.elements.map(\.text) == [stage.home])
  }

  @Test(arguments: [named("bob@example.org"), named("ann") + named("bob")])
  func `who looks for another finds nobody`(search: String) async throws {
    let stage = try await DAVStage()
    try await stage.addBob()

    let found = try await stage.report(Self.principals(search), on: "/dav/")

    #expect(found.responses == [])
  }

  @Test func `one of several searches is enough for who says so`() async throws {
    let stage = try await DAVStage()

    let found = try await stage.report(
      """
      <D:principal-property-search xmlns:D="DAV:" test="anyof">
      \(Self.named("ann"))\(Self.named("bob"))<D:prop><D:displayname/></D:prop>
      </D:principal-property-search>
      """, on: "/dav/")

    #expect(found.responses.count == 1)
  }

  @Test func `a category is found by who leaves open what kind of object has it`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "CATEGORIES:garden")
    try await stage.put("b", "CATEGORIES:home")

    let found = try await stage.report(
      """
      <C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop>\
      <C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:prop-filter \
      name="CATEGORIES"><C:text-match collation="i;octet">garden</C:text-match></C:prop-filter>\
      </C:comp-filter></C:filter></C:calendar-query>
      """)

    #expect(found.responses.map(\.href) == ["\(stage.home)home/a.ics"])
  }
}

extension DAVStage {
  fileprivate func addBob() async throws {
    _ = try await store.addAccount(
      email: EmailAddress("bob@example.org"), passwordHash: nil, zone: .utc, language: .english,
      at: StoppedClock().now())
  }
}
