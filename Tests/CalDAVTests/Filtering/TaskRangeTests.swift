import DAV
import Testing

@testable import CalDAV

/// The table for VTODO in RFC 4791 §9.9, row by row; the range is an hour, from 10:00 to 11:00.
struct TaskRangeTests {
  private func isInHour(_ lines: String...) -> Bool {
    let hour = range("20260310T100000Z", "20260310T110000Z")
    return matches(
      calendar(["BEGIN:VTODO", "UID:one"] + lines + ["END:VTODO"]), tasks(timeRange: hour))
  }

  @Test(arguments: [
    ("080000", "PT1H", false), ("080000", "PT2H", true), ("080000", "PT4H", true),
    ("103000", "PT10M", true), ("100000", "PT0S", true), ("110000", "PT0S", true),
    ("110000", "PT1H", false), ("103000", "PT1H", true),
  ])
  func `a start and a duration`(start: String, duration: String, isIn: Bool) {
    let found = isInHour("DTSTART:20260310T\(start)Z", "DURATION:\(duration)")

    #expect(found == isIn)
  }

  @Test(arguments: [
    ("080000", "100000", false), ("080000", "100001", true), ("080000", "120000", true),
    ("100000", "100000", true), ("110000", "120000", false), ("105959", "120000", true),
    ("110000", "110000", true), ("120000", "103000", true),
  ])
  func `a start and a due date`(start: String, due: String, isIn: Bool) {
    let found = isInHour("DTSTART:20260310T\(start)Z", "DUE:20260310T\(due)Z")

    #expect(found == isIn)
  }

  @Test(arguments: [
    ("095959", false), ("100000", true), ("105959", true), ("110000", false),
  ])
  func `a start alone`(start: String, isIn: Bool) {
    #expect(isInHour("DTSTART:20260310T\(start)Z") == isIn)
  }

  @Test(arguments: [
    ("100000", false), ("100001", true), ("110000", true), ("110001", false),
  ])
  func `a due date alone`(due: String, isIn: Bool) {
    #expect(isInHour("DUE:20260310T\(due)Z") == isIn)
  }

  @Test(arguments: [
    ("090000", "093000", false), ("090000", "100000", true), ("090000", "120000", true),
    ("110000", "120000", true), ("110001", "120000", false),
  ])
  func `created and completed`(created: String, completed: String, isIn: Bool) {
    let found = isInHour("CREATED:20260310T\(created)Z", "COMPLETED:20260310T\(completed)Z")

    #expect(found == isIn)
  }

  @Test(arguments: [
    ("095959", false), ("100000", true), ("110000", true), ("110001", false),
  ])
  func `completed alone`(completed: String, isIn: Bool) {
    #expect(isInHour("COMPLETED:20260310T\(completed)Z") == isIn)
  }

  @Test(arguments: [("080000", true), ("105959", true), ("110000", false)])
  func `created alone`(created: String, isIn: Bool) {
    #expect(isInHour("CREATED:20260310T\(created)Z") == isIn)
  }

  @Test func `no time at all is in each range`() {
    #expect(isInHour("SUMMARY:some day"))
  }

  @Test func `a start or a due date outweighs when it was completed`() {
    #expect(!isInHour("DTSTART:20260410T100000Z", "COMPLETED:20260310T103000Z"))
    #expect(!isInHour("DUE:20260410T100000Z", "COMPLETED:20260310T103000Z"))
  }

  @Test func `a due date outweighs a duration beside it`() {
    #expect(!isInHour("DTSTART:20260310T080000Z", "DUE:20260310T090000Z", "DURATION:PT9H"))
  }

  @Test func `an open end is later than all, an open start earlier`() {
    let task = object("DUE:20260310T103000Z")

    #expect(matches(task, tasks(timeRange: range("20260101T000000Z", ""))))
    #expect(!matches(task, tasks(timeRange: range("20260401T000000Z", ""))))
    #expect(matches(task, tasks(timeRange: range("", "20260401T000000Z"))))
    #expect(!matches(task, tasks(timeRange: range("", "20260101T000000Z"))))
  }
}
