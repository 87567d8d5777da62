package import Domain
package import Foundation

/// Open-Meteo: the best model for each place, hour by hour for a week; no key.
package struct OpenMeteo: WeatherService {
  package let name = WeatherServiceName.openMeteo
  private let client: WebClient
  private let address: BaseAddress
  private let key: String?
  private let search: PlaceSearch

  package static let defaultAddress = "https://api.open-meteo.com"
  /// Where those who pay for a key are served.
  package static let customerAddress = "https://customer-api.open-meteo.com"

  package init(
    client: WebClient, settings: WeatherServiceSettings = .init(), search: PlaceSearch
  ) throws(WeatherError) {
    self.client = client
    self.search = search
    key = settings.key
    address = try BaseAddress(
      settings.baseAddress ?? (key == nil ? Self.defaultAddress : Self.customerAddress))
  }

  package func forecast(
    for place: Place, after previous: Forecast?
  ) async throws(WeatherError) -> Forecast {
    let fields =
      "temperature_2m,apparent_temperature,precipitation_probability,precipitation,weather_code,"
      + "is_day,wind_speed_10m,wind_direction_10m"
    let url = try address.url(
      "/v1/forecast",
      [
        "latitude": place.coordinates.latitudeText, "longitude": place.coordinates.longitudeText,
        "hourly": fields, "wind_speed_unit": "ms", "timeformat": "unixtime", "timezone": "auto",
        "apikey": key,
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
    try OpenMeteoAnswer(answer: body).hourly.entries(Plausible(now: now))
  }
}
