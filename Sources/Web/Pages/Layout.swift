import Domain
import HTML
import HTTP
import Presentation

/// What surrounds every page: head, lists at the side, notice, dialogs.
struct Layout {
  /// What kind of page it is: one replaces only another of its kind in place.
  enum Kind: String {
    case login
    case setUp
    case list
    case lists
    case task
    case tags
    case view
    case account
    case connection
    case lookBack
    case weather
    case weatherTime
    case plan
    case keys
    case error
  }

  let visit: Visit
  let kind: Kind
  let title: String
  /// Nil for who is not logged in.
  var navigation: Navigation?
  var notice: Notice?
  /// Where who takes something back comes back to.
  var place = Place(.home)
  /// What is shown of its kind, where one page does not replace another in place.
  var subject: String?
  /// What stands in the search field.
  var query = ""
  var isQueryWrong = false
  /// Whether the page shows what changes elsewhere.
  var isLive = false

  private var words: Words { visit.words }

  func response(
    _ status: Status = .ok, dialogs: (Markup) -> Void = { _ in }, main: (Markup) -> Void
  ) -> Response {
    let page = Markup.document(.lang(visit.language.rawValue)) { markup in
      markup.head { head(in: markup) }
      markup.body(
        .data("page", kind.rawValue), .data("subject", subject ?? ""),
        .data("offline", words.offline),
        .named("data-live", if: isLive)
      ) {
        markup.a(.class("skip"), .href("#main"), text: words.skipToContent)
        frame(in: markup, main)
        markup.div(.id("toast"), .role("status")) { toast(in: markup) }
        markup.div(
          .id("updates"), .class("unseen"), .role("status"), .data("text", words.changedElsewhere))
        markup.div(.id("dialogs")) { dialogs(markup) }
      }
    }
    var response = Response.html(page.bytes, status: status)
    response.headers[.cacheControl] = "private, no-cache"
    response.headers[.vary] = "Accept-Language, Cookie"
    return status == .ok ? response.tagged() : response
  }

  private func head(in markup: Markup) {
    markup.meta(.charset("utf-8"))
    markup.title(text: title == "Hibi" ? title : "\(title) · Hibi")
    markup.append(visit.assets.references)
  }

  private func frame(in markup: Markup, _ main: (Markup) -> Void) {
    guard let navigation else {
      markup.main(.id("main"), .tabindex(-1)) { main(markup) }
      return
    }
    markup.div(.class("frame")) {
      let sidebar = Sidebar(navigation: navigation, kind: kind, words: words)
      sidebar.writeBar(to: markup)
      SearchForm(query: query, isWrong: isQueryWrong, words: words).write(to: markup)
      sidebar.write(to: markup)
      markup.main(.id("main"), .tabindex(-1)) {
        markup.div(.class("column")) { main(markup) }
      }
    }
  }

  private func toast(in markup: Markup) {
    guard let notice else { return }
    markup.div(.class("toast")) {
      markup.p(.dir("auto"), text: notice.message)
      if let details = notice.details { markup.a(.href(details.path), text: words.openDetail) }
      if let change = notice.undo {
        step("/undo", change, .id("undoButton"), words.undo, in: markup)
      }
      if let change = notice.redo {
        step("/redo", change, .id("redoButton"), words.redo, in: markup)
      }
    }
  }

  private func step(
    _ path: String, _ change: Change.ID, _ id: Attribute, _ text: String, in markup: Markup
  ) {
    markup.form(.method("post"), .action(path)) {
      markup.hidden("place", place.address)
      markup.hidden("change", change.number)
      markup.button(id, text: text)
    }
  }
}
