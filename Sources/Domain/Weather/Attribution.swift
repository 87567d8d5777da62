/// Whom a service wants named beside what it foretells, in the words that it asks for.
///
/// The words are a name and are not translated.
package struct Attribution: Equatable, Sendable {
  package let text: String
  /// Where the words lead.
  package let address: String
  package let licence: String
  package let licenceAddress: String
}

extension WeatherServiceName {
  /// As of Open-Meteo's page *Licence*, OpenWeather's *Licensing* and MET Norway's *Licensing and
  /// crediting*.
  package var attribution: Attribution {
    switch self {
    case .openMeteo:
      Attribution(
        text: "Weather data by Open-Meteo.com", address: "https://open-meteo.com/",
        licence: "CC BY 4.0", licenceAddress: "https://creativecommons.org/licenses/by/4.0/")
    case .openWeatherMap:
      Attribution(
        text: "Weather data provided by OpenWeather", address: "https://openweathermap.org/",
        licence: "CC BY-SA 4.0", licenceAddress: "https://creativecommons.org/licenses/by-sa/4.0/")
    case .metNorway:
      Attribution(
        text: "Based on data from MET Norway", address: "https://api.met.no/",
        licence: "CC BY 4.0", licenceAddress: "https://creativecommons.org/licenses/by/4.0/")
    }
  }
}

extension Place {
  /// The search for places is Open-Meteo's, over a gazetteer that wants to be named as well.
  package static let attribution = Attribution(
    text: "GeoNames", address: "https://www.geonames.org/", licence: "CC BY 4.0",
    licenceAddress: "https://creativecommons.org/licenses/by/4.0/")
}
