package import Domain
package import Foundation

/// OpenWeatherMap: five days in steps of three hours, for who has a key.
package struct OpenWeatherMap: WeatherService {
  package let name = WeatherServiceName.openWeatherMap
  private let client: WebClient
  private let address: BaseAddress
  private let key: String?
  private let search: PlaceSearch

  package static let defaultAddress = "https://api.openweathermap.org"

  package init(
    client: WebClient, settings: WeatherServiceSettings, search: PlaceSearch
  ) throws(WeatherError) {
    self.client = client
    self.search = search
    address = try BaseAddress(settings.baseAddress ?? Self.defaultAddress)
    key = settings.key
  }

  package func forecast(
    for place: Place, after previous: Forecast?
  ) async throws(WeatherError) -> Forecast {
    guard let key else { throw .keyMissing }
    let url = try address.url(
      "/data/2.5/forecast",
      [
        "lat": place.coordinates.latitudeText, "lon": place.coordinates.longitudeText,
        "units": "metric", "appid": key,
      ])
    let request = ForecastRequest(
      client: client, service: name, place: place, previous: previous)
    return try await request.forecast(at: url, decode: Self.entries)
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
    try OpenWeatherMapAnswer(answer: body).entries(Plausible(now: now))
  }
}
