package import Domain

/// How this server reaches the services of weather, by the environment of its process.
package struct WeatherConfiguration: Sendable {
  private var settings: [WeatherServiceName: WeatherServiceSettings] = [:]
  private var placesAddress = PlaceSearch.defaultAddress
  private var contact: String?
  /// Seconds between two questions for one place.
  package private(set) var interval = WeatherModel.hour

  /// `variable` looks up the environment; what is empty is as good as not set.
  ///
  /// Throws the name of the variable that can't be used.
  package init(variable: (String) -> String?) throws(WeatherConfigurationError) {
    for name in WeatherServiceName.allCases {
      let address = variable("\(name.variable)_ADDRESS")
      try Self.check(address, "\(name.variable)_ADDRESS")
      settings[name] = WeatherServiceSettings(
        baseAddress: address, key: variable("\(name.variable)_KEY"))
    }
    if let address = variable("HIBI_PLACES_ADDRESS") {
      try Self.check(address, "HIBI_PLACES_ADDRESS")
      placesAddress = address
    }
    if let text = variable("HIBI_WEATHER_CONTACT") {
      guard text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }), text.utf8.count <= 200
      else { throw WeatherConfigurationError(variable: "HIBI_WEATHER_CONTACT", value: text) }
      contact = text
    }
    if let text = variable("HIBI_WEATHER_INTERVAL") {
      guard let minutes = Int64(text), (0...1440).contains(minutes)
      else { throw WeatherConfigurationError(variable: "HIBI_WEATHER_INTERVAL", value: text) }
      interval = minutes * 60
    }
  }

  /// Every service, told which version of Hibi asks.
  package func services(
    version: String, clock: any WallClock
  ) throws(WeatherConfigurationError) -> [any WeatherService] {
    var services: [any WeatherService] = []
    for name in WeatherServiceName.allCases {
      services.append(
        try service(name, settings[name] ?? .init(), version: version, clock: clock))
    }
    return services
  }

  /// A service that is asked with a person's own key; nil for one that takes none.
  package func service(
    _ name: WeatherServiceName, key: String, version: String, clock: any WallClock
  ) throws(WeatherConfigurationError) -> (any WeatherService)? {
    guard name != .metNorway else { return nil }
    var settings = settings[name] ?? .init()
    settings.key = key
    return try service(name, settings, version: version, clock: clock)
  }

  private func service(
    _ name: WeatherServiceName, _ settings: WeatherServiceSettings, version: String,
    clock: any WallClock
  ) throws(WeatherConfigurationError) -> any WeatherService {
    let agent = ["Hibi/\(version)", contact].compactMap(\.self).joined(separator: " ")
    let client = WebClient(userAgent: agent, clock: clock)
    do throws(WeatherError) {
      let search = try PlaceSearch(client: client, address: placesAddress)
      return switch name {
      case .openMeteo: try OpenMeteo(client: client, settings: settings, search: search)
      case .metNorway: try METNorway(client: client, settings: settings, search: search)
      case .openWeatherMap: try OpenWeatherMap(client: client, settings: settings, search: search)
      }
    } catch {
      throw WeatherConfigurationError(
        variable: "\(name.variable)_ADDRESS", value: settings.baseAddress ?? "")
    }
  }

  private static func check(
    _ address: String?, _ variable: String
  ) throws(WeatherConfigurationError) {
    guard let address else { return }
    do throws(WeatherError) {
      _ = try BaseAddress(address)
    } catch {
      throw WeatherConfigurationError(variable: variable, value: address)
    }
  }
}

/// A variable of the environment that says something that can't be.
package struct WeatherConfigurationError: Error, Equatable, Sendable {
  package let variable: String
  package let value: String
}

extension WeatherServiceName {
  /// What the names of its variables begin with.
  fileprivate var variable: String {
    switch self {
    case .openMeteo: "HIBI_OPEN_METEO"
    case .openWeatherMap: "HIBI_OPENWEATHERMAP"
    case .metNorway: "HIBI_MET_NORWAY"
    }
  }
}
