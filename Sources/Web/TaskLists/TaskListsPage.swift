import HTML
import HTTP
import Presentation

/// The person's lists as a web page: named, ordered, made and deleted here.
final class TaskListsPage: TaskListsView {
  private let visit: Visit
  private let place: Place
  private(set) var content: TaskListsContent?
  private(set) var problem: Problem?
  private(set) var notice: Notice?
  private var destination: Destination?

  init(_ visit: Visit, at place: Place = Place(.taskLists)) {
    self.visit = visit
    self.place = place
    notice = visit.announcement?.notice(in: visit.words)
  }

  func show(_ content: TaskListsContent) { self.content = content }

  func show(_ problem: Problem) { self.problem = self.problem ?? problem }

  func show(_ notice: Notice) { self.notice = notice }

  func open(_ destination: Destination) { self.destination = destination }

  var response: Response {
    if let content { return page(of: content).with(problem) }
    if let problem { return ErrorPage(visit).response(problem) }
    let place = destination.map { Place($0) } ?? place
    if let announcement = visit.announcement, notice?.change == nil {
      return .redirect(to: place.address(announcing: announcement))
    }
    return .redirect(to: place.address(announcing: notice))
  }

  private func page(of content: TaskListsContent) -> Response {
    Layout(
      visit: visit, kind: .lists, title: visit.words.lists, navigation: content.navigation,
      notice: notice, place: place, isLive: true
    ).response { markup in
      markup.h1(text: visit.words.lists)
      if let message = content.emptyMessage {
        markup.p(.class("empty"), text: message)
      } else {
        markup.ol(.id("listTable"), .class("lists")) {
          for row in content.rows { TaskListsRow(row: row, words: visit.words).write(to: markup) }
        }
      }
      markup.error(problem?.message)
      add(in: markup)
    }
  }

  private func add(in markup: Markup) {
    let typed = visit.typed("new") == nil ? nil : visit.typed("title")
    markup.form(.class("add"), .method("post"), .action(Destination.taskLists.path)) {
      markup.hidden("new", 1)
      markup.label(.for("newListTitleField")) {
        markup.span(.class("unseen"), text: visit.words.newList)
      }
      markup.input(
        .id("newListTitleField"), .name("title"), .value(typed ?? ""),
        .placeholder(visit.words.newList), .autocomplete("off"), .enterkeyhint("done"),
        .invalid(typed != nil && problem != nil), .data("draft", ""))
      markup.button(
        .id("addListButton"), .class("icon enter"), .aria("label", visit.words.addList))
    }
  }
}
