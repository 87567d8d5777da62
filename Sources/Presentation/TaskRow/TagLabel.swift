package import Domain

/// A tag as it is shown.
package struct TagLabel: Equatable, Sendable {
  package let name: String
  /// Nil for a tag without one.
  package let color: TagColor?
}

/// The colours of a person's tags, by what tells tags apart.
struct TagColors: Sendable {
  private let colors: [String: TagColor]

  init(_ colors: [String: TagColor] = [:]) {
    self.colors = colors
  }

  func label(_ tag: Tag) -> TagLabel {
    TagLabel(name: tag.name, color: colors.isEmpty ? nil : colors[tag.key])
  }
}

extension SceneContext {
  /// The colours of the tags of some tasks; asks nothing when there are none.
  func tagColors(of tasks: [TaskItem]) async throws(StoreError) -> TagColors {
    guard tasks.contains(where: { !$0.tags.isEmpty }) else { return TagColors() }
    return try await tagColors()
  }
}
