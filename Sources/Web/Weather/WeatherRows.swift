import Domain
import HTML
import Presentation

/// The times of a forecast under their days; each is a link to what else is foretold for it.
struct WeatherRows {
  let sections: [WeatherListContent.Section]
  let title: String

  func write(to markup: Markup) {
    guard !sections.isEmpty else { return }
    markup.ul(.id("weatherTable"), .class("weather"), .aria("label", title)) {
      for section in sections {
        markup.li(.class("day")) {
          markup.h2(text: section.heading)
          if let weather = section.weather { summary(weather, in: markup) }
        }
        for row in section.rows { write(row, to: markup) }
      }
    }
  }

  private func summary(_ weather: DayWeatherLabel, in markup: Markup) {
    markup.p(.class("day-weather")) {
      markup.sky(weather.icon, weather.condition)
      markup.span(.aria("hidden", true), text: weather.temperatures)
      markup.span(.class("unseen"), text: weather.spokenTemperatures)
      if let rain = weather.rain { markup.span(.class("wet"), text: rain) }
    }
  }

  private func write(_ row: WeatherListContent.Row, to markup: Markup) {
    let seconds = Int(row.id.seconds)
    markup.li(.test("weatherRow"), .id("time\(seconds)"), .data("time", seconds)) {
      markup.a(.href(Destination.weatherTime(row.id).path)) {
        markup.span(.class("at"), text: row.time)
        // What it is stands beside it in words.
        markup.span(.class("sky \(row.icon.rawValue)"), .aria("hidden", true))
        markup.span(.class("what"), text: row.condition)
        markup.span(.class("degrees"), text: row.temperature)
        markup.span(.class("rain-share"), text: row.rain ?? "")
        markup.span(.class("breeze"), text: row.wind ?? "")
      }
    }
  }
}
