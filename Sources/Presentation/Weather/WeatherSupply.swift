package import Domain

/// Where scenes have the weather from, and where it is kept who wants it of which place.
package struct WeatherSupply: Sendable {
  let model: WeatherModel
  let store: any ForecastStore

  package init(model: WeatherModel, store: any ForecastStore) {
    self.model = model
    self.store = store
  }
}

extension SceneContext {
  /// Nil until the person chose a place.
  func weatherChoice() async throws(StoreError) -> WeatherChoice? {
    try await weather?.store.weatherChoice(of: person.account)
  }

  /// What is known; where the service can be asked for something newer it is, and nobody waits.
  func latestWeather(by choice: WeatherChoice) async throws(StoreError) -> WeatherReport? {
    guard let model = weather?.model else { return nil }
    let report = try await model.latest(from: choice.source)
    if model.offered.contains(choice.service) { model.freshen(choice.source) }
    return report
  }
}
