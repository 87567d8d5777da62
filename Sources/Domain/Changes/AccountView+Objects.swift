/// Tasks as other programs write them: each is a member of a collection, and says all of itself.
///
/// What is uploaded is stored as it is: no other task is completed or opened for it, since the program
/// that sent it will send the others too, in whatever order.
extension AccountView {
  func storing(_ upload: CalendarUpload, in id: TaskList.ID) throws(StoreError) -> Outcome {
    _ = try list(id)
    let existing = try state.object(named: upload.name, in: id)
    try demand(upload.condition, of: existing)
    if let existing {
      if existing.uid != upload.uid { throw .object(.uidChanged) }
    } else if let other = try state.object(uid: upload.uid, in: id) {
      throw .object(.uidTaken(name: other.objectName))
    }
    var objects = PendingObjects(view: self)
    var fields = upload.fields
    let task: TaskItem
    if let existing {
      task = existing
    } else {
      task = try objects.new(in: id, at: .first, created: fields.created)
      fields.sortOrder =
        fields.sortOrder ?? Position.sortOrder(ofTaskCreated: fields.created ?? now)
    }
    try objects.store(
      upload.bytes, fields, as: task, from: source(of: upload, replacing: existing))
    return Outcome(
      action: existing == nil ? .addTasks : .editTask, steps: try objects.tasks.steps(),
      texts: objects.texts)
  }

  func deletingObject(
    _ name: String, in id: TaskList.ID, if condition: ObjectCondition
  ) throws(StoreError) -> Outcome {
    _ = try list(id)
    let existing = try state.object(named: name, in: id)
    try demand(condition, of: existing)
    guard let task = existing else { throw .object(.notFound) }
    var tasks = pending()
    try delete(task, in: &tasks)
    return Outcome(action: .deleteTasks, steps: try tasks.steps())
  }

  private func delete(
    _ task: TaskItem, in tasks: inout PendingTasks<State>
  ) throws(StoreError) {
    for var part in try tasks.children(of: task.id) {
      part.parent = nil
      part.source?.wholeUID = task.uid
      try tasks.set(part)
    }
    var task = try tasks.anyTask(task.id) ?? task
    task.deleted = now
    try tasks.set(task)
  }

  func movingObject(
    _ name: String, in id: TaskList.ID, if condition: ObjectCondition, to newName: String,
    in newID: TaskList.ID, replacing: Bool
  ) throws(StoreError) -> Outcome {
    _ = try list(id)
    _ = try list(newID)
    let existing = try state.object(named: name, in: id)
    try demand(condition, of: existing)
    guard let moved = existing else { throw .object(.notFound) }
    if id == newID, name == newName {
      return Outcome(action: .editTask, steps: [])
    }
    let replaced = try state.object(named: newName, in: newID)
    if replaced != nil, !replacing { throw .object(.nameTaken) }
    if id != newID, let other = try state.object(uid: moved.uid, in: newID),
      other.id != replaced?.id
    {
      throw .object(.uidTaken(name: other.objectName))
    }
    var tasks = pending()
    if let replaced { try delete(replaced, in: &tasks) }
    var task = try tasks.anyTask(moved.id) ?? moved
    if id != newID {
      task.list = newID
      task.position = try free(task.position, in: newID)
      task.parent = nil
      for var part in try tasks.descendants(of: task.id) {
        part.list = newID
        try tasks.set(part)
      }
    }
    var source = task.source ?? CalendarSource()
    source.name = newName
    task.source = source
    try tasks.set(task)
    return Outcome(action: .editTask, steps: try tasks.steps())
  }

  /// A place that no task of a list has, of the same number as long as there is one.
  func free(_ position: Position, in list: TaskList.ID) throws(StoreError) -> Position {
    guard let end = position.nextNumber,
      let last = try state.position(.before, of: end, in: list), last >= position
    else { return position }
    return .between(last, end)
  }

  func demand(
    _ condition: ObjectCondition, of task: TaskItem?
  ) throws(StoreError) {
    let change = try task.map { task throws(StoreError) in try state.objectChange(of: task.id) }
    guard condition.holds(for: change ?? nil) else { throw .object(.conditionFailed) }
  }

  /// A task that was made here keeps its own name and UID.
  private func source(
    of upload: CalendarUpload, replacing existing: TaskItem?
  ) -> CalendarSource {
    if let existing, existing.source == nil { return CalendarSource() }
    return CalendarSource(
      name: existing?.source.map(\.name) ?? upload.name,
      uid: existing?.source.map(\.uid) ?? upload.uid)
  }
}
