import Domain
import Testing

@testable import Presentation

@Suite struct WhenParserTests {
  /// A Monday.
  let now = "2026-11-30T09:30"

  @Test(arguments: [
    ("2026-12-31", "2026-12-31"),
    ("2026-12-31 18:00", "2026-12-31T18:00"),
    ("2026-12-31T18:00", "2026-12-31T18:00"),
    ("today", "2026-11-30"),
    ("Tomorrow", "2026-12-01"),
    ("tomorrow 9:00", "2026-12-01T09:00"),
    ("yesterday", "2026-11-29"),
    ("sunday", "2026-12-06"),
    ("FRI 17:15", "2026-12-04T17:15"),
    ("今日", "2026-11-30"),
    ("明日 9:00", "2026-12-01T09:00"),
    ("金曜日", "2026-12-04"),
    ("내일", "2026-12-01"),
    ("수요일 8:05", "2026-12-02T08:05"),
    ("12:00", "2026-11-30T12:00"),
    ("next fri 9am", "2026-12-11T09:00"),
    ("in 3 days", "2026-12-03"),
    ("明日の朝9時", "2026-12-01T09:00"),
    ("月末", "2026-11-30"),
    ("다음 주 금요일", "2026-12-11"),
    ("2026-12-31T18:00[Asia/Tokyo]", "2026-12-31T18:00"),
    ("2026-12-31T18:00Z", "2026-12-31T18:00:00.000Z"),
  ])
  func `reads a date as people of three languages type it`(
    _ text: String, _ expected: String
  ) throws {
    #expect(try parser().parse(text).iso == expected)
  }

  @Test func `a weekday is never today and never in the past`() throws {
    #expect(try parser().parse("monday").iso == "2026-12-07")
  }

  @Test func `a time that has passed is tomorrow's`() throws {
    #expect(try parser().parse("9:30").iso == "2026-12-01T09:30")
    #expect(try parser().parse("9:31").iso == "2026-11-30T09:31")
  }

  @Test(arguments: [
    "", "10", "1799999999", "2026-02-29", "2026-13-01", "25:00", "soon", "today today",
    "0000-01-01",
    "2026-12-31 18:00 UTC", "२०२६-१२-३१", "-1-2-3", "2026--1-01",
  ])
  func `refuses what is no date instead of guessing`(_ text: String) throws {
    #expect(throws: NotADate.self) { try parser().parse(text) }
  }

  @Test func `a time is in the zone that is given`() throws {
    let due = try parser().parse("today 18:00")

    guard case .time(_, let zone) = due else {
      Issue.record("no time in \(due)")
      return
    }
    #expect(zone == ZoneName("Asia/Seoul"))
  }

  private func parser() throws -> WhenParser {
    let person = Person(account: .init(1), language: .english, zone: ZoneName("Asia/Seoul"))
    let moment = try #require(LocalDateTime(iso: now))
    let now = UniversalTime().instant(of: moment, in: .utc)
    let day = Day(for: person, at: now, zones: UniversalTime())
    return WhenParser(on: day, zone: ZoneName("Asia/Seoul"))
  }
}
