import Domain

/// Keeps forecasts in memory.
actor ForecastStoreStub: ForecastStore {
  private var choices: [Account.ID: WeatherChoice] = [:]
  private var forecasts: [ForecastSource: Forecast] = [:]
  private(set) var saves = 0

  func weatherChoice(of account: Account.ID) -> WeatherChoice? { choices[account] }

  func setWeatherChoice(_ choice: WeatherChoice?, of account: Account.ID) {
    choices[account] = choice
  }

  func forecast(from source: ForecastSource) -> Forecast? { forecasts[source] }

  func save(_ forecast: Forecast) {
    saves += 1
    forecasts[forecast.source] = forecast
  }
}
