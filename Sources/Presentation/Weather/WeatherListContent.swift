package import Domain

/// What the weather list shows, already worded.
package struct WeatherListContent: Equatable, Sendable {
  /// The weather of a time.
  package struct Row: Equatable, Identifiable, Sendable {
    package let id: Instant
    package let time: String
    package let icon: WeatherIcon
    package let condition: String
    package let temperature: String
    /// How likely it is that something falls, or how much; nil when the service says neither.
    package let rain: String?
    /// Nil when the service does not say.
    package let wind: String?
  }

  /// A day.
  package struct Section: Equatable, Sendable {
    package let heading: String
    package let weather: DayWeatherLabel?
    package let rows: [Row]
  }

  /// Nil while none is chosen.
  package let place: String?
  /// What is said instead of times when there are none.
  package let emptyMessage: String?
  /// When the forecast came, and how long ago that is; nil when there is none.
  package let ageLabel: String?
  /// Why there is nothing newer; nil when there is nothing wrong.
  package let failure: String?
  package let sections: [Section]
  /// Temperature, and rain if anything is said of it.
  package let plots: [WeatherPlot]
  package let attributions: [Attribution]
  package let settings: WeatherSettingsContent
  package let navigation: Navigation

  package var rows: [Row] { sections.flatMap(\.rows) }
}

/// A plot, and what it is of.
package struct WeatherPlot: Equatable, Sendable {
  package enum Name: String, Equatable, Sendable {
    case temperature = "plotTemperature"
    case rain = "plotRain"
  }

  package let name: Name
  package let plot: Plot
}
