import DAV
import Domain
import Testing

@testable import CalDAV

/// Filters as clients send them, over a list of tasks of every kind.
struct ClientFilterTests {
  private let list: [(name: String, text: [UInt8])] = [
    ("open", object("SUMMARY:open")),
    ("needs action", object("STATUS:NEEDS-ACTION", "DUE;VALUE=DATE:20260220")),
    ("in process", object("STATUS:IN-PROCESS", "PERCENT-COMPLETE:40", "RELATED-TO:parent")),
    ("done", object("STATUS:COMPLETED", "COMPLETED:20260105T120000Z", "PERCENT-COMPLETE:100")),
    ("done by status", object("STATUS:COMPLETED", "DUE;TZID=Europe/Vienna:20260601T170000")),
    ("done by time", object("COMPLETED:20260105T120000Z")),
    ("cancelled", object("STATUS:CANCELLED", "CATEGORIES:family,finance")),
    (
      "daily",
      calendar([
        "BEGIN:VTODO", "UID:daily", "DTSTART;TZID=Europe/Vienna:20250101T090000",
        "RRULE:FREQ=DAILY", "STATUS:NEEDS-ACTION", "END:VTODO", "BEGIN:VTODO", "UID:daily",
        "RECURRENCE-ID;TZID=Europe/Vienna:20250101T090000", "STATUS:COMPLETED",
        "COMPLETED:20250101T100000Z", "END:VTODO",
      ])
    ),
  ]

  /// The names of the tasks that a filter within `VTODO` finds.
  private func found(_ filter: String, prefix: String = "C") throws -> [String] {
    let name = "xmlns:\(prefix)=\"urn:ietf:params:xml:ns:caldav\""
    let report = try Report(
      reading: Array(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <\(prefix):calendar-query \(name) xmlns:D="DAV:"><D:prop><D:getetag/></D:prop>\
        <\(prefix):filter><\(prefix):comp-filter name="VCALENDAR">\(filter)</\(prefix):comp-filter>\
        </\(prefix):filter></\(prefix):calendar-query>
        """.utf8))
    guard case .calendarQuery(let query) = report else { return [] }
    return list.filter { matches($0.text, query.filter, zone: vienna) }.map(\.name)
  }

  private var everything: [String] { list.map(\.name) }

  @Test func `DAVx5, jtx Board, Tasks.org and vdirsyncer ask for all tasks`() throws {
    #expect(try found("<C:comp-filter name='VTODO'/>") == everything)
    #expect(try found("<C:comp-filter name='VEVENT'/>") == [])
    #expect(try found("") == everything)
  }

  @Test func `Evolution asks first for 35 days before and after today`() throws {
    let names = try found(
      """
      <C:comp-filter name="VTODO"><C:time-range start="20260127T000000Z" end="20260407T000000Z"/>\
      </C:comp-filter>
      """)

    #expect(
      names == ["open", "needs action", "in process", "cancelled", "daily"])
  }

  @Test func `Nextcloud Tasks asks for what is open, in small letters`() throws {
    let open = try found(
      """
      <x1:comp-filter name="VTODO"><x1:prop-filter name="completed"><x1:is-not-defined/>\
      </x1:prop-filter></x1:comp-filter>
      """, prefix: "x1")
    let children = try found(
      """
      <x1:comp-filter name="VTODO"><x1:prop-filter name="related-to">\
      <x1:text-match>parent</x1:text-match></x1:prop-filter></x1:comp-filter>
      """, prefix: "x1")

    #expect(
      open == ["open", "needs action", "in process", "done by status", "cancelled", "daily"])
    #expect(children == ["in process"])
  }

  /// Three queries whose results are put together, so that no open task is missed.
  @Test func `python-caldav asks for what is open in three ways`() throws {
    let notCompleted =
      "<C:prop-filter name=\"COMPLETED\"><C:is-not-defined/></C:prop-filter>"
    func status(_ text: String, negated: Bool) -> String {
      """
      <C:prop-filter name="STATUS"><C:text-match collation="i;octet"\
      \(negated ? " negate-condition=\"yes\"" : "")>\(text)</C:text-match></C:prop-filter>
      """
    }
    func tasks(_ filters: String...) throws -> [String] {
      try found("<C:comp-filter name=\"VTODO\">\(filters.joined())</C:comp-filter>")
    }

    let first = try tasks(
      notCompleted, status("COMPLETED", negated: true), status("CANCELLED", negated: true))
    let second = try tasks(
      notCompleted, "<C:prop-filter name=\"STATUS\"><C:is-not-defined/></C:prop-filter>")
    let third = try tasks(status("NEEDS-ACTION", negated: false))

    #expect(first == ["needs action", "in process", "daily"])
    #expect(second == ["open"])
    #expect(third == ["needs action", "daily"])
  }

  @Test func `python-caldav asks for what is open within a range`() throws {
    let names = try found(
      """
      <C:comp-filter name="VTODO"><C:prop-filter name="COMPLETED"><C:is-not-defined/>\
      </C:prop-filter><C:prop-filter name="STATUS"><C:text-match collation="i;octet" \
      negate-condition="yes">COMPLETED</C:text-match></C:prop-filter>\
      <C:time-range start="20260601T000000Z" end="20260602T000000Z"/></C:comp-filter>
      """)

    // Without a date, a task is in each range.
    #expect(names == ["in process", "cancelled", "daily"])
  }

  @Test func `python-caldav asks for a part of a category and by a range alone`() throws {
    let category = try found(
      """
      <C:comp-filter name="VTODO"><C:prop-filter name="CATEGORIES">\
      <C:text-match collation="i;octet">mil</C:text-match></C:prop-filter></C:comp-filter>
      """)
    let ranged = try found("<C:time-range start=\"20260601T000000Z\" end=\"20260602T000000Z\"/>")

    #expect(category == ["cancelled"])
    #expect(
      ranged == ["open", "in process", "done by status", "cancelled", "daily"])
  }
}
