import Domain

extension SceneContext {
  /// A forecast that is older says nothing of the hours of a day.
  private static let oldestForecast: Int64 = 86_400

  /// What is foretold of the person's place; nothing without one.
  func sky(on day: Day) async throws(StoreError) -> [SkySpan] {
    guard let choice = try await weatherChoice(),
      let forecast = try await latestWeather(by: choice)?.forecast,
      forecast.age(at: day.now) <= Self.oldestForecast
    else { return [] }
    return forecast.sky(on: day)
  }
}
