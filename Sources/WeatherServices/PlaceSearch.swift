package import Domain
package import Foundation
import UnicodeText

/// Finds places by their name, in Open-Meteo's search over the GeoNames gazetteer.
///
/// Neither of the other services lets anyone search without a key.
package struct PlaceSearch: Sendable {
  private let client: WebClient
  private let address: BaseAddress

  package static let defaultAddress = "https://geocoding-api.open-meteo.com"

  /// In bytes; no place has a longer name.
  private static let longestName = 200
  private static let count = 10

  package init(client: WebClient, address: String = defaultAddress) throws(WeatherError) {
    self.client = client
    self.address = try BaseAddress(address)
  }

  package func places(
    named name: String, language: Language
  ) async throws(WeatherError) -> [Place] {
    let name = trimmed(name)
    guard !name.isEmpty, name.utf8.count <= Self.longestName else { throw .noSuchPlace }
    let url = try address.url(
      "/v1/search",
      [
        "name": name, "count": "\(Self.count)", "language": language.rawValue, "format": "json",
      ])
    return try Self.places(in: try await client.get(url).body)
  }

  /// Reads an answer; one without any result has no list of results either.
  package static func places(in body: Data) throws(WeatherError) -> [Place] {
    let results = try PlaceSearchAnswer(answer: body).results ?? []
    var places: [Place] = []
    for (index, result) in results.prefix(count).enumerated() {
      guard
        let coordinates = Coordinates(
          degreesNorth: result.latitude, degreesEast: result.longitude)
      else { throw .notAsPromised(.outOfRange("results[\(index)].latitude")) }
      guard let name = shown(result.name)
      else { throw .notAsPromised(.empty("results[\(index)].name")) }
      places.append(
        Place(
          name: name, region: result.admin1.flatMap(shown), country: result.country.flatMap(shown),
          coordinates: coordinates, zone: result.timezone.flatMap(zone)))
    }
    if places.isEmpty { throw .noSuchPlace }
    return places
  }

  /// A text of the service, with nothing in it that commands a screen; nil when nothing is left.
  private static func shown(_ text: String) -> String? {
    guard text.utf8.count <= longestName else { return nil }
    let shown = trimmed(printable(text))
    return shown.isEmpty ? nil : shown
  }

  /// The name is looked up as a file by what knows zones, so it has to look like one.
  private static func zone(_ text: String) -> ZoneName? {
    let isName =
      (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || [0x2B, 0x2D, 0x2F, 0x5F].contains($0)
      }
    return isName && !text.hasPrefix("/") ? ZoneName(text) : nil
  }
}

/// The answer as Open-Meteo's *Geocoding API* documents it; what is not read is left out.
private struct PlaceSearchAnswer: Decodable {
  let results: [Result]?

  struct Result: Decodable {
    let name: String
    let latitude: Double
    let longitude: Double
    let country: String?
    let admin1: String?
    let timezone: String?
  }
}
