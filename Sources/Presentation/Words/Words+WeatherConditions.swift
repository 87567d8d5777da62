import Domain

/// The weather in a word or two.
extension Words {
  func condition(_ condition: WeatherCondition) -> String {
    if condition.isFrozen { return frozen(condition) }
    if condition.isWet { return wet(condition) }
    return switch condition {
    case .clear: choose("Clear", "快晴", "맑음")
    case .mainlyClear: choose("Mostly clear", "晴れ", "대체로 맑음")
    case .partlyCloudy: choose("Partly cloudy", "晴れ時々くもり", "구름 조금")
    case .smoke: choose("Smoke", "煙", "연기")
    case .haze: choose("Haze", "煙霧", "연무")
    case .dust: choose("Dust", "砂ぼこり", "먼지")
    case .mist: choose("Mist", "もや", "옅은 안개")
    case .fog: choose("Fog", "霧", "안개")
    case .rimeFog: choose("Freezing fog", "着氷性の霧", "어는 안개")
    default: choose("Overcast", "くもり", "흐림")
    }
  }

  private func wet(_ condition: WeatherCondition) -> String {
    switch condition {
    case .squalls: choose("Squalls", "突風", "돌풍")
    case .tornado: choose("Tornado", "竜巻", "토네이도")
    case .lightDrizzle: choose("Light drizzle", "弱い霧雨", "약한 이슬비")
    case .drizzle: choose("Drizzle", "霧雨", "이슬비")
    case .denseDrizzle: choose("Dense drizzle", "強い霧雨", "강한 이슬비")
    case .lightRain: choose("Light rain", "小雨", "약한 비")
    case .heavyRain: choose("Heavy rain", "強い雨", "강한 비")
    case .lightRainShowers: choose("Light showers", "弱いにわか雨", "약한 소나기")
    case .rainShowers: choose("Showers", "にわか雨", "소나기")
    case .violentRainShowers: choose("Violent showers", "激しいにわか雨", "강한 소나기")
    case .thunderstorm: choose("Thunderstorm", "雷雨", "뇌우")
    case .thunderstormWithHail:
      choose("Thunderstorm with hail", "ひょうを伴う雷雨", "우박을 동반한 뇌우")
    case .heavyThunderstorm: choose("Heavy thunderstorm", "激しい雷雨", "강한 뇌우")
    case .heavyThunderstormWithHail:
      choose("Heavy thunderstorm with hail", "ひょうを伴う激しい雷雨", "우박을 동반한 강한 뇌우")
    default: choose("Rain", "雨", "비")
    }
  }

  private func frozen(_ condition: WeatherCondition) -> String {
    switch condition {
    case .lightFreezingDrizzle:
      choose("Light freezing drizzle", "弱い着氷性の霧雨", "약한 어는 이슬비")
    case .freezingDrizzle: choose("Freezing drizzle", "着氷性の霧雨", "어는 이슬비")
    case .lightFreezingRain: choose("Light freezing rain", "弱い着氷性の雨", "약한 어는 비")
    case .freezingRain: choose("Freezing rain", "着氷性の雨", "어는 비")
    case .lightSleet: choose("Light sleet", "弱いみぞれ", "약한 진눈깨비")
    case .sleet: choose("Sleet", "みぞれ", "진눈깨비")
    case .lightSleetShowers:
      choose("Light sleet showers", "弱いにわかみぞれ", "약한 소낙성 진눈깨비")
    case .sleetShowers: choose("Sleet showers", "にわかみぞれ", "소낙성 진눈깨비")
    case .lightSnow: choose("Light snow", "弱い雪", "약한 눈")
    case .heavySnow: choose("Heavy snow", "強い雪", "강한 눈")
    case .snowGrains: choose("Snow grains", "霧雪", "쌀알눈")
    case .lightSnowShowers: choose("Light snow showers", "弱いにわか雪", "약한 소낙눈")
    case .snowShowers: choose("Snow showers", "にわか雪", "소낙눈")
    default: choose("Snow", "雪", "눈")
    }
  }
}

extension WeatherCondition {
  /// Whether what falls is frozen, or freezes where it falls.
  var isFrozen: Bool {
    switch self {
    case .lightFreezingDrizzle, .freezingDrizzle, .lightFreezingRain, .freezingRain, .lightSleet,
      .sleet, .lightSleetShowers, .sleetShowers:
      true
    default: isSnow
    }
  }

  var isSnow: Bool {
    switch self {
    case .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers: true
    default: false
    }
  }
}
