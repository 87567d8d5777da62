/// The weather of a day in one line.
package struct DayWeather: Equatable, Sendable {
  package let date: CalendarDate
  /// What matters most of it: the worst of a wet or dangerous day, else what holds longest.
  package let condition: WeatherCondition
  /// Degrees Celsius.
  package let lowest: Double
  package let highest: Double
  /// The highest likelihood of the day that something falls, 0 to 1.
  package let rainChance: Double?
  /// Millimetres of the whole day, as far as it is foretold.
  package let rainAmount: Double?
  /// When it is likely to stay dry, each as long as can be, by time.
  package let dryTimes: [Range<Instant>]
  /// Whether rain or snow is to be reckoned with while people are up.
  package let isRainLikely: Bool

  /// Hours that are likely to stay dry.
  package var dryHours: Int {
    Int(dryTimes.reduce(0) { $0 + $1.upperBound.seconds - $1.lowerBound.seconds } / 3600)
  }

  /// Nil when nothing is foretold for that day.
  ///
  /// The day is one of the person's zone. An entry belongs to the day in which it begins.
  package init?(of date: CalendarDate, in entries: some Sequence<ForecastEntry>, for day: Day) {
    self.init(date, entries.filter { day.day(of: $0.time) == date }, day)
  }

  private init?(_ date: CalendarDate, _ entries: [ForecastEntry], _ day: Day) {
    guard let first = entries.first else { return nil }
    let waking = entries.filter { (6..<22).contains(day.local($0.time).time.hour) }
    let shown = waking.isEmpty ? entries : waking
    self.date = date
    condition = Self.mostTelling(of: shown, orElse: first.condition)
    lowest = entries.reduce(first.temperature) { min($0, $1.temperature) }
    highest = entries.reduce(first.temperature) { max($0, $1.temperature) }
    rainChance = entries.compactMap(\.rainChance).max()
    let amounts = entries.compactMap(\.rainAmount)
    rainAmount = amounts.isEmpty ? nil : amounts.reduce(0, +)
    dryTimes = Self.joined(entries.filter { !$0.isRainLikely })
    isRainLikely = shown.contains(where: \.isRainLikely)
  }

  /// Every day that something is foretold for, by date.
  package static func days(
    in entries: some Sequence<ForecastEntry>, for day: Day
  ) -> [DayWeather] {
    Dictionary(grouping: entries) { day.day(of: $0.time) }
      .compactMap { DayWeather($0, $1, day) }
      .sorted { $0.date < $1.date }
  }

  private static func mostTelling(
    of entries: [ForecastEntry], orElse other: WeatherCondition
  ) -> WeatherCondition {
    let worst = entries.map(\.condition).max { $0.severity < $1.severity } ?? other
    if worst.isWet { return worst }
    var spans: [WeatherCondition: Int] = [:]
    for entry in entries { spans[entry.condition, default: 0] += entry.span }
    // Of two that hold as long, the worse one, so that the answer doesn't change from call to call.
    return spans.max { ($0.value, $0.key.severity) < ($1.value, $1.key.severity) }?.key ?? other
  }

  private static func joined(_ entries: [ForecastEntry]) -> [Range<Instant>] {
    var times: [Range<Instant>] = []
    for entry in entries where entry.time < entry.end {
      if let last = times.last, last.upperBound >= entry.time {
        times[times.count - 1] = last.lowerBound..<max(last.upperBound, entry.end)
      } else {
        times.append(entry.time..<entry.end)
      }
    }
    return times
  }
}
