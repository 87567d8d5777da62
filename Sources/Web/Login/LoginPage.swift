import Domain
import HTML
import HTTP
import Presentation

/// The login form.
///
/// What the script says of empty fields comes with it, in the reader's words.
struct LoginPage {
  let visit: Visit
  let model: LoginViewModel

  var response: Response {
    let words = visit.words
    let page = Layout(
      visit: visit, kind: .login, title: words.logIn,
      notice: visit.announcement?.notice(in: words)
    ).response { markup in
      markup.form(
        .id("login"), .class("card"), .method("post"), .action("/session"),
        .named("novalidate", if: true),
        .data("empty-email", words.message(for: .emptyEmail)),
        .data("empty-password", words.message(for: .emptyPassword))
      ) {
        markup.brand(.p)
        markup.h1(text: words.logIn)
        markup.p(text: words.productTagline)
        fields(in: markup)
      }
    }
    return page.with(model.problem ?? unfinished)
  }

  /// A form that was sent with something missing.
  private var unfinished: Problem? {
    visit.method == .post ? Problem(.invalid(nil), model.invalidMessage ?? "") : nil
  }

  private func fields(in markup: Markup) {
    let words = visit.words
    if let place = visit.loginPlace { markup.hidden("place", place.address) }
    markup.field(words.email) {
      markup.input(
        .id("loginEmailTextField"), .name("email"), .type("email"), .value(model.email),
        .autocomplete("username"), .named("autocapitalize", "none"), .named("spellcheck", "false"),
        .autofocus(model.email.isEmpty), .aria("describedby", "loginInvalidMessage"))
    }
    markup.field(words.password) {
      markup.input(
        .id("loginPasswordSecureField"), .name("password"), .type("password"),
        .autocomplete("current-password"), .autofocus(!model.email.isEmpty),
        .aria("describedby", "loginInvalidMessage"))
    }
    markup.p(
      .id("loginInvalidMessage"), .class("error"), .role("alert"),
      text: visit.method == .post ? model.invalidMessage ?? "" : "")
    markup.button(.id("loginButton"), .class("primary"), text: words.logIn)
  }
}

extension Visit {
  /// Where one who logs in wanted to be.
  var loginPlace: Place? { origin ?? query["place"].flatMap(Place.init(address:)) }
}
