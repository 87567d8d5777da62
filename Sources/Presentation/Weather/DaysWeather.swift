import Domain

/// The weather of the days that tasks stand under; empty without a place, and when the last forecast is
/// of another day and would mislead.
struct DaysWeather {
  private let labels: WeatherLabels?
  private let entries: [ForecastEntry]
  private let days: [CalendarDate: DayWeather]

  /// A forecast that is older tells no more beside a day.
  private static let oldest: Int64 = 86_400
  /// Tags of tasks that are done outdoors, by what tells tags apart.
  private static let outdoors = Set(
    ["outdoor", "outdoors", "屋外", "야외"].compactMap { Tag($0)?.key })

  static let none = DaysWeather()

  private init() {
    labels = nil
    entries = []
    days = [:]
  }

  init(_ forecast: Forecast, by choice: WeatherChoice, on day: Day, in words: Words) {
    guard forecast.age(at: day.now) <= Self.oldest else {
      self = .none
      return
    }
    labels = WeatherLabels(units: choice.units ?? day.person.units, day: day, words: words)
    entries = forecast.entries
    days = Dictionary(
      DayWeather.days(in: forecast.entries, for: day).map { ($0.date, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Nil when nothing is known of that day.
  func label(of date: CalendarDate) -> DayWeatherLabel? {
    days[date].flatMap { labels?.label(of: $0, in: entries) }
  }

  /// What is said beside a task that is done outdoors, of a day of likely rain; nil for all others.
  func warning(for task: TaskItem, on date: CalendarDate) -> String? {
    guard let labels, let weather = days[date], weather.isRainLikely, !task.isCompleted,
      task.tags.contains(where: { Self.outdoors.contains($0.key) })
    else { return nil }
    let dry = (1...6).lazy.map { date.advanced(byDays: $0) }
      .first { days[$0].map { !$0.isRainLikely } ?? false }
    return labels.words.wetOutdoors(
      isSnow: weather.condition.isSnow,
      dryDay: dry.map { labels.words.weekday($0.weekday) })
  }
}

extension SceneContext {
  /// One look into the store, and nothing more, for who has no place.
  func daysWeather(on day: Day) async throws(StoreError) -> DaysWeather {
    guard let choice = try await weatherChoice(),
      let forecast = try await latestWeather(by: choice)?.forecast
    else { return .none }
    return DaysWeather(forecast, by: choice, on: day, in: words)
  }

  /// Tells of each new forecast for the person's place; nil without one.
  func weatherChanges() async -> AsyncStream<WeatherReport>? {
    guard let choice = try? await weatherChoice() else { return nil }
    return weather?.model.changes(of: choice.source)
  }
}
