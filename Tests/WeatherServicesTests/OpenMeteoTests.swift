import Domain
import Foundation
import HTTP
import Testing

@testable import WeatherServices

/// Open-Meteo's answers, as its page *Weather Forecast API* describes them.
@Suite struct OpenMeteoTests {
  @Test func `reads each hour, with what falls in it taken from the next one`() throws {
    let entries = try OpenMeteo.entries(in: Fixture.openMeteo.bytes, at: now)

    #expect(
      entries == [
        ForecastEntry(
          time: try #require(instant("2026-11-30T06:00:00Z")), span: 3600, condition: .mainlyClear,
          isDay: true, temperature: 12.4, feelsLike: 10.9, rainChance: 0.05, rainAmount: 0.1,
          windSpeed: 2.1, windDirection: 350),
        ForecastEntry(
          time: try #require(instant("2026-11-30T07:00:00Z")), span: 3600, condition: .lightRain,
          isDay: true, temperature: 11.8, feelsLike: 10.1, rainChance: 0.8, rainAmount: 2.4,
          windSpeed: 3, windDirection: 0),
        ForecastEntry(
          time: try #require(instant("2026-11-30T08:00:00Z")), span: 3600, condition: .snow,
          isDay: false, temperature: -0.5, windSpeed: 4.25, windDirection: 12),
      ])
  }

  @Test func `asks for what it reads, of the place rounded to a hundredth of a degree`()
    async throws
  {
    let player = ServicePlayer { _ in .json(.openMeteo) }

    try await withService(player) { address in
      let service = try service(address)
      let forecast = try await service.forecast(for: try .kyoto(), after: nil)
      #expect(forecast.service == .openMeteo)
      #expect(forecast.fetched == now)
      #expect(forecast.entries.count == 3)
    }

    let request = try #require(player.asked.first)
    #expect(request.path == ["v1", "forecast"])
    #expect(request.query["latitude"] == "35.01")
    #expect(request.query["longitude"] == "135.77")
    #expect(request.query["timeformat"] == "unixtime")
    #expect(request.query["wind_speed_unit"] == "ms")
    #expect(request.query["hourly"]?.contains("precipitation_probability") == true)
    #expect(request.query["apikey"] == nil)
    #expect(request.headers["User-Agent"] == "Hibi/test ada@example.org")
  }

  @Test func `an answer may leave out all but times, temperatures and weather`() throws {
    let body = """
      {"hourly": {"time": [1796018400], "temperature_2m": [3], "weather_code": [45]}}
      """

    let entries = try OpenMeteo.entries(in: Data(body.utf8), at: now)

    #expect(entries.map(\.condition) == [.fog])
    #expect(entries.map(\.rainChance) == [nil])
    #expect(entries.map(\.isDay) == [nil])
  }

  @Test(arguments: [
    (
      #"{"hourly": {"time": [1796018400], "weather_code": [0]}}"#,
      AnswerFault.missing("hourly.temperature_2m")
    ),
    (
      #"{"hourly": {"time": [1796018400], "temperature_2m": [], "weather_code": [0]}}"#,
      .missing("hourly.temperature_2m[0]")
    ),
    (
      #"{"hourly": {"time": [1796018400], "temperature_2m": ["7.5"], "weather_code": [0]}}"#,
      .wrongKind("hourly.temperature_2m[0]")
    ),
    (
      #"{"hourly": {"time": ["2026-11-30T06:00"], "temperature_2m": [7], "weather_code": [0]}}"#,
      .wrongKind("hourly.time[0]")
    ),
    (
      #"{"hourly": {"time": [], "temperature_2m": [], "weather_code": []}}"#,
      .empty("hourly.time")
    ),
    (
      #"{"hourly": {"time": [1796018400], "temperature_2m": [null], "weather_code": [null]}}"#,
      .empty("hourly.time")
    ),
    (
      #"{"hourly": {"time": [1796018400], "temperature_2m": [4e2], "weather_code": [0]}}"#,
      .outOfRange("hourly.temperature_2m[0]")
    ),
    (
      #"{"hourly": {"time": [1796018400], "temperature_2m": [-4e200], "weather_code": [0]}}"#,
      .outOfRange("hourly.temperature_2m[0]")
    ),
    (
      #"{"hourly": {"time": [253402300799], "temperature_2m": [4], "weather_code": [0]}}"#,
      .outOfRange("hourly.time[0]")
    ),
    (
      #"{"hourly": {"time": [1796018400], "temperature_2m": [4], "weather_code": [100]}}"#,
      .outOfRange("hourly.weather_code[0]")
    ),
  ])
  func `says what is wrong with an answer, and where`(body: String, fault: AnswerFault) {
    #expect(throws: WeatherError.notAsPromised(fault)) {
      try OpenMeteo.entries(in: Data(body.utf8), at: now)
    }
  }

  private func service(_ address: String) throws -> OpenMeteo {
    let client = WebClient.forTests()
    return try OpenMeteo(
      client: client, settings: .init(baseAddress: address),
      search: PlaceSearch(client: client, address: address))
  }
}
