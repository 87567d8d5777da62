import Domain
import Foundation
import Testing

@testable import WeatherServices

/// Answers that are none, given to every decoder.
@Suite struct HostileAnswerTests {
  enum Decoder: CaseIterable {
    case openMeteo
    case openWeatherMap
    case metNorway
    case places

    func read(_ text: String) throws(WeatherError) {
      let body = Data(text.utf8)
      switch self {
      case .openMeteo: _ = try OpenMeteo.entries(in: body, at: now)
      case .openWeatherMap: _ = try OpenWeatherMap.entries(in: body, at: now)
      case .metNorway: _ = try METNorway.entries(in: body, at: now)
      case .places: _ = try PlaceSearch.places(in: body)
      }
    }
  }

  @Test(
    arguments: Decoder.allCases,
    [
      "", " ", "<!DOCTYPE html><html><body>Log in to the hotel's network</body></html>", "{",
      "NaN", #"{"hourly": NaN, "list": NaN, "properties": NaN, "results": NaN}"#,
      #"{"hourly": {"time": [}}"#, "{}{}", "\u{FEFF}",
    ])
  func `what is not JSON is told as such`(decoder: Decoder, text: String) {
    #expect(throws: WeatherError.notAsPromised(.notJSON)) { try decoder.read(text) }
  }

  @Test(arguments: Decoder.allCases)
  func `what is nested without end is refused`(decoder: Decoder) {
    for opening in ["[", #"{"a":"#, #"{"hourly":"#, #"{"list":["#, #"{"properties":"#] {
      let text = String(repeating: opening, count: 100_000)
      #expect(throws: WeatherError.notAsPromised(.notJSON)) { try decoder.read(text) }
    }
  }

  @Test(arguments: Decoder.allCases, ["[]", "null", "3", #""text""#, "true"])
  func `another kind of value is told as such`(decoder: Decoder, text: String) {
    #expect(throws: WeatherError.self) { try decoder.read(text) }
  }

  @Test func `another service's answer is told by what is missing`() throws {
    let faults: [(Decoder, Fixture, AnswerFault)] = [
      (.openMeteo, .openWeatherMap, .missing("hourly")),
      (.openWeatherMap, .metNorway, .missing("list")),
      (.metNorway, .openMeteo, .missing("properties")),
    ]

    for (decoder, fixture, fault) in faults {
      let text = try fixture.text
      #expect(throws: WeatherError.notAsPromised(fault)) { try decoder.read(text) }
    }
  }

  @Test func `of endless lists only as much is read as a service gives`() throws {
    let count = 20_000
    let times = (0..<count).map { "\(1_796_018_400 + $0 * 60)" }.joined(separator: ",")
    let ones = Array(repeating: "1", count: count).joined(separator: ",")
    let body = """
      {"hourly": {"time": [\(times)], "temperature_2m": [\(ones)], "weather_code": [\(ones)]}}
      """

    #expect(try OpenMeteo.entries(in: Data(body.utf8), at: now).count == Plausible.entryLimit)
  }
}
