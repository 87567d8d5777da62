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
    var tasks = pending()
    var task: TaskItem
    if let existing {
      task = existing
    } else {
      task = try new(in: id, upload.fields, among: &tasks)
    }
    let text = CalendarText(
      id: .init(try state.nextTextNumber()), task: task.id, bytes: upload.bytes)
    task.take(upload.fields)
    task.source = source(of: upload, text: text.id, replacing: existing)
    try setWhole(upload.fields.parentUID, of: &task, in: tasks)
    try demandDate(of: task)
    try tasks.set(task)
    try setOccurrences(upload.fields.occurrences, of: task, in: &tasks)
    try adoptParts(of: task, in: &tasks)
    return Outcome(
      action: existing == nil ? .addTasks : .editTask, steps: try tasks.steps(), texts: [text])
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
      task.position = .between(nil, try state.position(.after, of: nil, in: newID))
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

  private func demand(
    _ condition: ObjectCondition, of task: TaskItem?
  ) throws(StoreError) {
    let change = try task.map { task throws(StoreError) in try state.objectChange(of: task.id) }
    guard condition.holds(for: change ?? nil) else { throw .object(.conditionFailed) }
  }

  private func new(
    in list: TaskList.ID, _ fields: ObjectFields, among tasks: inout PendingTasks<State>
  ) throws(StoreError) -> TaskItem {
    let first = try state.position(.after, of: nil, in: list)
    return TaskItem(
      id: try tasks.takeNumber(), list: list, title: fields.title, position: .between(nil, first),
      created: now, changed: now)
  }

  /// A task that was made here keeps its own name and UID.
  private func source(
    of upload: CalendarUpload, text: CalendarText.ID, replacing existing: TaskItem?
  ) -> CalendarSource {
    if let existing, existing.source == nil { return CalendarSource(text: text) }
    return CalendarSource(
      text: text, name: existing?.source.map(\.name) ?? upload.name,
      uid: existing?.source.map(\.uid) ?? upload.uid)
  }

  /// Makes a task a part of the one with a UID; if there is none, or it would be a part of itself, the
  /// UID is kept.
  private func setWhole(
    _ uid: String?, of task: inout TaskItem, in tasks: PendingTasks<State>
  ) throws(StoreError) {
    task.parent = nil
    guard let uid else { return }
    guard let whole = try state.object(uid: uid, in: task.list), whole.id != task.id,
      try !tasks.ancestors(of: whole).contains(where: { $0.id == task.id })
    else {
      task.source?.wholeUID = uid
      return
    }
    task.parent = whole.id
  }

  /// Makes those whose text names this task as their whole a part of it.
  private func adoptParts(
    of task: TaskItem, in tasks: inout PendingTasks<State>
  ) throws(StoreError) {
    for part in try state.objects(waitingForWhole: task.uid, in: task.list) {
      let current = try tasks.anyTask(task.id) ?? task
      guard part.id != task.id,
        try !tasks.ancestors(of: current).contains(where: { $0.id == part.id })
      else { continue }
      var part = part
      part.parent = task.id
      part.source?.wholeUID = nil
      try tasks.set(part)
    }
  }

  /// Keeps each time that the object says was completed as a task of its own, as completing does
  /// here; those that an earlier text of it said, and this one does not, go.
  private func setOccurrences(
    _ occurrences: [ObjectOccurrence], of task: TaskItem, in tasks: inout PendingTasks<State>
  ) throws(StoreError) {
    guard let text = task.source?.text else { return }
    var records = try state.occurrences(of: task.id)
    for occurrence in occurrences {
      let index = records.firstIndex {
        $0.start == occurrence.start && $0.due == occurrence.due
      }
      var record: TaskItem
      if let index {
        record = records.remove(at: index)
      } else {
        record = TaskItem(
          id: try tasks.takeNumber(), list: task.list, title: occurrence.title,
          priority: task.priority, start: occurrence.start, due: occurrence.due, tags: task.tags,
          occurrenceOf: task.id, position: task.position, created: now, changed: now)
      }
      record.title = occurrence.title
      record.completed = occurrence.completed
      record.isCancelled = occurrence.isCancelled
      record.source = CalendarSource(text: text)
      try tasks.set(record)
    }
    for var record in records where record.source != nil {
      record.deleted = now
      record.isWithdrawn = true
      try tasks.set(record)
    }
  }
}

extension TaskItem {
  fileprivate mutating func take(_ fields: ObjectFields) {
    title = fields.title
    notes = fields.notes
    priority = fields.priority
    start = fields.start
    due = fields.due
    repetition = fields.repetition
    tags = fields.tags
    estimate = fields.estimate
    url = fields.url
    reminders = fields.reminders
    completed = fields.completed
    isCancelled = fields.isCancelled
  }
}
