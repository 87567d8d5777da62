import HTTP
import Synchronization

/// What was answered to changes that may be asked for again.
///
/// A browser that lost the answer to a change can't know whether it was made. It asks once more under
/// the same name (`Idempotency-Key`, draft-ietf-httpapi-idempotency-key-header), and is told what it
/// was told before. Only what was done is remembered: what was refused may be tried again.
final class AnsweredRequests: Sendable {
  /// One change of one session: the same name for something else is another change.
  struct Key: Hashable, Sendable {
    let session: String
    let name: String
    let target: String
    let body: String
  }

  private enum Entry {
    case running(waiting: [CheckedContinuation<Void, Never>])
    case answered(Response)
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    /// The keys of what was answered, the oldest first.
    var answered: [Key] = []
  }

  /// How many answers are kept; a connection that is lost is tried again within seconds.
  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int = 1000) {
    self.limit = limit
  }

  /// What was answered before, or is answered now.
  func answer(_ key: Key, _ make: () async -> Response) async -> Response {
    while let entry = begin(key) {
      if case .answered(let response) = entry { return response }
      await end(of: key)
    }
    let response = await make()
    finish(key, with: response)
    return response
  }

  /// Nil when nobody else has begun.
  private func begin(_ key: Key) -> Entry? {
    state.withLock { state in
      if let entry = state.entries[key] { return entry }
      state.entries[key] = .running(waiting: [])
      return nil
    }
  }

  private func end(of key: Key) async {
    await withCheckedContinuation { continuation in
      let isWaiting = state.withLock { state in
        guard case .running(let waiting) = state.entries[key] else { return false }
        state.entries[key] = .running(waiting: waiting + [continuation])
        return true
      }
      if !isWaiting { continuation.resume() }
    }
  }

  private func finish(_ key: Key, with response: Response) {
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      guard case .running(let waiting) = state.entries.removeValue(forKey: key) else { return [] }
      if response.status == .seeOther {
        state.entries[key] = .answered(response)
        state.answered.append(key)
        if state.answered.count > limit { state.entries[state.answered.removeFirst()] = nil }
      }
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

extension AnsweredRequests.Key {
  /// The longest name that is taken, in bytes.
  private static let longestName = 100

  /// Nil when the request has no name, or is nobody's.
  init?(_ request: Request) {
    guard !request.method.isSafe, let session = request.cookies[SessionCookie.name],
      let name = request.headers["Idempotency-Key"], !name.isEmpty,
      name.utf8.count <= Self.longestName
    else { return nil }
    self.init(
      session: session, name: name, target: request.target,
      body: EntityTag(hashing: request.body).description)
  }
}
