import Domain
import HTML
import HTTP
import Presentation

/// What is foretold for one time as a web page.
final class WeatherDetailPage: WeatherDetailView {
  private let visit: Visit
  private var content: WeatherDetailContent?
  private var problem: Problem?

  init(_ visit: Visit) {
    self.visit = visit
  }

  func show(_ content: WeatherDetailContent) { self.content = content }

  func show(_ record: WeatherRecord) {}

  func show(_ problem: Problem) { self.problem = problem }

  var response: Response {
    if let content { return page(of: content) }
    guard let problem else {
      return ErrorPage(visit).response(.notFound, visit.words.pageNotFound)
    }
    return ErrorPage(visit).response(problem)
  }

  private func page(of content: WeatherDetailContent) -> Response {
    let words = visit.words
    return Layout(
      visit: visit, kind: .weatherTime, title: content.title, navigation: content.navigation,
      subject: Destination.weatherTime(content.id).path
    ).response { markup in
      markup.a(
        .id("weatherBack"), .class("quiet back"), .href(Destination.weather.path),
        text: words.backToWeather)
      markup.article(.id("weatherDetail"), .class("sheet weather-detail")) {
        markup.h1(text: content.title)
        markup.p(.dir("auto"), text: content.place)
        markup.p(.class("condition")) {
          markup.span(.class("sky \(content.icon.rawValue)"), .aria("hidden", true))
          markup.span(.id("weatherCondition"), text: content.condition)
        }
        markup.dl(.class("numbers")) {
          for fact in content.facts {
            markup.div(.test("weatherFact"), .data("fact", fact.name.rawValue)) {
              markup.dt(text: fact.label)
              markup.dd(text: fact.value)
            }
          }
        }
        markup.p(.id("weatherAge"), .class("hint"), text: content.ageLabel)
      }
      markup.nav(.class("below"), .aria("label", words.weather)) {
        way(content.earlier, "prev", words.earlierWeather, in: markup)
        way(content.later, "next", words.laterWeather, in: markup)
      }
      markup.credits(content.attributions, words)
    }
  }

  private func way(
    _ destination: Destination?, _ relation: String, _ text: String, in markup: Markup
  ) {
    guard let destination else { return }
    markup.a(.class("quiet"), .rel(relation), .href(destination.path), text: text)
  }
}
