import Domain

/// A `symbol_code` of MET Norway, such as `lightrainshowersandthunder_night`: the name of a picture
/// in its *WeatherIcon 2.0*.
struct METSymbol: Equatable {
  private let name: Substring
  /// Nil for weather that looks the same by day and by night.
  let isDay: Bool?

  init(_ code: String) {
    let parts = code.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
    name = parts.first ?? ""
    switch parts.dropFirst().first {
    case "day": isDay = true
    case "night", "polartwilight": isDay = false
    default: isDay = nil
    }
  }

  /// Nil for a name that is not in the list.
  var condition: WeatherCondition? {
    guard name.hasSuffix("andthunder") else { return condition(of: name) }
    // Two of the names have an s too many, by the service's own list.
    let plain = String(name.dropLast("andthunder".count))
      .replacing(prefix: "lightss", with: "lights")
    guard condition(of: plain[...]) != nil else { return nil }
    return plain.hasPrefix("heavy") ? .heavyThunderstorm : .thunderstorm
  }

  private func condition(of name: Substring) -> WeatherCondition? {
    switch name {
    case "clearsky": .clear
    case "fair": .mainlyClear
    case "partlycloudy": .partlyCloudy
    case "cloudy": .overcast
    case "fog": .fog
    case "lightrain": .lightRain
    case "rain": .rain
    case "heavyrain": .heavyRain
    case "lightsleet": .lightSleet
    case "sleet", "heavysleet": .sleet
    case "lightsnow": .lightSnow
    case "snow": .snow
    case "heavysnow": .heavySnow
    case "lightrainshowers": .lightRainShowers
    case "rainshowers": .rainShowers
    case "heavyrainshowers": .violentRainShowers
    case "lightsleetshowers": .lightSleetShowers
    case "sleetshowers", "heavysleetshowers": .sleetShowers
    case "lightsnowshowers": .lightSnowShowers
    case "snowshowers", "heavysnowshowers": .snowShowers
    default: nil
    }
  }
}

extension String {
  fileprivate func replacing(prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
