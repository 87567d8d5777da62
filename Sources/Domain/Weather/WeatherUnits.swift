/// In which units temperatures, wind and rain are shown, by the countries that use them together.
package enum WeatherUnits: String, CaseIterable, Sendable {
  /// Degrees Celsius, metres a second, millimetres.
  case metric
  /// Degrees Celsius, kilometres an hour, millimetres.
  case hourly
  /// Degrees Celsius, miles an hour, millimetres.
  case british
  /// Degrees Fahrenheit, miles an hour, inches.
  case imperial

  /// English alone says nothing of the country; it is taken as most countries measure.
  package init(_ language: Language) {
    switch language {
    case .english: self = .hourly
    case .japanese, .korean: self = .metric
    }
  }

  /// Reads `en-US` (BCP 47, as in Accept-Language) or `en_US.UTF-8` (as in LC_MEASUREMENT); nil when
  /// the name has no country.
  ///
  /// Where degrees are Fahrenheit, CLDR says; where wind is told in metres a second or miles an
  /// hour, the weather services of the countries do.
  package init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" && $0 != ";" && $0 != "," }
    let parts = name.split { $0 == "-" || $0 == "_" }.map { $0.uppercased() }
    guard let region = parts.dropFirst().first(where: { $0.utf8.count == 2 }) else { return nil }
    switch region {
    case "US", "AS", "BS", "BZ", "FM", "GU", "KY", "LR", "MH", "MP", "PR", "PW", "UM", "VI":
      self = .imperial
    case "GB", "GG", "IM", "JE": self = .british
    case "CN", "DK", "EE", "FI", "FO", "IS", "JP", "KR", "LT", "LV", "NO", "RU", "SE", "TW":
      self = .metric
    default: self = .hourly
    }
  }
}
