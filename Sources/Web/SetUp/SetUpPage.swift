import HTML
import HTTP
import Presentation

/// The form for the first account.
final class SetUpPage: SetUpView {
  private let visit: Visit
  private var content: SetUpContent?
  private var problem: Problem?
  private var destination: Destination?

  init(_ visit: Visit) {
    self.visit = visit
  }

  func show(_ content: SetUpContent) { self.content = content }

  func show(_ problem: Problem) { self.problem = problem }

  func open(_ destination: Destination) { self.destination = destination }

  var response: Response {
    if let content { return page(of: content).with(problem) }
    if let problem { return ErrorPage(visit).response(problem) }
    return .redirect(to: Place(destination ?? .login).address(announcing: .accountMade))
  }

  private func page(of content: SetUpContent) -> Response {
    let words = visit.words
    return Layout(visit: visit, kind: .setUp, title: words.setUpTitle).response { markup in
      markup.form(
        .class("card"), .method("post"), .action("/setup"), .named("novalidate", if: true)
      ) {
        markup.brand(.p)
        markup.h1(text: words.setUpTitle)
        markup.p(text: words.setUpIntroduction)
        markup.hidden("token", content.token)
        markup.hidden("zone", "")
        fields(content, in: markup)
      }
    }
  }

  private func fields(_ content: SetUpContent, in markup: Markup) {
    let words = visit.words
    markup.field(words.email) {
      markup.input(
        .id("setupEmailTextField"), .name("email"), .type("email"),
        .value(visit.typed("email") ?? ""), .autocomplete("username"),
        .named("autocapitalize", "none"), .named("spellcheck", "false"), .autofocus(),
        .invalid(problem?.kind == .invalid(.email)), .aria("describedby", "errorMessage"))
    }
    markup.field(
      words.password, hint: words.passwordHint(minimum: content.minimumPasswordLength)
    ) {
      markup.input(
        .id("setupPasswordSecureField"), .name("password"), .type("password"),
        .autocomplete("new-password"), .invalid(problem?.kind == .invalid(.password)),
        .aria("describedby", "errorMessage"))
    }
    markup.error(problem?.message)
    markup.button(.id("setupButton"), .class("primary"), text: words.setUpAccount)
  }
}
