package import Domain

/// Decides what a ``TagsView`` shows as the person puts tags in order.
package final class TagsPresenter {
  private weak let view: (any TagsView)?
  private let context: SceneContext

  init(view: any TagsView, context: SceneContext) {
    self.view = view
    self.context = context
  }

  /// Shows the tags; says what `change` did, if it is given, and whether it made one of two.
  package func load(announcing change: Change.ID? = nil, merging: Bool = false) async {
    do {
      let lists = try await context.lists()
      let views = try await context.navigationViews(over: lists)
      view?.show(TagsContent(try await context.tags(), lists: lists, views: views, in: words))
      if let change { show(try await context.change(change), merging: merging) }
    } catch StoreError.changeNotFound {
      // Whoever follows an old link still gets the tags.
    } catch {
      view?.show(Problem(error, in: words))
    }
  }

  /// Gives a tag another name; if that is another tag's, the two become one, which is said.
  ///
  /// True when they did.
  @discardableResult
  package func rename(_ name: String, to newName: String) async -> Bool {
    guard let tag = Tag(name), let newTag = Tag(newName) else {
      view?.show(TaskFormError.notATag(newName).problem(in: words))
      return false
    }
    do {
      let isThere = try await context.tags().contains { $0.tag.key == newTag.key }
      let merges = isThere && tag.key != newTag.key
      if let change = try await context.perform(.renameTag(key: tag.key, to: newTag)) {
        show(change, merging: merges)
      }
      view?.open(.tags)
      return merges
    } catch {
      view?.show(Problem(error, in: words))
      return false
    }
  }

  /// Nil for no colour.
  package func color(_ name: String, _ color: TagColor?) async {
    await perform(on: name) { .colorTag($0, color) }
  }

  /// Takes a tag off all tasks.
  package func delete(_ name: String) async {
    await perform(on: name) { .deleteTag(key: $0.key) }
  }

  /// Takes back a change, or the person's last one.
  package func undo(_ change: Change.ID? = nil) async { await perform(.undo(change)) }

  /// Makes what was taken back again.
  package func redo(_ change: Change.ID? = nil) async { await perform(.redo(change)) }

  private var words: Words { context.words }

  private func perform(on name: String, _ edit: (Tag) -> Edit) async {
    guard let tag = Tag(name) else {
      view?.show(TaskFormError.notATag(name).problem(in: words))
      return
    }
    await perform(edit(tag))
  }

  private func perform(_ edit: Edit) async {
    do {
      if let change = try await context.perform(edit) { show(change, merging: false) }
      view?.open(.tags)
    } catch {
      view?.show(Problem(error, in: words))
    }
  }

  private func show(_ change: Change, merging: Bool) {
    let sentence = words.sentence(for: change)
    view?.show(
      merging
        ? Notice(change, saying: words.tagsMerged(sentence))
        : Notice(change, on: context.day(), in: words))
  }
}
