import DAV
import Domain
import HTTP

/// `sync-collection` (RFC 6578 §3): what came, changed and went since a token was given.
struct SyncReport {
  let caller: Caller
  let list: ListSummary

  func answer(_ sync: SyncCollection) async throws(DAVError) -> Response {
    let point = try point(sync.token)
    let changes = try await DAVError.mapping { () async throws(StoreError) in
      try await caller.store.changes(
        in: list.id, since: point, for: caller.account.id, limit: sync.limit ?? .max)
    }
    guard let changes else { throw Self.invalidToken }
    let answer = MultistatusWriter(isMinimal: caller.preferences.isMinimal)
    let printer = try await ObjectPrinter(
      of: list, caller: caller, plan: PropertyPlan(sync.selection), answer: answer)
    try await printer.print(changes.changed)
    if point != .start {
      let base = caller.href(of: list)
      for name in changes.removed { answer.response(base + Href.encoded(name), .notFound) }
    }
    if changes.hasMore { answer.truncated(caller.href(of: list)) }
    return caller.multistatus(answer.finish(syncToken: SyncToken.text(changes.end)))
  }

  private func point(_ token: String?) throws(DAVError) -> LogPoint {
    guard let token else { return .start }
    guard let point = SyncToken.point(token) else { throw Self.invalidToken }
    return point
  }

  private static var invalidToken: DAVError {
    DAVError(.validSyncToken, "The token is unknown or too old: begin with none")
  }
}
