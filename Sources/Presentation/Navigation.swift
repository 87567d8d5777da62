package import Domain

/// The person's lists, as the way from each scene to the others.
package struct Navigation: Equatable, Sendable {
  package struct Entry: Equatable, Identifiable, Sendable {
    package let id: TaskList.ID
    package let title: String
    package let openCount: Int
    /// The count in words, for those who hear it.
    package let openCountLabel: String
    package let isCurrent: Bool
  }

  package let entries: [Entry]

  init(_ summaries: [ListSummary], current: TaskList.ID? = nil, in words: Words) {
    entries = summaries.map {
      Entry(
        id: $0.id, title: $0.displayTitle(in: words), openCount: $0.openCount,
        openCountLabel: words.openTasks($0.openCount), isCurrent: $0.id == current)
    }
  }
}

extension ListSummary {
  /// The title, or what stands for it until somebody saved one.
  func displayTitle(in words: Words) -> String {
    list.title.isEmpty ? words.untitledList : list.title
  }
}
