import Domain
import Foundation
import HTTP
import Testing

@testable import WeatherServices

/// OpenWeatherMap's answers, as its page *5 day weather forecast* describes them.
@Suite struct OpenWeatherMapTests {
  @Test func `reads each step of three hours`() throws {
    let entries = try OpenWeatherMap.entries(in: Fixture.openWeatherMap.bytes, at: now)

    #expect(
      entries == [
        ForecastEntry(
          time: try #require(instant("2026-11-30T06:00:00Z")), span: 10_800,
          condition: .partlyCloudy, isDay: true, temperature: 12.41, feelsLike: 11.02,
          rainChance: 0, rainAmount: 0, windSpeed: 2.62, windDirection: 349),
        ForecastEntry(
          time: try #require(instant("2026-11-30T09:00:00Z")), span: 10_800,
          condition: .lightRain, isDay: false, temperature: 9.5, feelsLike: 7.8,
          rainChance: 0.33, rainAmount: 0.57, windSpeed: 1.97, windDirection: 0),
        ForecastEntry(
          time: try #require(instant("2026-11-30T12:00:00Z")), span: 10_800,
          condition: .snow, isDay: false, temperature: 0.4, feelsLike: -3.2,
          rainChance: 1, rainAmount: 1.75, windSpeed: 4, windDirection: 20),
      ])
  }

  @Test func `sends its key, and asks for degrees Celsius`() async throws {
    let player = ServicePlayer { _ in .json(.openWeatherMap) }

    try await withService(player) { address in
      _ = try await service(address, key: "a+b").forecast(for: try .kyoto(), after: nil)
    }

    let request = try #require(player.asked.first)
    #expect(request.path == ["data", "2.5", "forecast"])
    #expect(request.query["lat"] == "35.01")
    #expect(request.query["lon"] == "135.77")
    #expect(request.query["units"] == "metric")
    #expect(request.query["appid"] == "a+b")
  }

  @Test func `asks nobody without a key`() async throws {
    let player = ServicePlayer { _ in .json(.openWeatherMap) }

    try await withService(player) { address in
      let service = try service(address, key: nil)
      await #expect(throws: WeatherError.keyMissing) {
        try await service.forecast(for: try .kyoto(), after: nil)
      }
    }

    #expect(player.asked.isEmpty)
  }

  @Test func `says that its key is refused, and doesn't insist`() async throws {
    let refusal = #"{"cod":401, "message": "Invalid API key."}"#
    let player = ServicePlayer { _ in
      .content(Array(refusal.utf8), type: "application/json", status: .unauthorized)
    }

    try await withService(player) { address in
      let service = try service(address, key: "wrong")
      await #expect(throws: WeatherError.keyRefused) {
        try await service.forecast(for: try .kyoto(), after: nil)
      }
    }

    #expect(player.asked.count == 1)
  }

  @Test(arguments: [
    (#"{"list": []}"#, AnswerFault.empty("list")),
    (
      #"{"list": [{"dt": 1796018400, "main": {"temp": 1}, "weather": []}]}"#,
      .empty("list[0].weather")
    ),
    (
      #"{"list": [{"dt": "1796018400", "main": {"temp": 1}, "weather": [{"main": "Rain"}]}]}"#,
      .wrongKind("list[0].dt")
    ),
    (
      #"{"list": [{"dt": 1796018400, "main": {"temp": "1"}, "weather": [{"main": "Rain"}]}]}"#,
      .wrongKind("list[0].main.temp")
    ),
    (
      #"{"list": [{"dt": 1796018400, "main": {}, "weather": [{"main": "Rain"}]}]}"#,
      .missing("list[0].main.temp")
    ),
    (
      #"{"list": [{"dt": 1796018400, "main": {"temp": 1}, "weather": [{"main": "Soup"}]}]}"#,
      .outOfRange("list[0].weather[0].id")
    ),
    (
      #"{"list": [{"dt": 1796018400, "main": {"temp": 1}, "weather": [{"main": "Rain"}], "pop": 1.5}]}"#,
      .outOfRange("list[0].pop")
    ),
    (#"{"cod": "200", "message": 0}"#, .missing("list")),
  ])
  func `says what is wrong with an answer, and where`(body: String, fault: AnswerFault) {
    #expect(throws: WeatherError.notAsPromised(fault)) {
      try OpenWeatherMap.entries(in: Data(body.utf8), at: now)
    }
  }

  private func service(_ address: String, key: String?) throws -> OpenWeatherMap {
    let client = WebClient.forTests()
    return try OpenWeatherMap(
      client: client, settings: .init(baseAddress: address, key: key),
      search: PlaceSearch(client: client, address: address))
  }
}
