package import Domain

/// What is foretold for one time, already worded.
package struct WeatherDetailContent: Equatable, Sendable {
  package struct Fact: Equatable, Sendable {
    package enum Name: String, Equatable, Sendable {
      case temperature
      case feelsLike
      case rainChance
      case rainAmount
      case wind
    }

    package let name: Name
    package let label: String
    package let value: String
  }

  package let id: Instant
  /// The day and the time.
  package let title: String
  package let place: String
  package let icon: WeatherIcon
  package let condition: String
  package let facts: [Fact]
  package let ageLabel: String
  package let attributions: [Attribution]
  /// The times before and after it; nil at the ends.
  package let earlier: Destination?
  package let later: Destination?
  package let navigation: Navigation

  /// `index` is where the entry stands in the forecast.
  init(
    _ forecast: Forecast, at index: Int, by choice: WeatherChoice, navigation: Navigation,
    on day: Day, in words: Words
  ) {
    let entry = forecast.entries[index]
    let units = choice.units ?? day.person.units
    let local = day.local(entry.time)
    id = entry.time
    title = "\(words.sectionDay(local.date, today: day.today)) \(words.time(local.time))"
    place = choice.place.fullName
    icon = WeatherIcon(entry.condition, isDay: entry.isDay)
    condition = words.condition(entry.condition)
    facts = [
      Fact(.temperature, words.temperatureLabel, words.temperature(entry.temperature, in: units)),
      Fact(
        .feelsLike, words.feelsLikeLabel,
        entry.feelsLike.map { words.temperature($0, in: units) }),
      Fact(.rainChance, words.rainChanceLabel, entry.rainChance.map(words.percent)),
      Fact(
        .rainAmount, words.rainAmountLabel,
        entry.rainAmount.map { words.rainAmount($0, in: units) }),
      Fact(
        .wind, words.windLabel,
        entry.windSpeed.map {
          words.wind(words.windSpeed($0, in: units), from: entry.windDirection)
        }),
    ].compactMap(\.self)
    ageLabel = words.weatherAge(forecast.fetched, on: day)
    attributions = [forecast.attribution, Place.attribution]
    earlier = index > 0 ? .weatherTime(forecast.entries[index - 1].time) : nil
    later =
      index + 1 < forecast.entries.count ? .weatherTime(forecast.entries[index + 1].time) : nil
    self.navigation = navigation
  }
}

extension WeatherDetailContent.Fact {
  /// Nil for what is not said.
  fileprivate init?(_ name: Name, _ label: String, _ value: String?) {
    guard let value else { return nil }
    self.init(name: name, label: label, value: value)
  }
}
