/// The last forecast that there is, and what went wrong since.
package struct WeatherReport: Equatable, Sendable {
  /// Nil when there never was one.
  package var forecast: Forecast?
  /// Why there is no newer one; nil when there is nothing wrong.
  package var problem: WeatherError?
  /// The service is not asked before this.
  package var nextRefresh: Instant

  package init(forecast: Forecast?, problem: WeatherError? = nil, nextRefresh: Instant) {
    self.forecast = forecast
    self.problem = problem
    self.nextRefresh = nextRefresh
  }
}
