package import Domain

/// What the list of a person's tags shows.
package struct TagsContent: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package let name: String
    /// What tells tags apart.
    package let key: String
    package let color: TagColor?
    package let openCount: Int
    package let openCountLabel: String
  }

  package struct ColorChoice: Equatable, Sendable {
    /// Nil for no colour.
    package let color: TagColor?
    package let label: String
  }

  package let rows: [Row]
  /// What is said instead of rows when there are none.
  package let emptyMessage: String?
  package let colors: [ColorChoice]
  package let navigation: Navigation

  init(_ tags: [TagSummary], lists: [ListSummary], views: NavigationViews, in words: Words) {
    rows = tags.map {
      Row(
        name: $0.tag.name, key: $0.tag.key, color: $0.color, openCount: $0.openCount,
        openCountLabel: words.openTasks($0.openCount))
    }
    emptyMessage = rows.isEmpty ? words.noTags : nil
    colors =
      [ColorChoice(color: nil, label: words.colorLabel(nil))]
      + TagColor.allCases.map { ColorChoice(color: $0, label: words.colorLabel($0)) }
    navigation = Navigation(lists, views: views, in: words)
  }
}
