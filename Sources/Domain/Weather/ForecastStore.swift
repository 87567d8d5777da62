/// Where it is kept who wants the weather of which place, and what was last foretold for it.
package protocol ForecastStore: Sendable {
  /// Nil until the person chose a place: then nothing is asked and nothing shown.
  func weatherChoice(of account: Account.ID) async throws(StoreError) -> WeatherChoice?

  /// Nil takes the choice back.
  func setWeatherChoice(
    _ choice: WeatherChoice?, of account: Account.ID
  ) async throws(StoreError)

  /// The last forecast from there, by whatever program and whosever key it was fetched.
  func forecast(from source: ForecastSource) async throws(StoreError) -> Forecast?

  /// Replaces the forecast of the same source; all accounts that chose it share it.
  func save(_ forecast: Forecast) async throws(StoreError)
}

/// What a person wants to see of the weather.
package struct WeatherChoice: Equatable, Sendable {
  package var place: Place
  package var service: WeatherServiceName
  /// Nil while the person's language and country decide.
  package var units: WeatherUnits?
  /// The person's own key for the service, a secret; nil for the server's, if it has one.
  package var key: String?

  package init(
    place: Place, service: WeatherServiceName, units: WeatherUnits? = nil, key: String? = nil
  ) {
    self.place = place
    self.service = service
    self.units = units
    self.key = key
  }

  package var source: ForecastSource {
    ForecastSource(place: place, service: service, key: key)
  }
}
