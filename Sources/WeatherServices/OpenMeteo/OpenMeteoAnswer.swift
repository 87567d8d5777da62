import Domain

/// The answer as Open-Meteo's *Weather Forecast API* documents it; what is not read is left out.
struct OpenMeteoAnswer: Decodable {
  let hourly: Hourly

  /// A list for each quantity, all of one length; a model that does not have a quantity, or does
  /// not reach so far, leaves nulls.
  struct Hourly: Decodable {
    let time: [Int64]
    let temperature: [Double?]
    let condition: [Int?]
    let feelsLike: [Double?]?
    let rainChance: [Double?]?
    let rain: [Double?]?
    let isDay: [Int?]?
    let windSpeed: [Double?]?
    let windDirection: [Double?]?

    enum CodingKeys: String, CodingKey {
      case time
      case temperature = "temperature_2m"
      case condition = "weather_code"
      case feelsLike = "apparent_temperature"
      case rainChance = "precipitation_probability"
      case rain = "precipitation"
      case isDay = "is_day"
      case windSpeed = "wind_speed_10m"
      case windDirection = "wind_direction_10m"
    }
  }
}

extension OpenMeteoAnswer.Hourly {
  private static let hour = 3600

  func entries(_ plausible: Plausible) throws(WeatherError) -> [ForecastEntry] {
    var entries: [ForecastEntry] = []
    for index in time.indices.prefix(Plausible.entryLimit) {
      if let entry = try entry(index, plausible) { entries.append(entry) }
    }
    return try entries.ordered("hourly.time")
  }

  /// The hour that begins with a time; nil when the model says nothing of it.
  ///
  /// What falls is documented as that of the hour before a time, so it is the next time's.
  private func entry(
    _ index: Int, _ plausible: Plausible
  ) throws(WeatherError) -> ForecastEntry? {
    guard temperature.indices.contains(index)
    else { throw .notAsPromised(.missing(path(.temperature, index))) }
    guard condition.indices.contains(index)
    else { throw .notAsPromised(.missing(path(.condition, index))) }
    guard let degrees = temperature[index], let code = condition[index] else { return nil }
    let next = index + 1
    return ForecastEntry(
      time: try plausible.time(secondsSince1970: time[index], path(.time, index)),
      span: Self.hour,
      condition: try plausible.condition(code, path(.condition, index)),
      isDay: isDay?.value(at: index).map { $0 != 0 },
      temperature: try plausible.temperature(degrees, path(.temperature, index)),
      feelsLike: try feelsLike(at: index, plausible),
      rainChance: try plausible.chance(
        ofPercent: rainChance?.value(at: next), path(.rainChance, next)),
      rainAmount: try plausible.rain(rain?.value(at: next), path(.rain, next)),
      windSpeed: try plausible.wind(windSpeed?.value(at: index), path(.windSpeed, index)),
      windDirection: try plausible.direction(
        windDirection?.value(at: index), path(.windDirection, index)))
  }

  private func feelsLike(
    at index: Int, _ plausible: Plausible
  ) throws(WeatherError) -> Double? {
    guard let degrees = feelsLike?.value(at: index) else { return nil }
    return try plausible.temperature(degrees, path(.feelsLike, index))
  }

  private func path(_ key: CodingKeys, _ index: Int) -> String {
    "hourly.\(key.stringValue)[\(index)]"
  }
}

extension Array {
  /// Nil both for a null and past the end.
  fileprivate func value<Wrapped>(at index: Int) -> Wrapped? where Element == Wrapped? {
    indices.contains(index) ? self[index] : nil
  }
}
