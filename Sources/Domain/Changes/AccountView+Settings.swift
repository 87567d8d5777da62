extension AccountView {
  func renaming(tag key: String, to tag: Tag) throws(StoreError) -> Outcome {
    let old = try state.setting(.tag, key, of: account)
    var steps = try retagging(key, old) { $0.map { $0.key == key ? tag : $0 }.unique }
    if let old, old.value != nil, key != tag.key {
      let new = try state.setting(.tag, tag.key, of: account)
      // The tag that was there already keeps its colour.
      if new?.value == nil { steps += try setting(.tag, tag.key, named: tag.name, to: old.value) }
      steps += try setting(.tag, key, named: old.name, to: nil)
    }
    return Outcome(action: .renameTag, steps: steps)
  }

  func deleting(tag key: String) throws(StoreError) -> Outcome {
    let old = try state.setting(.tag, key, of: account)
    let steps = try retagging(key, old) { $0.filter { $0.key != key } }
    let setting = try setting(.tag, key, named: old?.name ?? key, to: nil)
    return Outcome(action: .deleteTag, steps: steps + setting)
  }

  /// Gives other tags to all tasks that have one.
  private func retagging(
    _ key: String, _ setting: Setting?, _ change: ([Tag]) -> [Tag]
  ) throws(StoreError) -> [Change.Step] {
    let tasks = try state.tasks(taggedWith: key, of: account)
    guard !tasks.isEmpty || setting?.value != nil else { throw .tagNotFound(key) }
    var pending = pending()
    for task in tasks {
      var task = task
      task.tags = change(task.tags)
      try pending.set(task)
    }
    return try pending.steps()
  }

  func coloring(_ tag: Tag, _ color: TagColor?) throws(StoreError) -> Outcome {
    Outcome(
      action: .colorTag,
      steps: try setting(.tag, tag.key, named: tag.name, to: color?.rawValue))
  }

  func saving(view name: String, _ query: String) throws(StoreError) -> Outcome {
    let name = try validatedTitle(name)
    return Outcome(
      action: .saveView, steps: try setting(.view, Setting.viewKey(name), named: name, to: query))
  }

  func deleting(view name: String) throws(StoreError) -> Outcome {
    let key = Setting.viewKey(name)
    guard let old = try state.setting(.view, key, of: account), old.value != nil
    else { throw .viewNotFound(name) }
    return Outcome(action: .deleteView, steps: try setting(.view, key, named: old.name, to: nil))
  }

  func setting(
    _ kind: Setting.Kind, _ key: String, named name: String, to value: String?
  ) throws(StoreError) -> [Change.Step] {
    let before = try state.setting(kind, key, of: account)
    if before?.value == value, value == nil || before?.name == name { return [] }
    let after = Setting(account: account, kind: kind, key: key, name: name, value: value)
    return [.setting(before: before, after: after)]
  }

  func reverting(
    _ after: Setting, to before: Setting?, of change: Change
  ) throws(StoreError) -> [Change.Step] {
    let current = try state.setting(after.kind, after.key, of: account)
    guard current?.value == after.value, after.value == nil || current?.name == after.name
    else { throw .cannotUndo(change) }
    var reverted = before ?? after
    if before == nil { reverted.value = nil }
    return reverted == current ? [] : [.setting(before: current, after: reverted)]
  }
}
