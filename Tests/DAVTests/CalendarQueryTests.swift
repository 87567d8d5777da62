import DAV
import HTTP
import Testing
import XML

@Suite struct CalendarQueryTests {
  @Test func `reads what DAVx5 asks`() throws {
    let query = try query(
      "<D:prop><D:getetag/></D:prop>", filter: "<C:comp-filter name='VTODO'/>")

    #expect(query.selection == .named([.dav("getetag")]))
    #expect(query.calendarData == nil)
    #expect(query.filter == ComponentFilter("VCALENDAR", components: [ComponentFilter("VTODO")]))
    #expect(query.limit == nil)
  }

  @Test func `reads every kind of condition`() throws {
    let query = try query(
      filter: """
        <C:comp-filter name="vtodo">
          <C:time-range start="20260101T000000Z" end="20260201T000000Z"/>
          <C:prop-filter name="completed"><C:is-not-defined/></C:prop-filter>
          <C:prop-filter name="SUMMARY">
            <C:text-match collation="i;octet" negate-condition="yes"> Milk </C:text-match>
            <C:param-filter name="language"><C:text-match>de</C:text-match></C:param-filter>
          </C:prop-filter>
          <C:prop-filter name="DUE"><C:time-range start="19700101T000001Z"/></C:prop-filter>
          <C:comp-filter name="VALARM"><C:is-not-defined/></C:comp-filter>
        </C:comp-filter>
        """)

    let expected = ComponentFilter(
      "VTODO", timeRange: TimeRange(start: 1_767_225_600, end: 1_769_904_000),
      properties: [
        PropertyFilter("COMPLETED", .isNotDefined),
        PropertyFilter(
          "SUMMARY", .text(TextMatch(" Milk ", collation: .octet, isNegated: true)),
          parameters: [ParameterFilter("LANGUAGE", .text(TextMatch("de")))]),
        PropertyFilter("DUE", .timeRange(TimeRange(start: 1, end: nil))),
      ], components: [ComponentFilter("VALARM", isNotDefined: true)])
    #expect(query.filter.components == [expected])
  }

  @Test func `reads which parts of the data are wanted`() throws {
    let query = try query(
      """
      <D:prop><C:calendar-data><C:comp name="vcalendar"><C:prop name="version" novalue="yes"/>
      <C:comp name="VTODO"><C:allprop/><C:allcomp/></C:comp></C:comp>
      <C:expand start="20260101T000000Z" end="20260201T000000Z"/></C:calendar-data></D:prop>
      """)

    let todo = ComponentSelection("VTODO", properties: nil, components: nil)
    #expect(query.selection == .named([.calDAV("calendar-data")]))
    #expect(
      query.calendarData
        == CalendarDataRequest(
          component: ComponentSelection(
            "VCALENDAR",
            properties: [ComponentSelection.Property("VERSION", isWithoutValue: true)],
            components: [todo]),
          recurrence: .expand(TimeRange(start: 1_767_225_600, end: 1_769_904_000))))
  }

  @Test func `reads zone and limit`() throws {
    let query = try query(
      """
      <D:allprop/><C:timezone>BEGIN:VCALENDAR</C:timezone><C:timezone-id> Asia/Tokyo </C:timezone-id>
      <D:limit><D:nresults> 20 </D:nresults></D:limit>
      """)

    #expect(query.selection == .all(including: []))
    #expect(query.timeZone == "BEGIN:VCALENDAR")
    #expect(query.timeZoneID == "Asia/Tokyo")
    #expect(query.limit == 20)
  }

  private static let refused: [(filter: String, precondition: Precondition)] = [
    ("<C:comp-filter/>", .validFilter),
    (
      "<C:comp-filter name='VTODO'><C:is-not-defined/><C:time-range start='20260101T000000Z'/></C:comp-filter>",
      .validFilter
    ),
    ("<C:time-range/>", .validFilter),
    ("<C:time-range start='20260101'/>", .validFilter),
    ("<C:time-range start='20260101T000000'/>", .validFilter),
    ("<C:time-range start='20260231T000000Z'/>", .validFilter),
    ("<C:time-range start='20260201T000000Z' end='20260201T000000Z'/>", .validFilter),
    (
      "<C:prop-filter name='A'><C:text-match collation='i;no'>x</C:text-match></C:prop-filter>",
      .supportedCollation
    ),
    (
      "<C:prop-filter name='A'><C:text-match negate-condition='1'>x</C:text-match></C:prop-filter>",
      .validFilter
    ),
    (
      "<C:prop-filter name='A'><C:is-not-defined/><C:text-match>x</C:text-match></C:prop-filter>",
      .validFilter
    ),
    ("<C:prop-filter name='A'><x/></C:prop-filter>", .supportedFilter),
    ("<C:near-me/>", .supportedFilter),
  ]

  @Test(arguments: refused)
  func `refuses a filter by its precondition`(filter: String, precondition: Precondition) {
    let error = #expect(throws: DAVError.self) { try query(filter: filter) }

    #expect(error?.precondition == precondition)
    #expect(error?.status == .forbidden)
  }

  @Test func `refuses a filter that isn't one of a calendar`() {
    for filter in ["", "<C:filter/>", "<C:filter><C:comp-filter name='VTODO'/></C:filter>"] {
      let error = #expect(throws: DAVError.self) {
        try Report(reading: body("C:calendar-query", filter))
      }

      #expect(error?.precondition == .validFilter)
    }
  }

  @Test func `refuses data of another kind`() {
    let error = #expect(throws: DAVError.self) {
      try query("<D:prop><C:calendar-data content-type='application/calendar+json'/></D:prop>")
    }

    #expect(error?.precondition == .supportedCalendarData)
  }

  @Test(arguments: [
    ("19700101T000000Z", 0), ("19691231T235959Z", -1), ("20000229T120000Z", 951_825_600),
    ("00000101T000000Z", -62_167_219_200), ("99991231T235959Z", 253_402_300_799),
    ("21000301T000000Z", 4_107_542_400),
  ])
  func `counts the seconds of a time`(text: String, seconds: Int) throws {
    let query = try query(filter: "<C:time-range start='\(text)'/>")

    #expect(query.filter.timeRange?.start == seconds)
  }

  private func query(_ content: String = "", filter: String = "") throws -> CalendarQuery {
    let report = try Report(
      reading: body(
        "C:calendar-query",
        "\(content)<C:filter><C:comp-filter name='VCALENDAR'>\(filter)</C:comp-filter></C:filter>"))
    guard case .calendarQuery(let query) = report else { throw NotAQuery() }
    return query
  }

  private struct NotAQuery: Error {}
}
