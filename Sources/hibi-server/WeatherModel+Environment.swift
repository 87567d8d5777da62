import CommandLine
import Domain
import Presentation
import WeatherServices

extension WeatherModel {
  /// Makes models over a store, with the services as the environment sets them up.
  static func maker(
    _ clock: any WallClock, words: Words
  ) throws(StartError) -> @Sendable (any ForecastStore) -> WeatherModel {
    do throws(WeatherConfigurationError) {
      let configuration = try WeatherConfiguration(variable: Surroundings().nonEmpty)
      let services = try configuration.services(version: version, clock: clock)
      return { store in
        WeatherModel(
          services: services, store: store, clock: clock, interval: configuration.interval
        ) { name, key in
          // What can't be set up with the key is asked for without it.
          try? configuration.service(name, key: key, version: version, clock: clock)
        }
      }
    } catch {
      throw StartError(words.wrongVariable(error.variable, error.value), status: 2)
    }
  }
}
