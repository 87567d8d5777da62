import Domain

extension WeatherCondition {
  /// By a number of OpenWeather's *Weather condition codes*; by its group for one that is newer.
  ///
  /// Nil when neither is known.
  init?(openWeatherMap id: Int?, group: String) {
    guard let condition = id.flatMap(Self.condition) ?? Self.condition(ofGroup: group)
    else { return nil }
    self = condition
  }

  private static func condition(_ id: Int) -> WeatherCondition? {
    switch id {
    case 200, 201, 210, 211, 221, 230, 231: .thunderstorm
    case 202, 212, 232: .heavyThunderstorm
    case 300, 310: .lightDrizzle
    case 301, 311, 321: .drizzle
    case 302, 312: .denseDrizzle
    case 313: .rainShowers
    case 314: .violentRainShowers
    case 500: .lightRain
    case 501: .rain
    case 502...504: .heavyRain
    case 511: .freezingRain
    case 520: .lightRainShowers
    case 521, 531: .rainShowers
    case 522: .violentRainShowers
    case 600: .lightSnow
    case 601: .snow
    case 602: .heavySnow
    case 611: .sleet
    case 612: .lightSleetShowers
    case 613: .sleetShowers
    case 615: .lightSleet
    case 616: .sleet
    case 620: .lightSnowShowers
    case 621, 622: .snowShowers
    case 701: .mist
    case 711, 762: .smoke
    case 721: .haze
    case 731, 751, 761: .dust
    case 741: .fog
    case 771: .squalls
    case 781: .tornado
    case 800: .clear
    case 801: .mainlyClear
    case 802: .partlyCloudy
    case 803, 804: .overcast
    default: nil
    }
  }

  private static func condition(ofGroup name: String) -> WeatherCondition? {
    switch name {
    case "Thunderstorm": .thunderstorm
    case "Drizzle": .drizzle
    case "Rain": .rain
    case "Snow": .snow
    case "Mist": .mist
    case "Smoke", "Ash": .smoke
    case "Haze": .haze
    case "Dust", "Sand": .dust
    case "Fog": .fog
    case "Squall": .squalls
    case "Tornado": .tornado
    case "Clear": .clear
    case "Clouds": .overcast
    default: nil
    }
  }
}
