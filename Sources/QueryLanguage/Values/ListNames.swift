import Domain
import UnicodeText

/// The titles of the lists that a query can name.
struct ListNames: Sendable {
  enum Finding: Equatable {
    case one(TaskList.ID)
    case several([String])
    case none
  }

  let titles: [String]
  private let lists: [(id: TaskList.ID, title: String, folded: String)]

  init(_ lists: [QueryContext.List]) {
    titles = lists.map(\.title)
    self.lists = lists.map { ($0.id, $0.title, compatibilityCaseFolded($0.title)) }
  }

  /// The list whose whole title is written at a place and ends where a word does.
  func longest(in query: QueryText, at start: Int) -> Match<TaskList.ID>? {
    let limit = lists.map(\.title.count).max() ?? 0
    var best: Match<TaskList.ID>?
    var place = start
    while place < query.count, place - start < limit {
      place += 1
      guard query.isBoundary(place) else { continue }
      if case .one(let list) = whole(query.text(start..<place)) { best = Match(list, end: place) }
    }
    return best
  }

  /// By the whole title as it is written, then by it folded, then by its start.
  func find(_ text: String) -> Finding {
    let whole = whole(text)
    if whole != .none { return whole }
    let folded = compatibilityCaseFolded(trimmed(text))
    return folded.isEmpty ? .none : finding(lists.filter { $0.folded.hasPrefix(folded) })
  }

  private func whole(_ text: String) -> Finding {
    let text = trimmed(text)
    if text.isEmpty { return .none }
    let exact = finding(lists.filter { $0.title == text })
    if case .one = exact { return exact }
    let folded = compatibilityCaseFolded(text)
    return finding(lists.filter { $0.folded == folded })
  }

  private func finding(
    _ found: [(id: TaskList.ID, title: String, folded: String)]
  ) -> Finding {
    guard let first = found.first else { return .none }
    return found.count == 1 ? .one(first.id) : .several(found.map(\.title))
  }
}
