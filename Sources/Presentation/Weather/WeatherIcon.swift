package import Domain

/// The drawing that stands for a condition; several share one.
package enum WeatherIcon: String, CaseIterable, Sendable {
  case clear
  case night
  case fewClouds = "few-clouds"
  case cloudy
  case fog
  case drizzle
  case rain
  case showers
  case sleet
  case snow
  case thunder
  case wind

  /// `isDay` is nil where nobody knows, and of days.
  package init(_ condition: WeatherCondition, isDay: Bool? = nil) {
    self =
      switch condition {
      case .clear, .mainlyClear: isDay == false ? .night : .clear
      case .partlyCloudy: .fewClouds
      case .overcast: .cloudy
      case .smoke, .haze, .dust, .mist, .fog, .rimeFog: .fog
      case .squalls, .tornado: .wind
      case .lightDrizzle, .drizzle, .denseDrizzle: .drizzle
      case .lightRain, .rain, .heavyRain: .rain
      case .lightRainShowers, .rainShowers, .violentRainShowers: .showers
      case .lightFreezingDrizzle, .freezingDrizzle, .lightFreezingRain, .freezingRain, .lightSleet,
        .sleet, .lightSleetShowers, .sleetShowers:
        .sleet
      case .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers: .snow
      case .thunderstorm, .thunderstormWithHail, .heavyThunderstorm, .heavyThunderstormWithHail:
        .thunder
      }
  }
}
