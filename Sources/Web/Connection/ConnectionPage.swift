import Domain
import HTML
import HTTP
import Presentation
import QRCode

/// What to enter on a device, app passwords, and the steps for each program, as a web page.
final class ConnectionPage: ConnectionView {
  private let visit: Visit
  private var content: ConnectionContent?
  private var profile: ConnectionProfile?
  private var problem: Problem?
  private var notice: Notice?

  init(_ visit: Visit) {
    self.visit = visit
    notice = visit.announcement?.notice(in: visit.words)
  }

  func show(_ content: ConnectionContent) { self.content = content }

  func show(_ profile: ConnectionProfile) { self.profile = profile }

  func show(_ notice: Notice) { self.notice = notice }

  func show(_ problem: Problem) { self.problem = self.problem ?? problem }

  func open(_ destination: Destination) {}

  var response: Response {
    if let profile { return ConfigurationProfile(profile).response }
    if let content { return page(of: content).with(problem) }
    if let problem { return ErrorPage(visit).response(problem) }
    return .redirect(to: Place(.connection).address(announcing: .appPasswordRevoked))
  }

  private func page(of content: ConnectionContent) -> Response {
    let words = visit.words
    var response = Layout(
      visit: visit, kind: .connection, title: words.connectDevice, navigation: content.navigation,
      notice: notice, place: Place(.connection)
    ).response { markup in
      markup.header(.class("list-head")) {
        markup.h1(text: words.connectDevice)
        markup.p(.class("account"), text: words.connectionExplanation)
      }
      markup.error(problem?.message)
      if let password = content.newPassword { secret(password, of: content, in: markup) }
      address(of: content, in: markup)
      passwords(of: content, in: markup)
      ClientGuides(guides: content.guides, words: words).write(to: markup)
      markup.p(.id("copyStatus"), .class("unseen"), .role("status"))
    }
    // No cache keeps a page that has a password on it, not even the way back in a browser.
    if content.newPassword != nil { response.headers[.cacheControl] = "no-store" }
    return response
  }

  private func secret(
    _ password: NewAppPassword, of content: ConnectionContent, in markup: Markup
  ) {
    let words = visit.words
    markup.section(.class("sheet secret"), .aria("labelledby", "secretTitle")) {
      markup.h2(.id("secretTitle"), text: words.newAppPassword(password.name))
      markup.p(text: words.shownOnce)
      markup.dl(.class("entries")) {
        markup.entry("newPassword", words.appPassword, password.text, in: words)
        markup.entry("newPasswordUser", words.userName, content.user, in: words)
        markup.entry("newPasswordAddress", words.serverAddress, content.address, in: words)
      }
    }
  }

  private func address(of content: ConnectionContent, in markup: Markup) {
    let words = visit.words
    markup.section(.class("sheet")) {
      if content.newPassword == nil {
        markup.dl(.class("entries")) {
          markup.entry("serverAddress", words.serverAddress, content.address, in: words)
          markup.entry("userName", words.userName, content.user, in: words)
        }
      }
      if let warning = content.warning {
        markup.p(.id("addressWarning"), .class("warning"), text: warning)
      }
      if let code = QRCode(content.address) {
        markup.figure(.class("picture")) {
          QRCodeDrawing(code: code, label: words.addressPicture(content.address))
            .write(to: markup)
          markup.figcaption(text: words.pictureExplanation)
        }
      }
    }
  }

  private func passwords(of content: ConnectionContent, in markup: Markup) {
    let words = visit.words
    markup.section(.class("sheet"), .aria("labelledby", "passwordsTitle")) {
      markup.h2(.id("passwordsTitle"), text: words.appPasswords)
      markup.p(text: words.appPasswordsExplanation)
      markup.form(
        .id("appPasswordForm"), .method("post"), .action("/connect/passwords"), .data("whole", "")
      ) {
        markup.field(words.appPasswordName) {
          markup.input(
            .id("appPasswordNameField"), .name("name"),
            .value(problem == nil ? "" : visit.typed("name") ?? ""), .autocomplete("off"),
            .named("maxlength", "\(content.maximumNameLength)"), .required(), .dir("auto"),
            .invalid(problem?.kind == .invalid(.name)))
        }
        markup.div(.class("actions")) {
          markup.button(.id("appPasswordButton"), .class("primary"), text: words.makeAppPassword)
        }
      }
      if let message = content.emptyMessage {
        markup.p(.class("hint"), text: message)
      } else {
        markup.ul(.id("appPasswordTable"), .class("passwords")) {
          for row in content.rows { write(row, to: markup) }
        }
        markup.p(.class("hint"), text: words.revokingExplanation)
      }
    }
  }

  private func write(_ row: AppPasswordRow, to markup: Markup) {
    let words = visit.words
    markup.li(.test("appPasswordRow")) {
      markup.div {
        markup.bdi(text: row.name)
        markup.small {
          markup.span(text: row.createdLabel)
          markup.span(text: row.usedLabel)
        }
      }
      markup.form(.method("post"), .action("/connect/passwords?_method=DELETE")) {
        markup.hidden("name", row.name)
        markup.button(
          .test("appPasswordRevoke"), .class("plain"),
          .aria("label", words.revokeAppPassword(row.name)), text: words.revoke)
      }
    }
  }
}
