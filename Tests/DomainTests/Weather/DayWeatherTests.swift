import Domain
import Testing

/// What is said of a whole day.
@Suite struct DayWeatherTests {
  private let zones = OffsetStub(hours: ["Asia/Tokyo": 9, "UTC": 0])

  @Test func `a dry day is as it is for longest while people are up`() throws {
    let weather = try #require(
      try day([
        entry("2026-11-29T15:00", .fog, hours: 6), entry("2026-11-29T21:00", .overcast, hours: 3),
        entry("2026-11-30T00:00", .clear, hours: 6),
        entry("2026-11-30T06:00", .partlyCloudy, hours: 3),
      ]))

    #expect(weather.condition == .clear)
    #expect(!weather.isRainLikely)
    #expect(weather.dryHours == 18)
  }

  @Test func `an hour of thunder makes it a day of thunder, but not in the small hours`() throws {
    let night = try entry("2026-11-29T16:00", .thunderstorm, hours: 1)
    let noon = try entry("2026-11-30T03:00", .thunderstorm, hours: 1)
    let clear = try entry("2026-11-29T22:00", .clear, hours: 5)

    #expect(try day([night, clear])?.condition == .clear)
    #expect(try day([clear, noon])?.condition == .thunderstorm)
  }

  @Test func `a day of which only the night is foretold is as the night`() throws {
    #expect(try day([entry("2026-11-29T16:00", .snow, hours: 1)])?.condition == .snow)
  }

  @Test func `tells the extremes, the highest chance and the sum of what falls`() throws {
    let weather = try #require(
      try day([
        entry("2026-11-29T22:00", .clear, 3.5, chance: 0.1, amount: 0),
        entry("2026-11-29T23:00", .lightRain, -1, chance: 0.7, amount: 1.5),
        entry("2026-11-30T00:00", .clear, 9, chance: 0.4, amount: 0.25),
      ]))

    #expect(weather.lowest == -1)
    #expect(weather.highest == 9)
    #expect(weather.rainChance == 0.7)
    #expect(weather.rainAmount == 1.75)
    #expect(weather.isRainLikely)
    #expect(weather.condition == .lightRain)
  }

  @Test func `dry times are joined, and end where rain is likely`() throws {
    let weather = try #require(
      try day([
        entry("2026-11-29T22:00", .clear, chance: 0.1),
        entry("2026-11-29T23:00", .clear, chance: 0.2),
        entry("2026-11-30T00:00", .rain, chance: 0.5),
        entry("2026-11-30T01:00", .clear, chance: 0.4),
      ]))

    #expect(
      weather.dryTimes == [
        try instant("2026-11-29T22:00")..<instant("2026-11-30T00:00"),
        try instant("2026-11-30T01:00")..<instant("2026-11-30T02:00"),
      ])
    #expect(weather.dryHours == 3)
  }

  @Test func `without a chance the amount decides, and without that the weather`() throws {
    #expect(try entry("2026-11-30T00:00", .lightRain, amount: 0).isRainLikely == false)
    #expect(try entry("2026-11-30T00:00", .overcast, amount: 0.5).isRainLikely)
    #expect(try entry("2026-11-30T00:00", .lightRain).isRainLikely)
    #expect(try entry("2026-11-30T00:00", .fog).isRainLikely == false)
    #expect(try entry("2026-11-30T00:00", .rain, chance: 0.2, amount: 3).isRainLikely == false)
  }

  @Test func `a day is one of the person's zone`() throws {
    let entries = [
      try entry("2026-11-30T14:00", .clear, hours: 1),
      try entry("2026-11-30T15:00", .rain, hours: 1),
    ]

    #expect(
      try DayWeather.days(in: entries, for: clock()).map(\.date.iso) == [
        "2026-11-30", "2026-12-01",
      ])
    #expect(try DayWeather.days(in: entries, for: clock("UTC")).map(\.date.iso) == ["2026-11-30"])
    #expect(try day([]) == nil)
  }

  private func day(_ entries: [ForecastEntry]) throws -> DayWeather? {
    let date = try #require(CalendarDate(iso: "2026-11-30"))
    return try DayWeather(of: date, in: entries, for: clock())
  }

  private func clock(_ zone: String = "Asia/Tokyo") throws -> Day {
    let person = Person(account: .init(1), language: .japanese, zone: ZoneName(zone))
    return Day(for: person, at: try instant("2026-11-30T00:00"), zones: zones)
  }

  private func instant(_ text: String) throws -> Instant {
    try #require(Instant(utc: text + "Z"))
  }

  private func entry(
    _ time: String, _ condition: WeatherCondition, _ temperature: Double = 10, hours: Int = 1,
    chance: Double? = nil, amount: Double? = nil
  ) throws -> ForecastEntry {
    ForecastEntry(
      time: try instant(time), span: hours * 3600, condition: condition,
      temperature: temperature, rainChance: chance, rainAmount: amount)
  }
}
