import Domain
import HTTP
import Presentation

/// Lets people in and out.
struct LoginRoutes: Sendable {
  let scenes: Scenes
  let authentication: Authentication

  func show(_ visit: Visit) async -> Response {
    if visit.account != nil { return .redirect(to: (visit.loginPlace ?? Place(.home)).address) }
    return LoginPage(visit: visit, model: model(for: visit)).response
  }

  func logIn(_ visit: Visit) async -> Response {
    let model = model(for: visit)
    model.email = visit.form["email"] ?? ""
    model.password = visit.form["password"] ?? ""
    await model.login()
    guard model.isLoginCompleted, let token = model.sessionToken
    else { return LoginPage(visit: visit, model: model).response }
    var response = await opening(visit, token: token)
    if let cookie = SessionCookie.keeping(token, for: visit.request) {
      response.headers.add(.setCookie, cookie)
    }
    return response
  }

  func logOut(_ visit: Visit) async -> Response {
    do {
      if let token = visit.request.cookies[SessionCookie.name] {
        try await authentication.logOut(token: token)
      }
    } catch {
      return ErrorPage(visit).response(Problem(error, in: visit.words))
    }
    var response = Response.redirect(to: Destination.login.path)
    if let cookie = SessionCookie.forgetting(for: visit.request) {
      response.headers.add(.setCookie, cookie)
    }
    return response
  }

  /// Where the person wanted to be, or the first list; there the login is announced.
  private func opening(_ visit: Visit, token: String) async -> Response {
    if let place = visit.loginPlace, place.destination != .login {
      return .redirect(to: place.address(announcing: .loggedIn))
    }
    guard let account = try? await authentication.account(forToken: token)
    else { return .redirect(to: Destination.home.path) }
    let page = FirstPage()
    await scenes.taskLists(for: visit.person(of: account), in: page).openFirst()
    return .redirect(to: Place(page.destination).address(announcing: .loggedIn))
  }

  private func model(for visit: Visit) -> LoginViewModel {
    scenes.login(in: visit.language, from: visit.request.clientAddress)
  }
}

/// Hears where a person starts, and shows nothing.
private final class FirstPage: TaskListsView {
  private(set) var destination = Destination.home

  func show(_ content: TaskListsContent) {}

  func show(_ problem: Problem) {}

  func show(_ notice: Notice) {}

  func open(_ destination: Destination) { self.destination = destination }
}
