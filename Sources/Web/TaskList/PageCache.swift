import Domain
import HTTP
import Synchronization

/// Pages as they were shown last, for as long as nothing in them can have changed.
///
/// Nobody's state lives here: a page is made anew unless the log of changes and the minute are the
/// same as when it was made, so it does not matter which of several servers answers.
final class PageCache: Sendable {
  /// What a page is of and for.
  struct Key: Hashable, Sendable {
    let person: Person
    let target: String
  }

  /// What a page depends on besides: whatever anybody stored, and the clock, which makes tasks late.
  struct Stamp: Equatable, Sendable {
    let change: Change.ID?
    let minute: Int64
  }

  /// Bytes of pages that are kept: those of some hundred lists.
  private static let limit = 8 << 20

  private struct Entry {
    let stamp: Stamp
    let response: Response
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var size = 0
  }

  private let state = Mutex(State())

  func response(for key: Key, at stamp: Stamp) -> Response? {
    state.withLock { state in
      guard let entry = state.entries[key], entry.stamp == stamp else { return nil }
      return entry.response
    }
  }

  func keep(_ response: Response, for key: Key, at stamp: Stamp) {
    let size = response.bytes.count
    guard size < Self.limit / 4 else { return }
    state.withLock { state in
      state.size -= state.entries.removeValue(forKey: key)?.response.bytes.count ?? 0
      if state.size + size > Self.limit { state = State() }
      state.entries[key] = Entry(stamp: stamp, response: response)
      state.size += size
    }
  }
}
