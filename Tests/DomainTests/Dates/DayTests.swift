import Domain
import Testing

/// What day it is, and on which day something falls.
@Suite struct DayTests {
  private let zones = OffsetStub(hours: [
    "Asia/Tokyo": 9, "America/New_York": -4, "Europe/Berlin": 2, "UTC": 0,
  ])

  @Test func `today is the person's, not the server's`() throws {
    // The server's day is still the 9th.
    let day = try day("2027-05-09T22:30", in: "Asia/Tokyo")

    #expect(day.today.iso == "2027-05-10")
    #expect(day.moment.iso == "2027-05-10T07:30")
    #expect(try day.isOver(date("2027-05-09")))
    #expect(try !day.isOver(date("2027-05-10")))
  }

  @Test func `a day that begins at four lasts until four`() throws {
    let four = try #require(DayStart(hour: 4))
    let night = try day("2027-05-10T01:30", in: "UTC", dayStart: four)
    let morning = try day("2027-05-10T04:00", in: "UTC", dayStart: four)

    #expect(night.today.iso == "2027-05-09")
    #expect(morning.today.iso == "2027-05-10")
    #expect(try !night.isOver(date("2027-05-09")))
    #expect(try morning.isOver(date("2027-05-09")))
    #expect(try night.isOver(date("2027-05-10T01:29")))
    #expect(try night.day(of: date("2027-05-10T03:59")).iso == "2027-05-09")
    #expect(try night.day(of: date("2027-05-10T04:00")).iso == "2027-05-10")
    #expect(try night.day(of: date("2027-05-10")).iso == "2027-05-10")
    #expect(DayStart(hour: 13) == nil)
  }

  @Test(arguments: [
    ("2027-07-20", "2027-07-20", nil),
    ("2027-07-20T17:00", "2027-07-20", "17:00"),
    ("2027-07-20T17:00[America/New_York]", "2027-07-20", "17:00"),
    ("2027-07-20T01:00[Asia/Tokyo]", "2027-07-19", "12:00"),
    ("2027-07-20T03:00:00Z", "2027-07-19", "23:00"),
  ])
  func `a day is nobody's to shift, a moment is shown where the person is`(
    _ text: String, _ expected: String, _ time: String?
  ) throws {
    let day = try day("2027-07-01T12:00", in: "America/New_York")

    let local = try day.local(date(text))

    #expect(local.date.iso == expected)
    #expect(local.time?.iso == time)
  }

  @Test(arguments: [
    ("2027-05-10T14:59", false), ("2027-05-10T15:01", true),
  ])
  func `a floating time is over when the person's clock has passed it`(
    _ local: String, _ isOver: Bool
  ) throws {
    let moment = try #require(LocalDateTime(iso: local))
    let now = zones.instant(of: moment, in: ZoneName("Europe/Berlin"))
    let person = Person(account: .init(1), language: .english, zone: ZoneName("Europe/Berlin"))

    let day = Day(for: person, at: now, zones: zones)

    #expect(try day.isOver(date("2027-05-10T15:00")) == isOver)
    #expect(try day.isOver(date("2027-05-10T13:00:00Z")) == isOver)
  }

  private func date(_ text: String) throws -> TaskDate { try #require(TaskDate(text: text)) }

  /// When the wall of UTC shows `moment`.
  private func day(
    _ moment: String, in zone: String, dayStart: DayStart = .midnight
  ) throws -> Day {
    let moment = try #require(LocalDateTime(iso: moment))
    let person = Person(
      account: .init(1), language: .english, zone: ZoneName(zone), dayStart: dayStart)
    return Day(for: person, at: zones.instant(of: moment, in: .utc), zones: zones)
  }
}
