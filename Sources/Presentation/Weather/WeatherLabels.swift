import Domain

/// Words the weather as one person reads it, on that person's day.
struct WeatherLabels {
  let units: WeatherUnits
  let day: Day
  let words: Words

  func time(of entry: ForecastEntry) -> String { words.time(day.local(entry.time).time) }

  func rain(_ millimetres: Double) -> String { words.rainAmount(millimetres, in: units) }

  /// Whether it begins at one of the eight hours by which a day is told in short, or holds as long.
  func isOnThirdHour(_ entry: ForecastEntry) -> Bool {
    entry.span >= 10_800 || day.local(entry.time).time.hour.isMultiple(of: 3)
  }

  /// Nil when nothing is foretold for that day.
  func label(of date: CalendarDate, in entries: some Sequence<ForecastEntry>) -> DayWeatherLabel? {
    DayWeather(of: date, in: entries, for: day).map { label(of: $0, in: entries) }
  }

  func label(
    of weather: DayWeather, in entries: some Sequence<ForecastEntry>
  ) -> DayWeatherLabel {
    let lowest = words.degrees(weather.lowest, in: units)
    let highest = words.degrees(weather.highest, in: units)
    return DayWeatherLabel(
      icon: WeatherIcon(weather.condition), condition: words.condition(weather.condition),
      temperatures: "\(highest) / \(lowest)",
      spokenTemperatures: words.temperatureSpan(lowest, highest),
      rain: weather.isRainLikely ? wetTime(of: weather.date, in: entries) : nil)
  }

  /// When it begins to fall, of what is not over.
  private func wetTime(
    of date: CalendarDate, in entries: some Sequence<ForecastEntry>
  ) -> String? {
    let wet = entries.first {
      $0.isRainLikely && $0.end > day.now && day.day(of: $0.time) == date
    }
    return wet.map { words.wetFrom(time(of: $0), isSnow: $0.condition.isSnow) }
  }
}

/// The weather of a day in one line, already worded.
package struct DayWeatherLabel: Equatable, Sendable {
  package let icon: WeatherIcon
  package let condition: String
  /// The highest and the lowest, as short as can be.
  package let temperatures: String
  /// The same for those who hear it.
  package let spokenTemperatures: String
  /// When it begins to rain or snow; nil when that is not likely.
  package let rain: String?
}

extension Place {
  /// With what tells it from others of its name.
  var fullName: String {
    var parts: [String] = []
    for part in [name, region, country] {
      if let part, !part.isEmpty, !parts.contains(part) { parts.append(part) }
    }
    return parts.isEmpty
      ? "\(coordinates.latitudeText), \(coordinates.longitudeText)" : parts.joined(separator: ", ")
  }
}
