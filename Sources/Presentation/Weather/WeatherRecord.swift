package import Domain

/// The forecast as data, for programs that read along: but for a problem's message, nothing in it
/// depends on a language.
package struct WeatherRecord: Equatable, Sendable {
  package let place: Place?
  package let service: WeatherServiceName?
  /// When the service said so.
  package let fetched: Instant?
  /// Why there is nothing newer, for people.
  package let problem: String?
  package let attributions: [Attribution]
  package let entries: [ForecastEntry]

  init(
    _ report: WeatherReport?, by choice: WeatherChoice?, entries: [ForecastEntry], in words: Words
  ) {
    place = choice?.place
    service = choice?.service
    fetched = report?.forecast?.fetched
    problem = choice.flatMap { choice in
      report?.problem.map { words.weatherFault($0, of: choice.service) }
    }
    attributions = report?.forecast.map { [$0.attribution, Place.attribution] } ?? []
    self.entries = entries
  }
}
