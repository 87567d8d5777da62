import Domain

/// What a store in memory holds of tasks as members of collections.
struct MemoryCalendar {
  private(set) var texts: [CalendarText.ID: (text: CalendarText, change: Change)] = [:]
  private(set) var objectChanges: [TaskItem.ID: Change.ID] = [:]
  /// The names under which tasks were members of a list that they left.
  private(set) var departures: [TaskList.ID: [String: Change.ID]] = [:]
  private(set) var forgotten = Change.ID(0)
  private var properties: [PropertyKey: [CollectionProperty]] = [:]
  private var lastText = 0

  private struct PropertyKey: Hashable {
    let account: Account.ID
    var list: TaskList.ID?
    var task: TaskItem.ID?
  }

  var nextTextNumber: Int { lastText + 1 }

  mutating func note(_ outcome: Outcome, of change: Change) {
    for text in outcome.texts {
      texts[text.id] = (text, change)
      lastText = max(lastText, text.id.number)
    }
    for step in outcome.steps {
      guard case .task(let before, let after) = step else { continue }
      if step.changesObject {
        objectChanges[after.id] = change.id
        if let whole = after.occurrenceOf { objectChanges[whole] = change.id }
      }
      if let before, before.deleted == nil, before.occurrenceOf == nil,
        before.list != after.list || before.objectName != after.objectName
      {
        departures[before.list, default: [:]][before.objectName] = change.id
      }
    }
  }

  mutating func forget(_ tasks: Set<TaskItem.ID>) {
    let last = tasks.compactMap { objectChanges[$0] }.max { $0.number < $1.number }
    if let last, last.number > forgotten.number { forgotten = last }
    texts = texts.filter { !tasks.contains($0.value.text.task) }
    properties = properties.filter { !($0.key.task.map(tasks.contains) ?? false) }
  }

  func properties(
    of list: TaskList.ID?, _ task: TaskItem.ID? = nil, for account: Account.ID
  ) -> [CollectionProperty] {
    properties[PropertyKey(account: account, list: list, task: task)] ?? []
  }

  /// Those of a task say nothing of its list, which may change.
  mutating func setProperties(
    _ changes: [CollectionProperty], of list: TaskList.ID?, _ task: TaskItem.ID? = nil,
    for account: Account.ID
  ) {
    let key = PropertyKey(account: account, list: list, task: task)
    for change in changes {
      properties[key, default: []].removeAll {
        ($0.namespace, $0.name) == (change.namespace, change.name)
      }
      if change.value != nil { properties[key, default: []].append(change) }
    }
  }

  mutating func removeProperties(of account: Account.ID) {
    properties = properties.filter { $0.key.account != account }
  }
}

extension MemoryState {
  func object(_ identity: ObjectIdentity, in list: TaskList.ID) -> TaskItem? {
    objects(in: list).first { task in
      switch identity {
      case .name(let name): task.source?.name == name
      case .uid(let uid): task.source?.uid == uid
      }
    }
  }

  func objects(waitingForWhole uid: String, in list: TaskList.ID) -> [TaskItem] {
    objects(in: list).filter { $0.source?.wholeUID == uid }
  }

  func objectChange(of id: TaskItem.ID) -> Change.ID? { calendar.objectChanges[id] }

  func occurrences(of id: TaskItem.ID) -> [TaskItem] {
    tasks.values.filter { $0.occurrenceOf == id && $0.deleted == nil }.sorted { $0.id < $1.id }
  }

  func deletedObjects(in list: TaskList.ID) -> [TaskItem] {
    tasks.values.filter { $0.list == list && $0.deleted != nil && $0.occurrenceOf == nil }
      .sorted { ($0.deleted ?? $0.changed, $0.id) < ($1.deleted ?? $1.changed, $1.id) }
  }

  func taskCount(in list: TaskList.ID) -> Int {
    tasks.values.count { $0.list == list && $0.deleted == nil }
  }

  func nextTextNumber() -> Int { calendar.nextTextNumber }

  /// The members of a list, by number.
  func objects(in list: TaskList.ID) -> [TaskItem] {
    tasks.values.filter { $0.list == list && $0.deleted == nil && $0.occurrenceOf == nil }
      .sorted { $0.id < $1.id }
  }
}
