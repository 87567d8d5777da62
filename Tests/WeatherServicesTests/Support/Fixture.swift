import Domain
import Foundation

/// An answer of a service in the form that its documentation describes.
enum Fixture: String {
  case openMeteo = "open-meteo"
  case openWeatherMap = "openweathermap"
  case metNorway = "met-norway"
  case places

  var bytes: Data {
    get throws {
      let name = "Fixtures/\(rawValue)"
      guard let url = Bundle.module.url(forResource: name, withExtension: "json")
      else { throw CocoaError(.fileNoSuchFile) }
      return try Data(contentsOf: url)
    }
  }

  var text: String {
    get throws { String(decoding: try bytes, as: UTF8.self) }
  }
}

/// Half an hour after the first entry of each fixture: 2026-11-30T06:30:00Z.
let now = Instant(milliseconds: 1_796_020_200_000)

func instant(_ text: String) -> Instant? { Instant(utc: text) }
