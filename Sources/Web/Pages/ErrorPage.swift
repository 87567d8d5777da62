import HTML
import HTTP
import Presentation

/// A page that says only what went wrong; what was sent can be sent again.
struct ErrorPage {
  private let visit: Visit

  init(_ visit: Visit) {
    self.visit = visit
  }

  func response(_ problem: Problem) -> Response {
    response(Status(problem.kind), problem.message).with(problem)
  }

  func response(_ status: Status, _ message: String) -> Response {
    Layout(visit: visit, kind: .error, title: message).response(status) { markup in
      markup.div(.class("card")) {
        markup.brand(.a)
        markup.h1(text: title(status))
        markup.p(.id("errorMessage"), .role("alert"), text: message)
        if status == .serviceUnavailable { sendAgain(in: markup) }
        markup.p(.class("actions")) {
          markup.a(.class("plain"), .href(Destination.home.path), text: visit.words.goHome)
        }
      }
    }
  }

  private func title(_ status: Status) -> String {
    switch status {
    case .notFound: visit.words.notFoundTitle
    default: visit.words.problemTitle
    }
  }

  /// The form as it was sent, so that nothing typed is lost; a password is typed anew.
  private func sendAgain(in markup: Markup) {
    guard visit.request.method == .post else { return }
    let fields = visit.form.all.filter { !$0.name.lowercased().contains("password") }
    markup.form(.method("post"), .action(visit.request.target)) {
      for field in fields where !["title", "notes"].contains(field.name) {
        markup.hidden(field.name, field.value)
      }
      for field in fields where field.name == "title" {
        markup.field(visit.words.title) { markup.input(.name("title"), .value(field.value)) }
      }
      for field in fields where field.name == "notes" {
        markup.field(visit.words.notes) { markup.textarea(.name("notes"), text: field.value) }
      }
      markup.div(.class("actions")) {
        markup.button(.class("primary"), text: visit.words.retry)
      }
    }
  }
}
