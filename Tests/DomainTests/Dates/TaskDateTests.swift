import Domain
import Testing

/// When something is overdue.
@Suite struct TaskDateTests {
  private let zones = OffsetStub(hours: ["Asia/Tokyo": 9, "America/New_York": -5, "UTC": 0])

  @Test func `a day is not over five minutes after it began`() throws {
    let tokyo = person(in: "Asia/Tokyo")
    let now = try instant("2026-11-30T00:05", hours: 9)
    let today = try #require(CalendarDate(iso: "2026-11-30"))

    let day = Day(for: tokyo, at: now, zones: zones)

    #expect(!day.isOver(.date(today)))
    #expect(day.isOver(.date(today.advanced(byDays: -1))))
    #expect(!day.isOver(.date(today.advanced(byDays: 1))))
  }

  @Test func `a day is over when it has ended where the person is`() throws {
    let now = try instant("2026-12-01T00:05", hours: 9)
    let day = TaskDate.date(try #require(CalendarDate(iso: "2026-11-30")))

    #expect(Day(for: person(in: "Asia/Tokyo"), at: now, zones: zones).isOver(day))
    #expect(!Day(for: person(in: "America/New_York"), at: now, zones: zones).isOver(day))
  }

  @Test func `a time is over when its own zone's clock has passed it`() throws {
    let moment = try #require(LocalDateTime(iso: "2026-11-30T09:00"))
    let due = TaskDate.time(moment, zone: ZoneName("Asia/Tokyo"))
    let traveller = person(in: "America/New_York")

    #expect(
      !Day(for: traveller, at: try instant("2026-11-30T08:59", hours: 9), zones: zones).isOver(due))
    #expect(
      !Day(for: traveller, at: try instant("2026-11-30T09:00", hours: 9), zones: zones).isOver(due))
    #expect(
      Day(for: traveller, at: try instant("2026-11-30T09:01", hours: 9), zones: zones).isOver(due))
  }

  @Test func `a zone that is not known is taken for UTC`() throws {
    let moment = try #require(LocalDateTime(iso: "2026-11-30T09:00"))
    let due = TaskDate.time(moment, zone: ZoneName("Atlantis/City"))
    let anyone = person(in: "Atlantis/City")

    #expect(
      !Day(for: anyone, at: try instant("2026-11-30T08:59", hours: 0), zones: zones).isOver(due))
    #expect(
      Day(for: anyone, at: try instant("2026-11-30T09:01", hours: 0), zones: zones).isOver(due))
  }

  private func person(in zone: String) -> Person {
    Person(account: .init(1), language: .english, zone: ZoneName(zone))
  }

  /// The moment at which the wall shows that, so many hours east of UTC.
  private func instant(_ text: String, hours: Int) throws -> Instant {
    let moment = try #require(LocalDateTime(iso: text))
    let minutes = moment.date.daysSince1970 * 1440 + moment.time.hour * 60 + moment.time.minute
    return Instant(milliseconds: Int64(minutes - hours * 60) * 60_000)
  }
}

/// Zones that never change their clocks.
struct OffsetStub: ZoneRules {
  let hours: [String: Int]

  func offset(of zone: ZoneName, at instant: Instant) -> Int? {
    hours[zone.identifier].map { $0 * 3600 }
  }
}
