import Domain

extension WeatherListContent {
  /// Without a place.
  init(offWith settings: WeatherSettingsContent, navigation: Navigation, in words: Words) {
    self.init(
      place: nil, emptyMessage: words.weatherIsOff, ageLabel: nil, failure: nil, sections: [],
      plots: [], attributions: [], settings: settings, navigation: navigation)
  }

  init(
    _ report: WeatherReport, by choice: WeatherChoice, settings: WeatherSettingsContent,
    navigation: Navigation, on day: Day, in words: Words
  ) {
    let labels = WeatherLabels(units: choice.units ?? day.person.units, day: day, words: words)
    let entries = report.forecast.map { Array($0.entries(from: day.now)) } ?? []
    self.init(
      place: choice.place.fullName,
      emptyMessage: !entries.isEmpty
        ? nil : report.forecast == nil ? words.noWeatherYet : words.weatherIsOver,
      ageLabel: report.forecast.map { words.weatherAge($0.fetched, on: day) },
      failure: report.problem.map { words.weatherFault($0, of: choice.service) },
      sections: labels.sections(of: entries, in: report.forecast?.entries ?? []),
      plots: labels.plots(of: entries),
      attributions: report.forecast.map { [$0.attribution, Place.attribution] } ?? [],
      settings: settings, navigation: navigation)
  }
}

extension WeatherLabels {
  /// The entries of the days to come under their days; the day as a whole has those that are over too.
  fileprivate func sections(
    of entries: [ForecastEntry], in all: [ForecastEntry]
  ) -> [WeatherListContent.Section] {
    let days = Dictionary(grouping: listed(entries)) { day.day(of: $0.time) }
    return days.keys.sorted().map { date in
      WeatherListContent.Section(
        heading: words.sectionDay(date, today: day.today),
        weather: label(of: date, in: all), rows: (days[date] ?? []).map(row))
    }
  }

  /// Each hour of a day and a night; after that those three hours apart, by the clock, tell enough.
  private func listed(_ entries: [ForecastEntry]) -> [ForecastEntry] {
    let limit = day.now.advanced(bySeconds: 86_400)
    return entries.filter { $0.time < limit || isOnThirdHour($0) }
  }

  private func row(_ entry: ForecastEntry) -> WeatherListContent.Row {
    WeatherListContent.Row(
      id: entry.time, time: time(of: entry), icon: WeatherIcon(entry.condition, isDay: entry.isDay),
      condition: words.condition(entry.condition),
      temperature: words.degrees(entry.temperature, in: units),
      rain: entry.rainChance.map(words.percent) ?? entry.rainAmount.map(rain),
      wind: entry.windSpeed.map { words.windSpeed($0, in: units) })
  }
}
