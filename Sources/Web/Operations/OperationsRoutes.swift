import Domain
import HTTP
import Presentation

/// For those who look after the server.
struct OperationsRoutes: Sendable {
  let accounts: any AccountStore
  let metrics: Metrics

  /// Whether the server can do its work, which needs the store.
  func health(_ visit: Visit) async -> Response {
    do {
      _ = try await accounts.invitation()
      return .text("ok\n")
    } catch {
      return .text("the database is not available\n", status: .serviceUnavailable)
    }
  }

  /// For programs on this machine alone: elsewhere nobody learns how busy it is.
  func metrics(_ visit: Visit) async -> Response {
    guard ["127.0.0.1", "::1"].contains(visit.request.clientAddress) else {
      return ErrorPage(visit).response(.notFound, visit.words.pageNotFound)
    }
    return .content(
      Array(metrics.text().utf8), type: "text/plain; version=0.0.4; charset=utf-8", status: .ok)
  }
}
