package import Domain

extension TaskBatchPresenter {
  /// Gives a tag another name on all tasks.
  package func renameTag(_ name: String, to newName: String) async {
    await perform { context in
      let key = try Self.tag(name).key
      guard try await context.tags().contains(where: { $0.tag.key == key })
      else { throw StoreError.tagNotFound(name) }
      return .renameTag(key: key, to: try Self.tag(newName))
    }
  }

  /// Takes a tag off all tasks.
  package func deleteTag(_ name: String) async {
    await perform { context in
      let key = try Self.tag(name).key
      guard try await context.tags().contains(where: { $0.tag.key == key })
      else { throw StoreError.tagNotFound(name) }
      return .deleteTag(key: key)
    }
  }

  /// Nil takes the colour away.
  package func colorTag(_ name: String, _ color: TagColor?) async {
    await perform { context in
      let tag = try Self.tag(name)
      guard let known = try await context.tags().first(where: { $0.tag.key == tag.key })
      else { throw StoreError.tagNotFound(name) }
      return .colorTag(known.tag, color)
    }
  }

  /// Keeps a query under a name, if it is one and nobody looks for something else by that name.
  package func saveView(_ name: String, query: String) async {
    await perform { context in
      guard TaskViewName(typed: name, in: context.words) == nil
      else { throw TakenViewNameError(name: name) }
      _ = try context.filter(
        of: query, among: try await context.lists(), on: context.day())
      return .saveView(name: name, query: query)
    }
  }

  package func deleteView(_ name: String) async {
    await perform { _ in .deleteView(name: name) }
  }

  private static func tag(_ name: String) throws(TaskFormError) -> Tag {
    guard let tag = Tag(name) else { throw .notATag(name) }
    return tag
  }
}
