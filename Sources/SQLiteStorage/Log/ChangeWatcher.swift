import Dispatch
import Domain
import SQLite
import Synchronization

/// Tells those who listen of changes by any program, with one look at the file for all of them.
///
/// SQLite has no way to be told of other programs' writes; asking whether there was one
/// (`PRAGMA data_version`) costs microseconds. Nobody asks while nobody listens.
final class ChangeWatcher: Sendable {
  /// Between two looks: a tenth of a second is at once to a person.
  private static let interval = DispatchTimeInterval.milliseconds(100)

  private let pool: ConnectionPool
  /// All looks are taken here, one after the other.
  private let queue = DispatchQueue(label: "hibi.watcher")
  private let state = Mutex(State())

  private struct State {
    var listeners: [Int: Listener] = [:]
    var nextKey = 0
    var isLooking = false
    var isClosed = false
    /// The last change that everybody was told of; nil when the database was replaced since.
    var lastSeen: Int?
    var lookout: Lookout?
  }

  private struct Listener {
    let account: Account.ID
    /// Changes up to this one were made before it listened.
    var start: Int
    let continuation: AsyncStream<Change.ID>.Continuation
  }

  /// The connection to look with, and what the file's version was at the last look.
  private struct Lookout {
    let connection: Connection
    let generation: Int
    var version: Int?
  }

  init(pool: ConnectionPool) {
    self.pool = pool
  }

  /// Changes after `start` to what `account` can see; who is slow gets the newest one only.
  func changes(for account: Account.ID, after start: Int) -> AsyncStream<Change.ID> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Change.ID.self, bufferingPolicy: .bufferingNewest(1))
    let key = state.withLock { state -> Int? in
      if state.isClosed { return nil }
      if state.listeners.isEmpty { state.lastSeen = start }
      state.nextKey += 1
      state.listeners[state.nextKey] = Listener(
        account: account, start: start, continuation: continuation)
      return state.nextKey
    }
    guard let key else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in self?.remove(key) }
    startLooking()
    return stream
  }

  /// To be called after a write of this process, so that nobody waits for the next look.
  func noteWrite() {
    if state.withLock({ $0.isLooking }) { queue.async { self.look() } }
  }

  /// Does something while this holds no connection.
  func withoutLooking<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try queue.sync { () -> Swift.Result<Result, Failure> in
      state.withLock { $0.lookout = nil }
      return Swift.Result { () throws(Failure) in try body() }
    }.get()
  }

  /// The database is another one now: everybody is to read anew.
  func noteReplacement() {
    // In turn with looking, which would else note what it saw in the old one.
    queue.async {
      self.state.withLock { state in
        state.lookout = nil
        state.lastSeen = nil
      }
      self.look()
    }
  }

  /// Ends all sequences.
  func close() {
    let listeners = state.withLock { state in
      state.isClosed = true
      state.lookout = nil
      return state.listeners
    }
    for listener in listeners.values { listener.continuation.finish() }
  }

  private func remove(_ key: Int) {
    let lookout = state.withLock { state -> Lookout? in
      state.listeners[key] = nil
      guard state.listeners.isEmpty else { return nil }
      defer { state.lookout = nil }
      return state.lookout
    }
    if let lookout { pool.giveBack(lookout.connection, generation: lookout.generation) }
  }

  private func startLooking() {
    let wasLooking = state.withLock { state in
      defer { state.isLooking = true }
      return state.isLooking
    }
    if !wasLooking { queue.async { [weak self] in self?.lookAgainAndAgain() } }
  }

  private func lookAgainAndAgain() {
    look()
    let goesOn = state.withLock { state in
      state.isLooking = !state.listeners.isEmpty && !state.isClosed
      return state.isLooking
    }
    guard goesOn else { return }
    queue.asyncAfter(deadline: .now() + Self.interval) { [weak self] in self?.lookAgainAndAgain() }
  }

  private func look() {
    let (known, lastSeen, isNeeded) = state.withLock {
      ($0.lookout, $0.lastSeen, !$0.listeners.isEmpty)
    }
    guard isNeeded else { return }
    do {
      var lookout = if let known { known } else { try openLookout() }
      let transaction = Transaction(connection: lookout.connection, path: pool.path)
      let version = try transaction.first("PRAGMA data_version") { $0.int(at: 0) }
      if version == lookout.version && lastSeen != nil { return }
      lookout.version = version
      let news =
        if let lastSeen { try ChangeNews(after: lastSeen, in: transaction) } else {
          try ChangeNews(inNewDatabase: transaction)
        }
      tell(news, with: lookout)
    } catch {
      // The file may be back at the next look, and whoever reads or writes meanwhile is told why.
      state.withLock { $0.lookout = nil }
    }
  }

  private func openLookout() throws(StorageFailure) -> Lookout {
    let (connection, generation) = try pool.take()
    return Lookout(connection: connection, generation: generation)
  }

  private func tell(_ news: ChangeNews, with lookout: Lookout) {
    let listeners = state.withLock { state in
      state.lookout = lookout
      state.lastSeen = news.last
      defer {
        if news.isWholesale {
          for key in state.listeners.keys { state.listeners[key]?.start = news.last }
        }
      }
      return state.listeners.values
    }
    for listener in listeners {
      guard let change = news.newest(for: listener.account, after: listener.start) else { continue }
      listener.continuation.yield(change)
    }
  }
}
