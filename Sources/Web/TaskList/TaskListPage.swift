import Domain
import HTML
import HTTP
import Presentation

/// A task list as a web page.
///
/// What the presenter shows is put together at the end: a list with what is to be said of it, or,
/// when nothing but a notice was shown, the way back to where the person was.
final class TaskListPage: TaskListView {
  private let visit: Visit
  private let place: Place
  private(set) var content: TaskListContent?
  private(set) var problem: Problem?
  private(set) var notice: Notice?
  private var alert: TitleAlert?
  private var dialog: AddTaskDialog?
  private var destination: Destination?

  init(_ visit: Visit, at place: Place) {
    self.visit = visit
    self.place = place
    notice = visit.announcement?.notice(in: visit.words)
  }

  func show(_ content: TaskListContent) { self.content = content }

  func show(_ problem: Problem) { self.problem = self.problem ?? problem }

  func show(_ notice: Notice) { self.notice = notice }

  func show(_ alert: TitleAlert) { self.alert = alert }

  func show(_ dialog: AddTaskDialog) { self.dialog = dialog }

  func open(_ destination: Destination) { self.destination = destination }

  var response: Response {
    if let content { return list(content).with(problem) }
    if let problem { return ErrorPage(visit).response(problem) }
    return .redirect(to: (destination.map { Place($0) } ?? place).address(announcing: notice))
  }

  private func list(_ content: TaskListContent) -> Response {
    let title = content.title.isEmpty ? content.placeholder : content.title
    let layout = Layout(
      visit: visit, kind: .list, title: title, navigation: content.navigation, notice: notice,
      place: place, isLive: true)
    return layout.response(dialogs: dialogs) { markup in
      TaskListHead(
        content: content, visit: visit, problem: problem, place: place,
        isPicking: visit.picked != nil
      )
      .write(to: markup)
      rows(content, in: markup)
      below(content, in: markup)
    }
  }

  private func rows(_ content: TaskListContent, in markup: Markup) {
    if let message = content.emptyMessage {
      markup.ul(.id("taskTable"), .class("rows"))
      markup.p(.class("empty"), text: message)
      return
    }
    let picked = visit.picked
    PickableRows(
      navigation: content.navigation, picked: picked, place: place, words: visit.words
    ).write(to: markup) { markup in
      TaskRows(
        content: content, words: visit.words, moving: visit.query.task("moving"), picked: picked,
        place: place
      ).write(to: markup)
    }
  }

  private func below(_ content: TaskListContent, in markup: Markup) {
    let words = visit.words
    markup.div(.class("below")) {
      markup.form(.method("post"), .action("/lists/\(content.list.number)/arrangement?_method=PUT"))
      {
        markup.hidden("place", place.address)
        markup.button(
          .class("quiet"), .name("completed"), .value(content.hidesCompleted ? "shown" : "hidden"),
          .hidden(content.completedCount == 0),
          text: content.hidesCompleted
            ? words.showCompleted(content.completedCount) : words.hideCompleted)
      }
      PageLinks(
        place: place, isContinued: content.isContinued, next: content.next, words: visit.words
      ).write(to: markup)
    }
  }

  private func dialogs(in markup: Markup) {
    if let alert {
      TitleAlertDialog(alert: alert, place: place, words: visit.words).write(to: markup)
    }
    if let dialog {
      AddTaskDialogForm(dialog: dialog, visit: visit, problem: problem, place: place)
        .write(to: markup)
    }
  }
}
