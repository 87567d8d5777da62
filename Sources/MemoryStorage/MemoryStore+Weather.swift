package import Domain

extension MemoryStore: ForecastStore {
  package func weatherChoice(of account: Account.ID) throws(StoreError) -> WeatherChoice? {
    weather.choices[account]
  }

  package func setWeatherChoice(
    _ choice: WeatherChoice?, of account: Account.ID
  ) throws(StoreError) {
    weather.choices[account] = people.accounts[account] == nil ? nil : choice
    weather.forgetUnwanted()
  }

  package func forecast(from source: ForecastSource) throws(StoreError) -> Forecast? {
    weather.forecasts[source.shared]
  }

  package func save(_ forecast: Forecast) throws(StoreError) {
    weather.forecasts[forecast.source] = forecast
  }
}

/// Who wants the weather of where, and what was last foretold for it.
struct MemoryWeather {
  var choices: [Account.ID: WeatherChoice] = [:]
  var forecasts: [ForecastSource: Forecast] = [:]

  mutating func remove(_ account: Account.ID) {
    choices[account] = nil
    forgetUnwanted()
  }

  /// Drops the forecasts that nobody wants any more.
  mutating func forgetUnwanted() {
    let wanted = Set(choices.values.map(\.source.shared))
    forecasts = forecasts.filter { wanted.contains($0.key) }
  }
}
