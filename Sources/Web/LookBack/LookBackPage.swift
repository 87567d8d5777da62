import Domain
import HTML
import HTTP
import Presentation

/// The look back as a web page.
final class LookBackPage: LookBackView {
  private let visit: Visit
  private var content: LookBackContent?
  private var problem: Problem?

  init(_ visit: Visit) {
    self.visit = visit
  }

  func show(_ content: LookBackContent) { self.content = content }

  func show(_ record: LookBackRecord) {}

  func show(_ problem: Problem) { self.problem = problem }

  var response: Response {
    if let content { return page(of: content) }
    guard let problem else {
      return ErrorPage(visit).response(.notFound, visit.words.pageNotFound)
    }
    return ErrorPage(visit).response(problem)
  }

  private func page(of content: LookBackContent) -> Response {
    let words = visit.words
    return Layout(
      visit: visit, kind: .lookBack, title: words.lookBack, navigation: content.navigation
    ).response { markup in
      markup.header(.class("list-head")) {
        markup.h1(text: words.lookBack)
        spans(content, in: markup)
      }
      figures(content, in: markup)
      if let byDay = content.byDay {
        PlotFigure(plot: byDay, id: "plotByDay", words: words).write(to: markup)
      }
      PlotFigure(plot: content.byWeek, id: "plotByWeek", words: words).write(to: markup)
      PlotFigure(plot: content.open, id: "plotOpen", words: words).write(to: markup)
      estimates(content, in: markup)
      streaks(content, in: markup)
    }
  }

  private func spans(_ content: LookBackContent, in markup: Markup) {
    markup.nav(.id("spanPicker"), .class("spans"), .aria("label", visit.words.lookBackSpan)) {
      for choice in content.choices {
        markup.a(
          .href(Destination.lookBack(choice.span).path), .current(choice.isChosen),
          text: choice.label)
      }
    }
  }

  private func figures(_ content: LookBackContent, in markup: Markup) {
    markup.dl(.class("numbers")) {
      for figure in content.figures {
        markup.div(.test("lookBackFigure"), .data("figure", figure.name.rawValue)) {
          markup.dt(text: figure.label)
          markup.dd(text: figure.value)
        }
      }
    }
  }

  private func estimates(_ content: LookBackContent, in markup: Markup) {
    guard !content.estimates.isEmpty else { return }
    markup.section(.id("estimates"), .class("plot"), .aria("labelledby", "estimatesTitle")) {
      markup.h2(.id("estimatesTitle"), text: visit.words.estimatesAgainstActual)
      markup.ul(.class("changes")) {
        for row in content.estimates {
          markup.li(.test("estimateRow"), .data("task", row.id.number)) {
            markup.a(.href(Destination.task(row.id).path), .dir("auto"), text: row.title)
            markup.span(text: row.label)
            markup.span(text: row.verdict)
          }
        }
      }
    }
  }

  private func streaks(_ content: LookBackContent, in markup: Markup) {
    markup.section(.id("streaks"), .class("plot"), .aria("labelledby", "streaksTitle")) {
      markup.h2(.id("streaksTitle"), text: visit.words.streaks)
      if let message = content.noStreaksMessage { markup.p(text: message) }
      markup.ul(.class("streaks")) {
        for row in content.streaks {
          markup.li(.test("streakRow"), .data("task", row.id.number)) {
            markup.a(.href(Destination.task(row.id).path), .dir("auto"), text: row.title)
            markup.span(.classes("streak", ("broken", row.current == 0)), text: row.currentLabel)
            markup.small(text: row.longestLabel)
          }
        }
      }
    }
  }
}
