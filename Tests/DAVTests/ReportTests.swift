import DAV
import HTTP
import Testing
import XML

@Suite struct ReportTests {
  @Test func `reads which resources are wanted, and keeps the texts of their addresses`() throws {
    let report = try Report(
      reading: body(
        "C:calendar-multiget",
        """
        <D:prop><D:getetag/><C:calendar-data/></D:prop>
        <D:href> /a/b%40c.ics
        </D:href><D:href>https://h/a/d.ics</D:href><D:href>nothing</D:href>
        """))

    guard case .calendarMultiget(let multiget) = report else { throw Other() }
    #expect(multiget.selection == .named([.dav("getetag"), .calDAV("calendar-data")]))
    #expect(multiget.calendarData == CalendarDataRequest())
    #expect(multiget.targets.map(\.text) == ["/a/b%40c.ics", "https://h/a/d.ics", "nothing"])
    #expect(
      multiget.targets.map { $0.reference?.href.segments } == [
        ["a", "b@c.ics"], ["a", "d.ics"], nil,
      ])
  }

  @Test func `reads what has changed since when`() throws {
    let report = try Report(
      reading: body(
        "D:sync-collection",
        """
        <D:sync-token>http://h/sync/12</D:sync-token><D:sync-level>1</D:sync-level>
        <D:limit><D:nresults>5</D:nresults></D:limit><D:prop><D:getetag/></D:prop>
        """))

    guard case .syncCollection(let sync) = report else { throw Other() }
    #expect(sync.token == "http://h/sync/12")
    #expect(sync.level == .one)
    #expect(sync.limit == 5)
    #expect(sync.selection == .named([.dav("getetag")]))
  }

  @Test func `takes a first synchronization with an empty token, and one without a level`() throws {
    let report = try Report(reading: body("D:sync-collection", "<D:sync-token/><D:prop/>"))

    guard case .syncCollection(let sync) = report else { throw Other() }
    #expect(sync.token == nil)
    #expect(sync.level == .one)
    #expect(sync.limit == nil)
  }

  @Test func `reads properties that are to be followed`() throws {
    let report = try Report(
      reading: body(
        "D:expand-property",
        """
        <D:property name="current-user-principal"><D:property name="displayname"/>
        <D:property name="calendar-home-set" namespace="urn:ietf:params:xml:ns:caldav"/></D:property>
        """))

    guard case .expandProperty(let expand) = report else { throw Other() }
    let principal = try #require(expand.properties.first)
    #expect(principal.name == .dav("current-user-principal"))
    #expect(
      principal.properties.map(\.name) == [.dav("displayname"), .calDAV("calendar-home-set")])
  }

  @Test func `reads searches for people`() throws {
    let report = try Report(
      reading: body(
        "D:principal-property-search",
        """
        <D:property-search><D:prop><D:displayname/></D:prop><D:match>ann</D:match></D:property-search>
        <D:prop><D:displayname/></D:prop><D:apply-to-principal-collection-set/>
        """, attributes: "test='anyof'"))

    guard case .principalPropertySearch(let search) = report else { throw Other() }
    #expect(search.searches.map(\.text) == ["ann"])
    #expect(search.searches.first?.properties == [.dav("displayname")])
    #expect(search.isAnyEnough)
    #expect(search.coversAllPrincipals)
  }

  @Test func `reads what is wanted of people beside an empty prop, and a search for nothing`()
    throws
  {
    let report = try Report(
      reading: body(
        "D:principal-property-search", "<D:prop/><C:calendar-home-set/><D:displayname/>"))
    let empty = try Report(reading: body("D:principal-property-search", ""))
    let usual = try Report(
      reading: body("D:principal-property-search", "<D:prop><D:owner/></D:prop><D:displayname/>"))

    guard case .principalPropertySearch(let search) = report,
      case .principalPropertySearch(let other) = empty,
      case .principalPropertySearch(let third) = usual
    else { throw Other() }
    #expect(search.searches == [])
    #expect(search.selection == .named([.calDAV("calendar-home-set"), .dav("displayname")]))
    #expect(other.selection == .named([]))
    #expect(third.selection == .named([.dav("owner")]))
  }

  @Test func `reads when it is asked whether a person is busy`() throws {
    let report = try Report(
      reading: body(
        "C:free-busy-query",
        "<C:time-range start='19700101T000001Z' end='19700101T000100Z'/><D:unknown/>"))

    guard case .freeBusyQuery(let query) = report else { throw Other() }
    #expect(query.timeRange == TimeRange(start: 1, end: 60))
  }

  @Test func `reads the other reports about people`() throws {
    let own = try Report(reading: body("D:principal-match", "<D:self/>"))
    let property = try Report(
      reading: body(
        "D:principal-match", "<D:principal-property><D:owner/></D:principal-property>"))

    guard case .principalMatch(let match) = own, case .principalMatch(let other) = property else {
      throw Other()
    }
    #expect(match.condition == .isSelf)
    #expect(other.condition == .property(.dav("owner")))
    #expect(
      try Report(reading: body("D:principal-search-property-set", ""))
        == .principalSearchPropertySet)
    #expect(
      try Report(reading: body("D:acl-principal-prop-set", "<D:prop><D:displayname/></D:prop>"))
        == .aclPrincipalPropSet(.named([.dav("displayname")])))
  }

  private static let refused: [(body: [UInt8], status: Status, precondition: Precondition?)] = [
    ([], .badRequest, nil),
    (body("C:free-busy-query", ""), .forbidden, .validFilter),
    (body("C:free-busy-query", "<C:time-range/>"), .forbidden, .validFilter),
    (body("x", ""), .forbidden, .supportedReport),
    (body("C:calendar-multiget", "<D:prop/>"), .badRequest, nil),
    (body("D:sync-collection", "<D:sync-level>2</D:sync-level>"), .badRequest, nil),
    (body("D:sync-collection", "<D:limit/>"), .badRequest, nil),
    (body("D:sync-collection", "<D:limit><D:nresults>0</D:nresults></D:limit>"), .badRequest, nil),
    (
      body("D:sync-collection", "<D:limit><D:nresults>9223372036854775808</D:nresults></D:limit>"),
      .badRequest, nil
    ),
    (body("D:expand-property", "<D:property/>"), .badRequest, nil),
    (body("D:expand-property", "<D:property name='a&gt;'/>"), .badRequest, nil),
    (body("D:principal-match", ""), .badRequest, nil),
    (body("D:principal-property-search", "<D:property-search/>"), .badRequest, nil),
  ]

  @Test(arguments: refused)
  func `refuses what is no report`(body: [UInt8], status: Status, precondition: Precondition?) {
    let error = #expect(throws: DAVError.self) { try Report(reading: body) }

    #expect(error?.status == status)
    #expect(error?.precondition == precondition)
  }

  private struct Other: Error {}
}
