import HTML
import HTTP
import Presentation

/// One task as a web page, with the form in which it is changed.
final class TaskDetailPage: TaskDetailView {
  private let visit: Visit
  private(set) var content: TaskDetailContent?
  private(set) var problem: Problem?
  private var conflict: TaskConflict?
  private var notice: Notice?
  private var destination: Destination?

  init(_ visit: Visit) {
    self.visit = visit
    notice = visit.announcement?.notice(in: visit.words)
  }

  func show(_ content: TaskDetailContent) { self.content = content }

  func show(_ conflict: TaskConflict) { self.conflict = conflict }

  func show(_ problem: Problem) { self.problem = self.problem ?? problem }

  func show(_ notice: Notice) { self.notice = notice }

  func open(_ destination: Destination) { self.destination = destination }

  var response: Response {
    if let conflict { return page(of: conflict) }
    if let content { return page(of: content).with(problem) }
    if let problem { return ErrorPage(visit).response(problem) }
    let place = Place(destination ?? .home)
    return .redirect(
      to: notice?.change == nil
        ? place.address(announcing: .taskSaved) : place.address(announcing: notice))
  }

  private func page(of content: TaskDetailContent) -> Response {
    // Not live: a form keeps the revision that it was read at, and what changes elsewhere meanwhile is
    // found when it is saved.
    Layout(
      visit: visit, kind: .task, title: content.title, navigation: content.navigation,
      notice: notice, place: Place(.task(content.id))
    ).response { markup in
      markup.back(to: .taskList(content.list), text: content.listTitle)
      markup.section(.id("taskDetail"), .class("sheet"), .aria("labelledby", "detailTitle")) {
        markup.h1(.id("detailTitle"), .class("unseen"), text: content.title)
        markup.error(problem?.message)
        TaskDetailForm(content: content, visit: visit, problem: problem).write(to: markup)
        TaskDetailFacts(content: content, words: visit.words).write(to: markup)
      }
      TaskDetailTiming(content: content, words: visit.words).write(to: markup)
      TaskDetailParts(content: content, visit: visit, problem: problem).write(to: markup)
      if let completions = content.completions {
        PlotFigure(
          plot: completions.plot, id: "plotCompleted", words: visit.words,
          note: completions.streakLabel
        ).write(to: markup)
      }
      TaskDetailHistory(content: content, words: visit.words).write(to: markup)
    }
  }

  private func page(of conflict: TaskConflict) -> Response {
    let stored = conflict.stored
    return Layout(
      visit: visit, kind: .task, title: visit.words.conflictTitle, navigation: stored.navigation
    ).response(.conflict) { markup in
      markup.back(to: .taskList(stored.list), text: stored.listTitle)
      markup.section(.id("taskDetail"), .class("sheet"), .aria("labelledby", "detailTitle")) {
        markup.h1(.id("detailTitle"), text: visit.words.conflictTitle)
        markup.p(.id("errorMessage"), .role("alert"), text: visit.words.conflictExplanation)
        TaskConflictForm(conflict: conflict, words: visit.words).write(to: markup)
      }
    }
  }
}

extension Markup {
  /// A link back to where what is shown belongs.
  func back(to destination: Destination, text: String) {
    a(.class("quiet back"), .href(destination.path)) {
      span(.aria("hidden", true), text: "←\u{00A0}")
      bdi(text: text)
    }
  }
}
