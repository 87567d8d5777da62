import Domain
import HTML
import HTTP
import Presentation

/// A person's settings as a web page.
final class AccountPage: AccountView {
  private let visit: Visit
  /// What a notice of the presenter is said by on the next page.
  private let announcement: Announcement
  private(set) var content: AccountContent?
  private(set) var problem: Problem?
  private var notice: Notice?
  private var destination: Destination?

  init(_ visit: Visit, announcing announcement: Announcement = .settingsSaved) {
    self.visit = visit
    self.announcement = announcement
    notice = visit.announcement?.notice(in: visit.words)
  }

  func show(_ content: AccountContent) { self.content = content }

  func show(_ problem: Problem) { self.problem = self.problem ?? problem }

  func show(_ notice: Notice) { self.notice = notice }

  func open(_ destination: Destination) { self.destination = destination }

  var response: Response {
    if let content { return page(of: content).with(problem) }
    if let problem { return ErrorPage(visit).response(problem) }
    return .redirect(to: Place(destination ?? .account).address(announcing: announcement))
  }

  private func page(of content: AccountContent) -> Response {
    let words = visit.words
    return Layout(
      visit: visit, kind: .account, title: words.settings, navigation: content.navigation,
      notice: notice, place: Place(.account)
    ).response { markup in
      markup.header(.class("list-head")) {
        markup.h1(text: words.settings)
        markup.p(.class("account"), text: content.email)
      }
      markup.error(problem?.message)
      settings(content, in: markup)
      WorkHoursForm(content: content, visit: visit, problem: problem).write(to: markup)
      password(content, in: markup)
      markup.p(.class("ways")) {
        markup.a(.href(Destination.connection.path), text: words.connectDevice)
      }
    }
  }

  private func settings(_ content: AccountContent, in markup: Markup) {
    let words = visit.words
    markup.form(.class("sheet"), .method("post"), .action("/account?_method=PUT")) {
      markup.field(words.languageLabel) {
        markup.select(.id("languagePicker"), .name("language"), .autocomplete("off")) {
          for choice in content.languages {
            let language = choice.language
            markup.option(
              .value(language?.rawValue ?? ""), .selected(language == content.language),
              .lang(language?.rawValue ?? "").when(language != nil), text: choice.label)
          }
        }
      }
      markup.field(words.zoneLabel) {
        markup.input(
          .id("zoneField"), .name("zone"), .value(visit.typed("zone") ?? content.zone),
          .autocomplete("off"), .named("autocapitalize", "none"), .named("spellcheck", "false"),
          .invalid(problem?.kind == .invalid(.zone)))
      }
      markup.field(words.dayStartLabel, hint: words.dayStartHint) {
        markup.select(.id("dayStartPicker"), .name("day-start"), .autocomplete("off")) {
          markup.options(
            content.dayStarts.map { ($0.hour, String($0.hour), $0.label) },
            chosen: visit.typed("day-start").flatMap { Int($0) } ?? content.dayStart)
        }
      }
      markup.div(.class("actions")) {
        markup.button(.id("settingsSaveButton"), .class("primary"), text: words.save)
      }
    }
  }

  private func password(_ content: AccountContent, in markup: Markup) {
    let words = visit.words
    markup.form(.class("sheet"), .method("post"), .action("/account/password?_method=PUT")) {
      markup.h2(text: words.changePassword)
      markup.p(text: words.changePasswordExplanation)
      // A password manager has to know whose password this is.
      markup.input(
        .type("email"), .name("username"), .value(content.email), .autocomplete("username"),
        .hidden())
      markup.field(words.currentPassword) {
        markup.input(
          .id("currentPasswordField"), .name("current-password"), .type("password"),
          .autocomplete("current-password"))
      }
      markup.field(
        words.newPassword, hint: words.passwordHint(minimum: content.minimumPasswordLength)
      ) {
        markup.input(
          .id("newPasswordField"), .name("new-password"), .type("password"),
          .autocomplete("new-password"))
      }
      markup.div(.class("actions")) {
        markup.button(.id("passwordButton"), .class("plain"), text: words.changePassword)
      }
    }
  }
}
