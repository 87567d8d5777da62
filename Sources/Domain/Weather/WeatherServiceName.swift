/// A service that can be asked for forecasts, by the name under which it is kept.
package enum WeatherServiceName: String, CaseIterable, Sendable {
  case openMeteo = "open-meteo"
  case openWeatherMap = "openweathermap"
  case metNorway = "met-norway"

  /// Whether it gives forecasts only to who has a key.
  package var needsKey: Bool { self == .openWeatherMap }
}

/// How a service is reached from this server.
package struct WeatherServiceSettings: Equatable, Sendable {
  /// Where it is, when not at its own address: a mirror, or a test's server.
  package var baseAddress: String?
  package var key: String?

  package init(baseAddress: String? = nil, key: String? = nil) {
    self.baseAddress = baseAddress
    self.key = key
  }
}
