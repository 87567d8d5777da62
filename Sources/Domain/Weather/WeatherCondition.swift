/// The weather in a word, by its number in the WMO's code table 4677 (present weather).
///
/// These are the numbers that services use in forecasts, and those that say what others call by
/// names of their own: sleet (68, 69, 83, 84), smoke and volcanic ash (4), squalls (18).
package enum WeatherCondition: Int, CaseIterable, Sendable {
  case clear = 0
  case mainlyClear = 1
  case partlyCloudy = 2
  case overcast = 3
  case smoke = 4
  case haze = 5
  case dust = 6
  case mist = 10
  case squalls = 18
  case tornado = 19
  case fog = 45
  case rimeFog = 48
  case lightDrizzle = 51
  case drizzle = 53
  case denseDrizzle = 55
  case lightFreezingDrizzle = 56
  case freezingDrizzle = 57
  case lightRain = 61
  case rain = 63
  case heavyRain = 65
  case lightFreezingRain = 66
  case freezingRain = 67
  case lightSleet = 68
  case sleet = 69
  case lightSnow = 71
  case snow = 73
  case heavySnow = 75
  case snowGrains = 77
  case lightRainShowers = 80
  case rainShowers = 81
  case violentRainShowers = 82
  case lightSleetShowers = 83
  case sleetShowers = 84
  case lightSnowShowers = 85
  case snowShowers = 86
  case thunderstorm = 95
  case thunderstormWithHail = 96
  case heavyThunderstorm = 97
  case heavyThunderstormWithHail = 99

  /// Any number of the table, taken for the nearest that a forecast has; nil for what is not in it.
  package init?(code: Int) {
    guard (0...99).contains(code) else { return nil }
    if let condition = Self(rawValue: code) {
      self = condition
      return
    }
    switch code {
    case 7...9, 30...35: self = .dust
    case 11, 12: self = .mist
    case 28, 40...47: self = .fog
    case 49: self = .rimeFog
    case 20, 52: self = .drizzle
    case 50: self = .lightDrizzle
    case 54: self = .denseDrizzle
    case 58, 60: self = .lightRain
    case 21, 59, 62: self = .rain
    case 64: self = .heavyRain
    case 24: self = .freezingRain
    case 23, 79: self = .sleet
    case 70, 76, 78: self = .lightSnow
    case 22, 36...39, 72: self = .snow
    case 74: self = .heavySnow
    case 25, 27, 89, 90: self = .rainShowers
    case 26, 87, 88: self = .snowShowers
    case 13, 17, 29, 91...94: self = .thunderstorm
    case 98: self = .heavyThunderstorm
    // 14 to 16: something falls, but not here.
    default: self = .overcast
    }
  }

  /// Whether one gets wet in it.
  package var isWet: Bool { rawValue >= 51 || self == .squalls || self == .tornado }

  /// How much it matters to a day: what is rare and dangerous stands above what is common.
  package var severity: Int {
    switch self {
    case .clear: 0
    case .mainlyClear: 1
    case .partlyCloudy: 2
    case .overcast: 3
    case .haze, .mist: 4
    case .smoke, .dust: 5
    case .fog, .rimeFog: 6
    case .lightDrizzle: 10
    case .lightRainShowers: 11
    case .drizzle, .lightRain: 12
    case .denseDrizzle, .rainShowers: 13
    case .rain: 14
    case .snowGrains, .lightSnow, .lightSnowShowers, .lightSleet, .lightSleetShowers: 15
    case .sleet, .sleetShowers: 16
    case .snow, .snowShowers: 17
    case .heavyRain, .violentRainShowers: 20
    case .heavySnow: 21
    case .lightFreezingDrizzle, .freezingDrizzle: 22
    case .lightFreezingRain, .freezingRain: 23
    case .thunderstorm: 30
    case .squalls: 31
    case .thunderstormWithHail: 32
    case .heavyThunderstorm: 33
    case .heavyThunderstormWithHail: 34
    case .tornado: 40
    }
  }
}
