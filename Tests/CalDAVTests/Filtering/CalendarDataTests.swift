import DAV
import Domain
import Testing

@testable import CalDAV

/// What of an object is shown for a `calendar-data` (RFC 4791 §9.6).
struct CalendarDataTests {
  private func shown(_ object: [UInt8], _ request: CalendarDataRequest) -> [String] {
    let answer = CalendarDataAnswer(request, zones: zones, zone: vienna)
    return lines(answer.bytes(of: object))
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
  }

  private func calendar(_ components: [ComponentSelection]?) -> CalendarDataRequest {
    CalendarDataRequest(
      component: ComponentSelection("VCALENDAR", properties: [], components: components))
  }

  private let task = object(
    "summary;LANGUAGE=de:Brot\\, Milch und noch so manches\r\n  mehr", "X-A:1", "", "BEGIN:VALARM",
    "ACTION:DISPLAY", "END:VALARM")

  @Test func `all of it is the bytes as they are`() {
    let answer = CalendarDataAnswer(CalendarDataRequest(), zones: zones, zone: vienna)

    #expect(answer.bytes(of: task) == task)
    #expect(answer.bytes(of: Array("no calendar".utf8)) == Array("no calendar".utf8))
  }

  @Test func `what can't be read stays as it is`() {
    let answer = CalendarDataAnswer(calendar([]), zones: zones, zone: vienna)

    #expect(answer.bytes(of: Array("no calendar".utf8)) == Array("no calendar".utf8))
  }

  @Test func `the properties that are selected, as they stand`() {
    let uid = ComponentSelection(
      "VTODO", properties: [.init("UID"), .init("SUMMARY")], components: [])

    let lines = shown(task, calendar([uid]))

    #expect(
      lines == [
        "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:one",
        "summary;LANGUAGE=de:Brot\\, Milch und noch so manches", "  mehr", "END:VTODO",
        "END:VCALENDAR",
      ])
  }

  @Test func `a name without its value`() {
    let summary = ComponentSelection(
      "VTODO", properties: [.init("SUMMARY", isWithoutValue: true)], components: [])

    let lines = shown(task, calendar([summary]))

    #expect(
      lines == ["BEGIN:VCALENDAR", "BEGIN:VTODO", "SUMMARY:", "END:VTODO", "END:VCALENDAR"])
  }

  @Test func `all properties, and no component but those that are selected`() {
    let all = ComponentSelection("VTODO", properties: nil, components: [])
    let request = CalendarDataRequest(
      component: ComponentSelection("VCALENDAR", properties: [.init("VERSION")], components: [all]))

    let lines = shown(task, request)

    #expect(
      lines == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:one",
        "summary;LANGUAGE=de:Brot\\, Milch und noch so manches", "  mehr", "X-A:1", "END:VTODO",
        "END:VCALENDAR",
      ])
  }

  @Test func `all components, and a selection that names nothing is all`() {
    let alarms = ComponentSelection("VTODO", properties: [.init("UID")], components: nil)
    let whole = ComponentSelection("VTODO", properties: [], components: [])

    let withAlarms = shown(task, calendar([alarms]))
    let withAll = shown(task, calendar([whole]))

    #expect(
      withAlarms == [
        "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:one", "BEGIN:VALARM", "ACTION:DISPLAY", "END:VALARM",
        "END:VTODO", "END:VCALENDAR",
      ])
    #expect(withAll.contains("X-A:1") && withAll.contains("ACTION:DISPLAY"))
  }

  @Test func `single times that don't touch a range are left out`() {
    let series = CalDAVTests.calendar([
      "BEGIN:VTODO", "UID:one", "DTSTART:20260101T100000Z", "RRULE:FREQ=DAILY", "END:VTODO",
      "BEGIN:VTODO", "UID:one", "RECURRENCE-ID:20260102T100000Z", "DTSTART:20260301T100000Z",
      "SUMMARY:moved away", "END:VTODO",
      "BEGIN:VTODO", "UID:one", "RECURRENCE-ID:20260103T100000Z", "DTSTART:20260103T110000Z",
      "SUMMARY:elsewhere", "END:VTODO",
      "BEGIN:VTODO", "UID:one", "RECURRENCE-ID:20260201T100000Z", "DTSTART:20260102T120000Z",
      "SUMMARY:moved here", "END:VTODO",
      "BEGIN:VTODO", "UID:one", "RECURRENCE-ID;RANGE=THISANDFUTURE:20251201T100000Z",
      "SUMMARY:from then on", "END:VTODO",
    ])
    let request = CalendarDataRequest(
      recurrence: .limit(range("20260102T000000Z", "20260103T000000Z")))

    let lines = shown(series, request)

    #expect(lines.contains("RRULE:FREQ=DAILY"))
    #expect(
      lines.filter { $0.hasPrefix("SUMMARY") } == [
        "SUMMARY:moved away", "SUMMARY:moved here", "SUMMARY:from then on",
      ])
  }
}
