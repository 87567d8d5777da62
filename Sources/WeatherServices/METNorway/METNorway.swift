package import Domain
package import Foundation

/// MET Norway's Locationforecast: the whole world for nine days, in steps of an hour, later of six;
/// no key.
///
/// Its terms of service: say who you are, ask no sooner than `Expires`, say what you have by
/// `If-Modified-Since`, and send coordinates with four decimals at most.
package struct METNorway: WeatherService {
  package let name = WeatherServiceName.metNorway
  private let client: WebClient
  private let address: BaseAddress
  private let search: PlaceSearch

  package static let defaultAddress = "https://api.met.no"

  package init(
    client: WebClient, settings: WeatherServiceSettings = .init(), search: PlaceSearch
  ) throws(WeatherError) {
    self.client = client
    self.search = search
    address = try BaseAddress(settings.baseAddress ?? Self.defaultAddress)
  }

  package func forecast(
    for place: Place, after previous: Forecast?
  ) async throws(WeatherError) -> Forecast {
    // `compact` leaves out how likely rain is.
    let url = try address.url(
      "/weatherapi/locationforecast/2.0/complete",
      ["lat": place.coordinates.latitudeText, "lon": place.coordinates.longitudeText])
    let request = ForecastRequest(
      client: client, service: name, place: place, previous: previous)
    do throws(WeatherError) {
      return try await request.forecast(at: url, decode: Self.entries)
    } catch .keyRefused {
      // There are no keys here: who is turned away did not say who they are, or asked too often.
      throw .serviceFailed(status: 403)
    }
  }

  package func places(
    named name: String, language: Language
  ) async throws(WeatherError) -> [Place] {
    try await search.places(named: name, language: language)
  }

  /// Reads an answer that came at `now`.
  package static func entries(
    in body: Data, at now: Instant
  ) throws(WeatherError) -> [ForecastEntry] {
    try METNorwayAnswer(answer: body).properties.entries(Plausible(now: now))
  }
}
