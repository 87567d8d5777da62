import DAV
import Domain
import Testing

@testable import CalDAV

/// Ranges for a VALARM: when it rings, at first and again (RFC 4791 §9.9).
struct AlarmRangeTests {
  private func rings(
    _ start: String, _ end: String, _ lines: [String], _ alarm: String...
  ) -> Bool {
    let text = calendar(
      ["BEGIN:VTODO", "UID:one"] + lines + ["BEGIN:VALARM", "ACTION:DISPLAY"] + alarm
        + ["END:VALARM", "END:VTODO"])
    return matches(
      text, tasks(components: [ComponentFilter("VALARM", timeRange: range(start, end))]))
  }

  private let dated = ["DTSTART:20260110T080000Z", "DUE:20260110T180000Z"]

  @Test func `before the start, or before it is due`() {
    #expect(rings("20260110T074000Z", "20260110T075500Z", dated, "TRIGGER:-PT15M"))
    #expect(rings("20260110T074500Z", "20260110T075500Z", dated, "TRIGGER:-PT15M"))
    #expect(!rings("20260110T073000Z", "20260110T074500Z", dated, "TRIGGER:-PT15M"))
    #expect(!rings("20260110T080000Z", "20260110T081500Z", dated, "TRIGGER:-PT15M"))
    #expect(rings("20260110T174500Z", "20260110T180000Z", dated, "TRIGGER;RELATED=END:-PT15M"))
  }

  @Test func `before it is due when it has no start`() {
    #expect(
      rings("20260110T174500Z", "20260110T180000Z", ["DUE:20260110T180000Z"], "TRIGGER:-PT15M"))
  }

  @Test func `at a moment`() {
    let alarm = "TRIGGER;VALUE=DATE-TIME:20260501T100000Z"

    #expect(rings("20260501T100000Z", "20260501T100001Z", [], alarm))
    #expect(!rings("20260501T100001Z", "20260501T110001Z", [], alarm))
  }

  @Test func `again and again`() {
    let alarm = ["TRIGGER:-PT15M", "REPEAT:4", "DURATION:PT5M"]
    func isHeard(_ start: String, _ end: String) -> Bool {
      rings(start, end, dated, alarm[0], alarm[1], alarm[2])
    }

    #expect(isHeard("20260110T080400Z", "20260110T080600Z"))
    #expect(!isHeard("20260110T080100Z", "20260110T080400Z"))
    #expect(!isHeard("20260110T080600Z", "20260110T090000Z"))
  }

  @Test func `for each instance`() {
    let lines = dated + ["RRULE:FREQ=DAILY"]

    #expect(rings("20260210T074000Z", "20260210T075500Z", lines, "TRIGGER:-PT15M"))
    #expect(rings("20260209T075900Z", "20260209T080100Z", lines, "TRIGGER:-P1D"))
    #expect(!rings("20260210T080000Z", "20260210T081500Z", lines, "TRIGGER:-PT15M"))
  }

  @Test func `not when it can't be read, nor for a task without dates`() {
    #expect(!rings("20260110T000000Z", "20260111T000000Z", dated, "TRIGGER:soon"))
    #expect(!rings("20260110T000000Z", "20260111T000000Z", [], "TRIGGER:-PT15M"))
  }

  @Test func `with numbers that are too large for any clock`() {
    let far = ["TRIGGER:-P999999999W", "REPEAT:9223372036854775807", "DURATION:P999999999W"]

    _ = rings("20260110T000000Z", "20260111T000000Z", dated, far[0], far[1], far[2])
    _ = rings(
      "00010101T000000Z", "", dated + ["RRULE:FREQ=DAILY"], "TRIGGER:P999999999W", far[1], far[2])
    _ = rings("", "99991231T235959Z", ["DTSTART:99991231T235959Z", "DURATION:P999999999W"], far[0])
  }
}
