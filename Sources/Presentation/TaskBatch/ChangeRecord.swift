import Domain

/// What a change came to, as data for programs that read along.
package struct ChangeRecord: Equatable, Sendable {
  package struct List: Equatable, Sendable {
    package let id: Int
    package let title: String
  }

  /// The number of the change in the log; nil when everything was so already.
  package let change: Int?
  /// For people: the sentence in their language.
  package let message: String
  /// The tasks that were touched, as they are after it.
  package let tasks: [TaskRecord]
  /// The lists that were touched, as they are after it.
  package let lists: [List]

  init(_ change: Change?, message: String, lists: [ListSummary]) {
    self.change = change?.id.number
    self.message = message
    // A list that was deleted with it is no longer among the others.
    var titles = Dictionary(
      lists.map { ($0.id, $0.list.title) }, uniquingKeysWith: { first, _ in first })
    for list in change?.lists ?? [] { titles[list.id] = list.title }
    tasks = (change?.tasks ?? []).map { TaskRecord($0, listTitle: titles[$0.list] ?? "") }
    self.lists = (change?.lists ?? []).map { List(id: $0.id.number, title: $0.title) }
  }
}
