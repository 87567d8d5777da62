extension AccountView {
  /// `title` is nil for the list that a new account starts with.
  func addingList(
    title: String?, name: String? = nil, _ action: Change.Action
  ) throws(StoreError) -> Outcome {
    let others = try state.memberships(of: account)
    if let name, others.contains(where: { $0.collectionName == name }) {
      throw .object(.nameTaken)
    }
    let steps = try self.steps(
      addingList: .init(try state.nextListNumber()), title: title, name: name, behind: others)
    return Outcome(action: action, steps: steps)
  }

  /// A list that comes behind all others of the account, which are given by position.
  func steps(
    addingList id: TaskList.ID, title: String?, name: String? = nil, behind others: [Membership]
  ) throws(StoreError) -> [Change.Step] {
    let validTitle = if let title { try validatedTitle(title) } else { "" }
    let list = TaskList(id: id, title: validTitle, created: now, changed: now)
    let names = Set(others.map(\.collectionName))
    var membership = Membership(
      account: account, list: id, position: .between(others.last?.position, nil), name: name)
    // Somebody may have called another list by this number.
    while names.contains(membership.collectionName) {
      membership.name = membership.collectionName + "-"
    }
    return [.list(before: nil, after: list), .membership(before: nil, after: membership)]
  }

  func renaming(
    _ id: TaskList.ID, to title: String
  ) throws(StoreError) -> Outcome {
    let before = try list(id)
    var after = before
    after.title = try validatedTitle(title)
    return Outcome(action: .renameList, steps: steps(from: before, to: after))
  }

  func deleting(_ id: TaskList.ID) throws(StoreError) -> Outcome {
    let before = try list(id)
    var after = before
    after.deleted = now
    return Outcome(action: .deleteList, steps: steps(from: before, to: after))
  }

  /// A list that the person has deleted.
  func restoring(_ id: TaskList.ID) throws(StoreError) -> Outcome {
    guard let before = try state.list(id), before.deleted != nil,
      try state.membership(of: account, in: id) != nil
    else { throw .listNotFound(id) }
    var after = before
    after.deleted = nil
    return Outcome(action: .restoreList, steps: steps(from: before, to: after))
  }

  func moving(_ id: TaskList.ID, after other: TaskList.ID?) throws(StoreError) -> Outcome {
    let before = try membership(in: id)
    var lower: Position?
    if let other { lower = try membership(in: other).position }
    let upper = try state.memberships(of: account).map(\.position)
      .first { position in lower.map { position > $0 } ?? true }
    var after = before
    if other != id, upper != before.position { after.position = .between(lower, upper) }
    return Outcome(action: .moveList, steps: steps(from: before, to: after))
  }

  func arranging(_ id: TaskList.ID, _ arrangement: Arrangement) throws(StoreError) -> Outcome {
    let before = try membership(in: id)
    var after = before
    after.arrangement = arrangement
    return Outcome(action: .arrangeList, steps: steps(from: before, to: after))
  }

  func steps(from before: TaskList, to after: TaskList) -> [Change.Step] {
    guard before != after else { return [] }
    var after = after
    after.changed = now
    after.revision = before.revision + 1
    return [.list(before: before, after: after)]
  }

  func steps(from before: Membership, to after: Membership) -> [Change.Step] {
    before == after ? [] : [.membership(before: before, after: after)]
  }
}
