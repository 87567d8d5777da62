import Domain
import Foundation
import HTTP
import Testing

@testable import WeatherServices

/// MET Norway's answers, as its pages *Locationforecast* and *ForecastJSON* describe them.
@Suite struct METNorwayTests {
  @Test func `reads hours, then steps of six that are cut where the next one begins`() throws {
    let entries = try METNorway.entries(in: Fixture.metNorway.bytes, at: now)

    #expect(
      entries == [
        ForecastEntry(
          time: try #require(instant("2026-11-30T06:00:00Z")), span: 3600,
          condition: .mainlyClear, isDay: true, temperature: 12.4, rainChance: 2.2 / 100,
          rainAmount: 0, windSpeed: 2.1, windDirection: 350),
        ForecastEntry(
          time: try #require(instant("2026-11-30T07:00:00Z")), span: 3600,
          condition: .thunderstorm, isDay: false, temperature: 11, rainChance: 61.5 / 100,
          rainAmount: 0.4, windSpeed: 3),
        ForecastEntry(
          time: try #require(instant("2026-11-30T08:00:00Z")), span: 14_400,
          condition: .heavySnow, temperature: 10.5, rainAmount: 4),
        ForecastEntry(
          time: try #require(instant("2026-11-30T12:00:00Z")), span: 21_600,
          condition: .clear, isDay: false, temperature: 4, rainAmount: 0),
      ])
  }

  @Test func `says who asks, and until when the answer holds`() async throws {
    let player = ServicePlayer { _ in
      .json(
        (try? Fixture.metNorway.text) ?? "",
        [
          ("Expires", "Mon, 30 Nov 2026 07:02:03 GMT"),
          ("Last-Modified", "Mon, 30 Nov 2026 06:29:30 GMT"),
        ])
    }

    try await withService(player) { address in
      let forecast = try await service(address).forecast(for: try .kyoto(), after: nil)
      #expect(forecast.expires == instant("2026-11-30T07:02:03Z"))
      #expect(forecast.lastModified == "Mon, 30 Nov 2026 06:29:30 GMT")
    }

    let request = try #require(player.asked.first)
    #expect(request.target.hasPrefix("/weatherapi/locationforecast/2.0/complete?"))
    #expect(request.headers["User-Agent"] == "Hibi/test ada@example.org")
    #expect(request.headers["If-Modified-Since"] == nil)
  }

  @Test func `keeps what it has when nothing changed since`() async throws {
    let player = ServicePlayer { _ in
      var response = Response(.notModified)
      response.headers["Expires"] = "Mon, 30 Nov 2026 07:30:00 GMT"
      return response
    }
    var previous = Forecast(
      place: try .kyoto(), service: .metNorway, fetched: now.advanced(bySeconds: -4000),
      expires: now.advanced(bySeconds: -2000), lastModified: "Mon, 30 Nov 2026 05:00:00 GMT",
      entries: try METNorway.entries(in: Fixture.metNorway.bytes, at: now))

    try await withService(player) { address in
      let forecast = try await service(address).forecast(for: previous.place, after: previous)
      previous.fetched = now
      previous.expires = try #require(instant("2026-11-30T07:30:00Z"))
      #expect(forecast == previous)
    }

    let request = try #require(player.asked.first)
    #expect(request.headers["If-Modified-Since"] == "Mon, 30 Nov 2026 05:00:00 GMT")
  }

  @Test func `doesn't ask about another place's forecast`() async throws {
    let player = ServicePlayer { _ in .json(.metNorway) }
    let elsewhere = Place(
      name: "Oslo", coordinates: try #require(Coordinates(latitude: 5991, longitude: 1075)))
    let previous = Forecast(
      place: elsewhere, service: .metNorway, fetched: now, expires: now,
      lastModified: "Mon, 30 Nov 2026 05:00:00 GMT",
      entries: try METNorway.entries(in: Fixture.metNorway.bytes, at: now))

    try await withService(player) { address in
      _ = try await service(address).forecast(for: try .kyoto(), after: previous)
    }

    #expect(player.asked.first?.headers["If-Modified-Since"] == nil)
  }

  @Test(
    arguments: [
      ("clearsky_day", WeatherCondition.clear, true), ("fog", .fog, nil),
      ("heavyrainshowersandthunder_day", .heavyThunderstorm, true),
      ("lightssnowshowersandthunder_polartwilight", .thunderstorm, false),
      ("lightsnowandthunder", .thunderstorm, nil), ("heavysleet", .sleet, nil),
      ("lightrainshowers_night", .lightRainShowers, false), ("sunny", nil, nil),
      ("andthunder", nil, nil), ("", nil, nil),
    ] as [(String, WeatherCondition?, Bool?)])
  func `reads a symbol`(code: String, condition: WeatherCondition?, isDay: Bool?) {
    let symbol = METSymbol(code)

    #expect(symbol.condition == condition)
    #expect(symbol.isDay == isDay)
  }

  @Test(arguments: [
    (#"{"properties": {"timeseries": []}}"#, AnswerFault.empty("properties.timeseries")),
    (#"{"properties": {}}"#, .missing("properties.timeseries")),
    (
      #"{"properties": {"timeseries": [{"time": "today", "data": {"instant": {"details": {"air_temperature": 1}}}}]}}"#,
      .wrongKind("properties.timeseries[0].time")
    ),
    (
      #"{"properties": {"timeseries": [{"time": "2026-11-30T06:00:00Z", "data": {"instant": {"details": {"air_temperature": "1"}}}}]}}"#,
      .wrongKind("properties.timeseries[0].data.instant.details.air_temperature")
    ),
  ])
  func `says what is wrong with an answer, and where`(body: String, fault: AnswerFault) {
    #expect(throws: WeatherError.notAsPromised(fault)) {
      try METNorway.entries(in: Data(body.utf8), at: now)
    }
  }

  private func service(_ address: String) throws -> METNorway {
    let client = WebClient.forTests()
    return try METNorway(
      client: client, settings: .init(baseAddress: address),
      search: PlaceSearch(client: client, address: address))
  }
}
