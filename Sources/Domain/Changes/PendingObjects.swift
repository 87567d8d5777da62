/// Calendar objects on their way into lists, as one edit leaves them.
///
/// What comes with the same edit is seen beside what is stored, so that parts find their wholes in
/// whatever order they come.
struct PendingObjects<State: StoredState> {
  private(set) var tasks: PendingTasks<State>
  private(set) var texts: [CalendarText] = []
  private var identities: [Identity: TaskItem.ID] = [:]
  private var waiting: [Identity: [TaskItem.ID]] = [:]
  private var nextText: Int?
  private var places: [TaskList.ID: Set<Position>] = [:]
  /// Tasks that nothing can be a part of yet.
  private var new: Set<TaskItem.ID> = []

  /// A UID in a list; two that differ in any byte are two.
  private struct Identity: Hashable {
    let list: TaskList.ID
    let uid: [UInt8]

    init(_ uid: String, in list: TaskList.ID) {
      self.list = list
      self.uid = Array(uid.utf8)
    }
  }

  init(view: AccountView<State>) {
    tasks = view.pending()
  }

  private var view: AccountView<State> { tasks.view }
  private var state: State { tasks.view.state }

  /// A task that says nothing yet; it is as old as its object says, or new if that says nothing of
  /// the past.
  mutating func new(
    in list: TaskList.ID, at position: Position, created: Instant?
  ) throws(StoreError) -> TaskItem {
    let id = try tasks.takeNumber()
    new.insert(id)
    return TaskItem(
      id: id, list: list, title: "", position: position,
      created: min(created ?? view.now, view.now), changed: view.now)
  }

  /// Whether one with a UID is stored in a list by this edit.
  func has(uid: String, in list: TaskList.ID) -> Bool {
    identities[Identity(uid, in: list)] != nil
  }

  /// Has a task say what an object does.
  mutating func store(
    _ bytes: [UInt8], _ fields: ObjectFields, as task: TaskItem, from source: CalendarSource
  ) throws(StoreError) {
    let text = CalendarText(id: try takeTextNumber(), task: task.id, bytes: bytes)
    var task = task
    task.take(fields)
    try setPlace(fields.sortOrder, of: &task)
    task.source = source
    task.source?.text = text.id
    try setWhole(fields.parentUID, of: &task)
    try view.demandDate(of: task)
    try tasks.set(task)
    note(task)
    try setOccurrences(fields.occurrences, of: task, by: text.id)
    try adoptParts(of: task)
    new.remove(task.id)
    texts.append(text)
  }

  private mutating func takeTextNumber() throws(StoreError) -> CalendarText.ID {
    let number: Int
    if let nextText { number = nextText } else { number = try state.nextTextNumber() }
    nextText = number + 1
    return CalendarText.ID(number)
  }

  /// Puts a task where its number says, unless it stands there.
  private mutating func setPlace(_ order: Int?, of task: inout TaskItem) throws(StoreError) {
    guard let order, new.contains(task.id) || order != task.position.sortOrder,
      let position = Position(sortOrder: order)
    else { return }
    task.position = try view.free(position, in: task.list)
    while !places[task.list, default: []].insert(task.position).inserted {
      task.position = task.position.withinNumber
    }
  }

  private mutating func note(_ task: TaskItem) {
    identities[Identity(task.uid, in: task.list)] = task.id
    if let whole = task.source?.wholeUID {
      waiting[Identity(whole, in: task.list), default: []].append(task.id)
    }
  }

  private func object(uid: String, in list: TaskList.ID) throws(StoreError) -> TaskItem? {
    if let id = identities[Identity(uid, in: list)] { return try tasks.anyTask(id) }
    return try state.object(uid: uid, in: list).map(tasks.current)
  }

  private func objects(
    waitingForWhole uid: String, in list: TaskList.ID
  ) throws(StoreError) -> [TaskItem] {
    var ids = try state.objects(waitingForWhole: uid, in: list).map(\.id)
    let known = Set(ids)
    ids += (waiting[Identity(uid, in: list)] ?? []).filter { !known.contains($0) }
    var found: [TaskItem] = []
    for id in ids {
      guard let task = try tasks.anyTask(id), let whole = task.source?.wholeUID,
        whole.utf8.elementsEqual(uid.utf8)
      else { continue }
      found.append(task)
    }
    return found
  }

  /// Makes a task a part of the one with a UID; if there is none, or it would be a part of itself, the
  /// UID is kept.
  private func setWhole(_ uid: String?, of task: inout TaskItem) throws(StoreError) {
    task.parent = nil
    guard let uid else { return }
    guard let whole = try object(uid: uid, in: task.list), whole.id != task.id,
      try !isPart(whole, of: task)
    else {
      task.source?.wholeUID = uid
      return
    }
    task.parent = whole.id
  }

  private func isPart(_ task: TaskItem, of whole: TaskItem) throws(StoreError) -> Bool {
    if new.contains(whole.id) { return false }
    return try tasks.ancestors(of: task).contains { $0.id == whole.id }
  }

  /// Makes those whose text names this task as their whole a part of it.
  private mutating func adoptParts(of task: TaskItem) throws(StoreError) {
    for part in try objects(waitingForWhole: task.uid, in: task.list) {
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
  private mutating func setOccurrences(
    _ occurrences: [ObjectOccurrence], of task: TaskItem, by text: CalendarText.ID
  ) throws(StoreError) {
    var records = new.contains(task.id) ? [] : try state.occurrences(of: task.id)
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
          occurrenceOf: task.id, position: task.position, created: view.now, changed: view.now)
      }
      record.title = occurrence.title
      record.completed = occurrence.completed
      record.isCancelled = occurrence.isCancelled
      record.source = CalendarSource(text: text)
      try tasks.set(record)
    }
    for var record in records where record.source != nil {
      record.deleted = view.now
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
