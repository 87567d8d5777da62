import HTTP
import Presentation

/// Makes the first account for the one who has the link.
struct SetUpRoutes: Sendable {
  let scenes: Scenes

  func show(_ visit: Visit) async -> Response {
    let page = SetUpPage(visit)
    await scenes.setUp(in: visit.language, in: page).load(token: visit.query["token"] ?? "")
    return page.response
  }

  func setUp(_ visit: Visit) async -> Response {
    let page = SetUpPage(visit)
    let form = visit.form
    await scenes.setUp(in: visit.language, in: page).setUp(
      token: form["token"] ?? "", email: form["email"] ?? "", password: form["password"] ?? "",
      zone: form["zone"] ?? "")
    return page.response
  }
}
