import Domain

/// The answer as OpenWeather's *5 day weather forecast* documents it; what is not read is left out.
struct OpenWeatherMapAnswer: Decodable {
  let list: [Step]

  struct Step: Decodable {
    let dt: Int64
    let main: Main
    let weather: [Weather]
    let wind: Wind?
    let pop: Double?
    let rain: Fall?
    let snow: Fall?
    let sys: Sun?
  }

  struct Main: Decodable {
    let temp: Double
    let feelsLike: Double?

    enum CodingKeys: String, CodingKey {
      case temp
      case feelsLike = "feels_like"
    }
  }

  struct Weather: Decodable {
    let id: Int?
    /// The group that the number belongs to.
    let main: String
  }

  struct Wind: Decodable {
    let speed: Double?
    let deg: Double?
  }

  /// What falls in three hours.
  struct Fall: Decodable {
    let threeHours: Double?

    enum CodingKeys: String, CodingKey {
      case threeHours = "3h"
    }
  }

  struct Sun: Decodable {
    /// Part of the day: `d` or `n`.
    let pod: String?
  }
}

extension OpenWeatherMapAnswer {
  func entries(_ plausible: Plausible) throws(WeatherError) -> [ForecastEntry] {
    var entries: [ForecastEntry] = []
    for (index, step) in list.prefix(Plausible.entryLimit).enumerated() {
      entries.append(try step.entry("list[\(index)]", plausible))
    }
    return try entries.ordered("list")
  }
}

extension OpenWeatherMapAnswer.Step {
  fileprivate func entry(
    _ path: String, _ plausible: Plausible
  ) throws(WeatherError) -> ForecastEntry {
    guard let weather = weather.first else { throw .notAsPromised(.empty("\(path).weather")) }
    guard let condition = WeatherCondition(openWeatherMap: weather.id, group: weather.main)
    else { throw .notAsPromised(.outOfRange("\(path).weather[0].id")) }
    return ForecastEntry(
      time: try plausible.time(secondsSince1970: dt, "\(path).dt"),
      span: 3 * 3600,
      condition: condition,
      isDay: sys?.pod.map { $0 == "d" },
      temperature: try plausible.temperature(main.temp, "\(path).main.temp"),
      feelsLike: try feelsLike(path, plausible),
      rainChance: try plausible.chance(ofPercent: pop.map { $0 * 100 }, "\(path).pop"),
      rainAmount: try rainAmount(path, plausible),
      windSpeed: try plausible.wind(wind?.speed, "\(path).wind.speed"),
      windDirection: try plausible.direction(wind?.deg, "\(path).wind.deg"))
  }

  private func feelsLike(_ path: String, _ plausible: Plausible) throws(WeatherError) -> Double? {
    guard let degrees = main.feelsLike else { return nil }
    return try plausible.temperature(degrees, "\(path).main.feels_like")
  }

  /// Where nothing falls, the service leaves both out.
  private func rainAmount(_ path: String, _ plausible: Plausible) throws(WeatherError) -> Double? {
    let rain = try plausible.rain(rain?.threeHours, "\(path).rain.3h") ?? 0
    let snow = try plausible.rain(snow?.threeHours, "\(path).snow.3h") ?? 0
    return rain + snow
  }
}
