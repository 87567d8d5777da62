/// Tasks from a file of calendar objects.
///
/// Unlike what programs upload, they come all at once, and know UIDs alone.
extension AccountView {
  func importing(_ imports: [ObjectImport]) throws(StoreError) -> Outcome {
    var objects = PendingObjects(view: self)
    var steps: [Change.Step] = []
    var memberships = try state.memberships(of: account)
    var nextList = try state.nextListNumber()
    for one in imports {
      switch one.target {
      case .list(let id):
        _ = try list(id)
        try store(one.objects, in: id, among: &objects)
      case .newList(let title):
        let id = TaskList.ID(nextList)
        nextList += 1
        let added = try self.steps(addingList: id, title: title, behind: memberships)
        for case .membership(_, let membership) in added { memberships.append(membership) }
        steps += added
        try store(one.objects, in: id, among: &objects)
      }
    }
    return Outcome(
      action: .importTasks, steps: steps + (try objects.tasks.steps()), texts: objects.texts)
  }

  private func store(
    _ imported: [ImportedObject], in list: TaskList.ID,
    among objects: inout PendingObjects<State>
  ) throws(StoreError) {
    var found: [TaskItem?] = []
    for object in imported {
      let existing = try state.object(uid: object.uid, in: list)
      try demand(object.condition, of: existing)
      found.append(existing)
    }
    if found.contains(nil) { try findDeleted(imported, &found, in: list) }

    var positions = newPositions(
      found.count { $0 == nil }, before: try state.position(.after, of: nil, in: list))
    for (object, existing) in zip(imported, found) {
      // Of two with one UID, whoever reads the file has to choose.
      if objects.has(uid: object.uid, in: list) { throw .object(.conditionFailed) }
      var task: TaskItem
      if let existing {
        task = existing
        task.deleted = nil
      } else {
        task = try objects.new(
          in: list, at: positions.popLast() ?? .first, created: object.fields.created)
      }
      try objects.store(
        object.bytes, object.fields, as: task, from: source(of: object, replacing: existing))
    }
  }

  /// What was put into the trash comes back from there, so that importing a file once more is a way
  /// to have again what was deleted, and does not make a second task of the same UID.
  private func findDeleted(
    _ imported: [ImportedObject], _ found: inout [TaskItem?], in list: TaskList.ID
  ) throws(StoreError) {
    var deleted: [[UInt8]: TaskItem] = [:]
    for task in try state.deletedObjects(in: list) where !task.isWithdrawn {
      deleted[Array(task.uid.utf8)] = task
    }
    if deleted.isEmpty { return }
    for (index, object) in imported.enumerated() where found[index] == nil {
      found[index] = deleted.removeValue(forKey: Array(object.uid.utf8))
    }
  }

  /// Places in front of all others, the last of which is the first in order.
  private func newPositions(_ count: Int, before first: Position?) -> [Position] {
    var positions: [Position] = []
    var next = first
    for _ in 0..<count {
      let position = Position.between(nil, next)
      positions.append(position)
      next = position
    }
    return positions
  }

  /// A new task goes by a name of ours, since a file has none; one that was made here keeps its own
  /// name and UID.
  private func source(of object: ImportedObject, replacing existing: TaskItem?) -> CalendarSource {
    guard let existing else { return CalendarSource(uid: object.uid) }
    return CalendarSource(name: existing.source?.name, uid: existing.source?.uid)
  }
}
