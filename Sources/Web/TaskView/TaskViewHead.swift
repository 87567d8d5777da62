import Domain
import HTML
import Presentation

/// The head of a view's page: its title, what is wrong with its query, and the way to keep it.
struct TaskViewHead {
  let content: TaskViewContent
  let visit: Visit
  let problem: Problem?
  let place: Place
  let isPicking: Bool

  private var words: Words { visit.words }

  func write(to markup: Markup) {
    markup.header(.class("list-head")) {
      markup.div(.class("list-name")) {
        markup.h1(.id("viewTitle"), .dir("auto"), text: content.title)
        subtitle(in: markup)
      }
      if let overdue = content.overdue {
        markup.a(
          .id("overdueLink"), .class("quiet late"), .href(overdue.destination.path),
          text: overdue.label)
      }
    }
    markup.error(problem?.message ?? content.queryProblem?.message)
    if let problem = content.queryProblem { show(problem, in: markup) }
    keeping(in: markup)
    if case .search = content.choice, content.rows.isEmpty {
      QueryExamples(words: words).write(to: markup)
    }
  }

  private func subtitle(in markup: Markup) {
    let canPick = !isPicking && !content.isTrash && !content.rows.isEmpty
    guard content.heading != nil || canPick else { return }
    markup.p {
      if let heading = content.heading { markup.span(.id("viewHeading"), text: heading) }
      if let weather = content.weather { DayWeatherLine(weather).write(to: markup) }
      if canPick { PickableRows.link(from: place, words, in: markup) }
    }
  }

  /// The query, in which what is wrong is marked.
  private func show(_ problem: QueryProblem, in markup: Markup) {
    let (before, wrong, after) = problem.pieces
    markup.p(.id("queryFault"), .class("fault"), .dir("auto")) {
      markup.text(before)
      markup.mark(text: wrong)
      markup.text(after)
    }
  }

  private func keeping(in markup: Markup) {
    switch content.choice {
    case .search(let query) where !content.isBlank && content.queryProblem == nil:
      save(query, in: markup)
    case .saved: delete(in: markup)
    default: break
    }
  }

  private func save(_ query: String, in markup: Markup) {
    let isSaving = problem != nil && visit.typed("query") != nil
    markup.details(.id("saveView"), .class("keep"), .open(isSaving)) {
      markup.summary(.class("quiet"), text: words.saveView)
      markup.form(.method("post"), .action("/views")) {
        markup.hidden("query", query)
        markup.input(
          .id("viewNameField"), .name("name"), .autocomplete("off"), .enterkeyhint("done"),
          .value(isSaving ? visit.typed("name") ?? "" : ""), .placeholder(words.viewName),
          .aria("label", words.viewName), .invalid(isSaving))
        markup.button(.id("saveViewButton"), .class("primary"), text: words.save)
      }
    }
  }

  private func delete(in markup: Markup) {
    markup.form(.class("keep"), .method("post"), .action("/views?_method=DELETE")) {
      markup.hidden("name", content.title)
      markup.button(.id("deleteViewButton"), .class("quiet"), text: words.deleteView)
    }
  }
}

extension TaskViewContent {
  /// Whether no query was typed yet.
  fileprivate var isBlank: Bool { query?.allSatisfy(\.isWhitespace) ?? true }
}
