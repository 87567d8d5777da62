import HTML
import Presentation

/// The weather of a day in one line, beside its heading; it leads to all of the forecast.
struct DayWeatherLine {
  private let label: DayWeatherLabel

  init(_ label: DayWeatherLabel) {
    self.label = label
  }

  func write(to markup: Markup) {
    markup.a(.class("day-weather"), .test("dayWeather"), .href(Destination.weather.path)) {
      markup.sky(label.icon, label.condition)
      markup.span(.aria("hidden", true), text: label.temperatures)
      markup.span(.class("unseen"), text: label.spokenTemperatures)
      if let rain = label.rain { markup.span(.class("wet"), text: rain) }
    }
  }
}
