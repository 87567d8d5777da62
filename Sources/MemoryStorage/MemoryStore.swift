import Domain

/// Keeps accounts, lists and tasks in memory, for tests and demonstrations.
package actor MemoryStore {
  var state = MemoryState()
  var people = MemoryPeople()
  var weather = MemoryWeather()
  private var listeners: [Int: Listener] = [:]
  private var nextListener = 0

  private struct Listener {
    let account: Account.ID
    let continuation: AsyncStream<Change.ID>.Continuation
  }

  package init() {}

  func tell(of change: Change) {
    let members = state.members(of: change.affectedLists).union(change.settings.map(\.account))
    for listener in listeners.values where members.contains(listener.account) {
      listener.continuation.yield(change.id)
    }
  }

  func listen(for account: Account.ID) -> AsyncStream<Change.ID> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Change.ID.self, bufferingPolicy: .bufferingNewest(1))
    nextListener += 1
    let key = nextListener
    listeners[key] = Listener(account: account, continuation: continuation)
    continuation.onTermination = { [weak self] _ in
      Task { [weak self] in await self?.removeListener(key) }
    }
    return stream
  }

  private func removeListener(_ key: Int) {
    listeners[key] = nil
  }
}
