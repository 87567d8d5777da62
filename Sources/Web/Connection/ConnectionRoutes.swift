import Domain
import HTTP
import Presentation

/// Answers requests about how devices are connected.
struct ConnectionRoutes: Sendable {
  let scenes: Scenes

  func show(_ visit: Visit, _ person: Person) async -> Response {
    await onPage(visit, person) { await $0.load() }
  }

  func addPassword(_ visit: Visit, _ person: Person) async -> Response {
    await onPage(visit, person) { await $0.add(visit.form["name"] ?? "") }
  }

  func revokePassword(_ visit: Visit, _ person: Person) async -> Response {
    await onPage(visit, person) { await $0.revoke(visit.form["name"] ?? "") }
  }

  func downloadProfile(_ visit: Visit, _ person: Person) async -> Response {
    await onPage(visit, person) { await $0.makeProfile() }
  }

  private func onPage(
    _ visit: Visit, _ person: Person, _ event: (ConnectionPresenter) async -> Void
  ) async -> Response {
    let page = ConnectionPage(visit)
    await event(scenes.connection(for: person, at: visit.server, in: page))
    return page.response
  }
}

extension Visit {
  /// Where the browser reached the server.
  var server: ServerAddress {
    request.host.flatMap { ServerAddress(authority: $0, isSecure: request.isSecure) } ?? .unknown
  }
}
