import Domain
import HTTP
import Testing

@testable import WeatherServices

/// How services are set up by the environment.
@Suite struct WeatherConfigurationTests {
  @Test func `without any variable every service is at its own address, asked once an hour`() throws
  {
    let configuration = try WeatherConfiguration { _ in nil }

    let services = try configuration.services(version: "1.0", clock: MovingClock())

    #expect(configuration.interval == 3600)
    #expect(Set(services.map(\.name)) == Set(WeatherServiceName.allCases))
  }

  @Test func `takes addresses, a key and whom to write to`() async throws {
    let player = ServicePlayer {
      $0.path == ["v1", "search"] ? .json(.places) : .json(.openWeatherMap)
    }

    try await withService(player) { address in
      let variables = [
        "HIBI_OPENWEATHERMAP_ADDRESS": address, "HIBI_OPENWEATHERMAP_KEY": "secret",
        "HIBI_PLACES_ADDRESS": address, "HIBI_WEATHER_CONTACT": "ada@example.org",
        "HIBI_WEATHER_INTERVAL": "90",
      ]
      let configuration = try WeatherConfiguration { variables[$0] }
      let services = try configuration.services(version: "1.0", clock: MovingClock())
      let service = try #require(services.first { $0.name == .openWeatherMap })
      let place = try #require(
        try await service.places(named: "Kyoto", language: .english).first)
      _ = try await service.forecast(for: place, after: nil)
      #expect(configuration.interval == 5400)
    }

    #expect(
      player.asked.map { $0.headers["User-Agent"] ?? "" }
        == ["Hibi/1.0 ada@example.org", "Hibi/1.0 ada@example.org"])
    #expect(player.asked.last?.query["appid"] == "secret")
  }

  @Test func `a person's own key stands in for the server's`() async throws {
    let player = ServicePlayer { _ in .json(.openWeatherMap) }

    try await withService(player) { address in
      let variables = [
        "HIBI_OPENWEATHERMAP_ADDRESS": address, "HIBI_OPENWEATHERMAP_KEY": "the server's",
      ]
      let configuration = try WeatherConfiguration { variables[$0] }
      let service = try #require(
        try configuration.service(
          .openWeatherMap, key: "a person's", version: "1.0", clock: MovingClock()))
      _ = try await service.forecast(for: try .kyoto(), after: nil)
      let keyless = try configuration.service(
        .metNorway, key: "a person's", version: "1.0", clock: MovingClock())
      #expect(keyless == nil)
    }

    #expect(player.asked.map { $0.query["appid"] ?? "" } == ["a person's"])
  }

  @Test(arguments: [
    ("HIBI_OPEN_METEO_ADDRESS", "http://example.org"), ("HIBI_MET_NORWAY_ADDRESS", "met.no"),
    ("HIBI_PLACES_ADDRESS", "ftp://localhost"), ("HIBI_WEATHER_CONTACT", "a\r\nX-Evil: 1"),
    ("HIBI_WEATHER_INTERVAL", "-1"), ("HIBI_WEATHER_INTERVAL", "hourly"),
  ])
  func `names the variable that can't be used`(variable: String, value: String) {
    #expect(throws: WeatherConfigurationError(variable: variable, value: value)) {
      try WeatherConfiguration { $0 == variable ? value : nil }
    }
  }
}
