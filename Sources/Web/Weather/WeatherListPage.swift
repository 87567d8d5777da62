import Domain
import HTML
import HTTP
import Presentation

/// The forecast for the person's place as a web page.
final class WeatherListPage: WeatherListView {
  private let visit: Visit
  private var content: WeatherListContent?
  private(set) var problem: Problem?
  private var notice: Notice?
  private var destination: Destination?

  init(_ visit: Visit) {
    self.visit = visit
    notice = visit.announcement?.notice(in: visit.words)
  }

  func show(_ content: WeatherListContent) { self.content = content }

  /// The browser shows it while it waits for this page.
  func show(_ sign: RefreshSign) {}

  func show(_ record: WeatherRecord) {}

  func show(_ problem: Problem) { self.problem = self.problem ?? problem }

  func show(_ notice: Notice) { self.notice = notice }

  func open(_ destination: Destination) { self.destination = destination }

  var response: Response {
    if let content { return page(of: content).with(problem) }
    if let problem { return ErrorPage(visit).response(problem) }
    let isOff = notice?.message == visit.words.weatherIsTurnedOff
    return .redirect(
      to: Place(destination ?? .weather).address(
        announcing: isOff ? Announcement.weatherTurnedOff : .weatherSet))
  }

  /// Another place is another page, since an open one follows the forecasts of its own.
  private func page(of content: WeatherListContent) -> Response {
    let words = visit.words
    return Layout(
      visit: visit, kind: .weather,
      title: content.place.map { "\(words.weather) · \($0)" } ?? words.weather,
      navigation: content.navigation, notice: notice, place: Place(.weather),
      subject: content.place, isLive: content.place != nil
    ).response { markup in
      head(content, in: markup)
      markup.error(problem?.message)
      if let message = content.emptyMessage {
        markup.p(.class(content.place == nil ? "invitation" : "empty"), text: message)
      }
      settings(content, in: markup)
      for plot in content.plots {
        PlotFigure(plot: plot.plot, id: plot.name.rawValue, words: words).write(to: markup)
      }
      WeatherRows(sections: content.sections, title: words.weather).write(to: markup)
      markup.credits(content.attributions, words)
    }
  }

  private func head(_ content: WeatherListContent, in markup: Markup) {
    let words = visit.words
    markup.header(.class("list-head")) {
      markup.div(.class("list-name")) {
        markup.h1(text: words.weather)
        if let place = content.place { markup.p(.id("weatherPlace"), .dir("auto"), text: place) }
      }
      if content.place != nil {
        markup.form(.id("weatherRefreshForm"), .method("post"), .action("/weather/refresh")) {
          markup.button(
            .id("weatherRefresh"), .class("plain"), .data("busy", words.refreshingWeather),
            .data("done", words.weatherIsRefreshed), text: words.refreshWeather)
        }
      }
    }
    guard content.place != nil else { return }
    markup.div(.id("weatherState"), .class("weather-state"), .role("status")) {
      markup.p(.id("weatherAge"), text: content.ageLabel ?? "")
      if let failure = content.failure {
        markup.p(.id("weatherFailure"), .class("error"), text: failure)
      }
    }
  }

  private func settings(_ content: WeatherListContent, in markup: Markup) {
    WeatherSettingsForm(
      settings: content.settings, isOpen: content.place == nil || problem != nil, visit: visit,
      problem: problem
    ).write(to: markup)
  }
}
