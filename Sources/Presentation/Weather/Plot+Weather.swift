import Domain

extension WeatherLabels {
  /// Days that a plot goes on for.
  private static let mostDays = 7

  /// None of a forecast that has next to nothing.
  func plots(of entries: [ForecastEntry]) -> [WeatherPlot] {
    let limit = day.now.advanced(bySeconds: Int64(Self.mostDays) * 86_400)
    let points = entries.filter { $0.time < limit && isOnThirdHour($0) }
    guard points.count > 1 else { return [] }
    var plots = [WeatherPlot(name: .temperature, plot: temperature(points))]
    if let rain = rain(points) { plots.append(WeatherPlot(name: .rain, plot: rain)) }
    return plots
  }

  private func temperature(_ entries: [ForecastEntry]) -> Plot {
    let values = entries.map { units.degrees($0.temperature) }
    let degrees = { words.number($0) + "°" }
    return Plot(
      .line, title: words.temperatureLabel,
      summary: words.temperatureSpan(degrees(values.min() ?? 0), degrees(values.max() ?? 0)),
      headings: (words.timeColumn, words.temperatureLabel),
      points: points(entries, values, degrees), label: degrees)
  }

  /// How likely it is, where the service says so, else how much falls; nil when it says neither.
  private func rain(_ entries: [ForecastEntry]) -> Plot? {
    if entries.contains(where: { $0.rainChance != nil }) {
      return bars(
        entries, entries.map { Words.whole(($0.rainChance ?? 0) * 100) },
        title: words.rainChanceLabel
      ) { "\($0)%" }
    }
    guard entries.contains(where: { $0.rainAmount != nil }) else { return nil }
    if units == .imperial {
      return bars(
        entries, entries.map { Words.whole(($0.rainAmount ?? 0) / 25.4 * 100) },
        title: words.rainAmountLabel
      ) { words.rainAmount(Double($0) * 0.254, in: .imperial) }
    }
    return bars(
      entries, entries.map { Words.whole(($0.rainAmount ?? 0) * 10) }, title: words.rainAmountLabel,
      words.tenthsOfMillimetres)
  }

  private func bars(
    _ entries: [ForecastEntry], _ values: [Int], title: String, _ label: (Int) -> String
  ) -> Plot {
    let points = points(entries, values, label)
    let most = points.max { $0.value < $1.value }
    let summary =
      if let most, most.value > 0 {
        words.rainMost(most.valueLabel, at: most.label)
      } else {
        words.noRainForetold
      }
    return Plot(
      .bars, title: title, summary: summary, headings: (words.timeColumn, title), points: points,
      label: label)
  }

  /// With fewer points a day's name would stand in that of the next one.
  private static let namedFrom = 4

  /// Each day is named where it begins, but for a first one that is nearly over.
  private func points(
    _ entries: [ForecastEntry], _ values: [Int], _ label: (Int) -> String
  ) -> [Plot.Point] {
    let first = entries.first.map { day.local($0.time).date }
    let countOfFirst = entries.count { day.local($0.time).date == first }
    var last = countOfFirst < Self.namedFrom ? first : nil
    return zip(entries, values).map { entry, value in
      let local = day.local(entry.time)
      defer { last = local.date }
      return Plot.Point(
        label: "\(words.date(local.date, withYear: false)) \(words.time(local.time))",
        mark: last == local.date ? nil : words.weekdayShort(local.date.weekday), value: value,
        valueLabel: label(value))
    }
  }
}
