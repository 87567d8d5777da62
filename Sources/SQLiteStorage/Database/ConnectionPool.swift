import Domain
import SQLite
import Synchronization

/// The connections of one process to one database.
///
/// They are alike, whether they read or write, so a program that does one thing after the other
/// opens only one.
final class ConnectionPool: Sendable {
  let path: String
  private let patience: Double
  private let state = Mutex(State())

  private struct State {
    var idle: [Connection] = []
    var isClosed = false
    /// Counts how often all connections were given up, so that those lent out then don't come back.
    var generation = 0
  }

  init(path: String, patience: Double) {
    self.path = path
    self.patience = patience
  }

  /// A connection that nobody else uses, with the number of the generation it belongs to.
  func take() throws(StorageFailure) -> (Connection, generation: Int) {
    let (idle, isClosed, generation) = state.withLock {
      ($0.idle.popLast(), $0.isClosed, $0.generation)
    }
    if isClosed { throw .failed(detail: "the database was closed") }
    if let idle { return (idle, generation) }
    return (try DatabaseOpener(path: path, patience: patience).open(), generation)
  }

  func giveBack(_ connection: Connection, generation: Int) {
    // What ended badly is not to be met by the next one.
    if connection.isInTransaction { return }
    state.withLock {
      if !$0.isClosed && $0.generation == generation { $0.idle.append(connection) }
    }
  }

  /// Gives up all connections that nobody uses now, and the others when they are given back.
  func drain(closing isClosing: Bool) {
    let drained = state.withLock { state in
      defer { state.idle = [] }
      state.isClosed = state.isClosed || isClosing
      state.generation += 1
      return state.idle
    }
    // Closing the last one writes the log back into the file: not under the lock.
    withExtendedLifetime(drained) {}
  }
}
