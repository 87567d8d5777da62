import Domain
import HTML
import HTTP
import Presentation

/// A view of tasks as a web page.
final class TaskViewPage: TaskViewView {
  private let visit: Visit
  private let place: Place
  private(set) var content: TaskViewContent?
  private(set) var problem: Problem?
  private var notice: Notice?
  private var alert: TitleAlert?
  private var destination: Destination?

  init(_ visit: Visit, at place: Place) {
    self.visit = visit
    self.place = place
    notice = visit.announcement?.notice(in: visit.words)
  }

  func show(_ content: TaskViewContent) { self.content = content }

  func show(_ problem: Problem) { self.problem = self.problem ?? problem }

  func show(_ notice: Notice) { self.notice = notice }

  func show(_ alert: TitleAlert) { self.alert = alert }

  func open(_ destination: Destination) { self.destination = destination }

  var response: Response {
    if let content { return view(content).with(problem) }
    if let problem { return ErrorPage(visit).response(problem) }
    return .redirect(to: (destination.map { Place($0) } ?? place).address(announcing: notice))
  }

  private func view(_ content: TaskViewContent) -> Response {
    let layout = Layout(
      visit: visit, kind: .view, title: content.query ?? content.title,
      navigation: content.navigation, notice: notice, place: place,
      subject: place.destination.path, query: content.query ?? "",
      isQueryWrong: content.queryProblem != nil, isLive: true)
    return layout.response(dialogs: dialogs) { markup in
      TaskViewHead(
        content: content, visit: visit, problem: problem, place: place,
        isPicking: picked(of: content) != nil
      )
      .write(to: markup)
      rows(content, in: markup)
      below(content, in: markup)
    }
  }

  /// Of what lies in the trash, nothing can be picked.
  private func picked(of content: TaskViewContent) -> Set<TaskItem.ID>? {
    content.isTrash || content.sections.isEmpty ? nil : visit.picked
  }

  private func rows(_ content: TaskViewContent, in markup: Markup) {
    if content.sections.isEmpty { markup.ul(.id("taskTable"), .class("rows")) }
    if let message = content.emptyMessage { markup.p(.class("empty"), text: message) }
    guard !content.sections.isEmpty || !content.deletedLists.isEmpty else { return }
    let picked = picked(of: content)
    PickableRows(
      navigation: content.navigation, picked: picked, place: place, words: visit.words
    ).write(to: markup) { markup in
      TaskViewRows(content: content, words: visit.words, picked: picked, place: place)
        .write(to: markup)
    }
  }

  private func below(_ content: TaskViewContent, in markup: Markup) {
    markup.div(.class("below")) {
      PageLinks(
        place: place, isContinued: content.isContinued, next: content.next, words: visit.words
      ).write(to: markup)
    }
  }

  private func dialogs(in markup: Markup) {
    if let alert {
      TitleAlertDialog(alert: alert, place: place, words: visit.words).write(to: markup)
    }
  }
}
