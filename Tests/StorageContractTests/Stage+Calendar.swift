import Domain
import Testing
import TimeZones

// What tests say in dates and rules rather than in seconds.

extension Stage {
  /// Makes a change when the wall of `zone` shows `moment`.
  @discardableResult
  func perform(
    _ edit: Edit, at moment: String, in zone: String = "UTC", dayStart: DayStart = .midnight
  ) async throws -> Change {
    let day = try day(moment, in: zone, dayStart: dayStart)
    guard let change = try await store.perform(edit, on: day) else {
      throw StageError.nothingChanged
    }
    return change
  }

  func day(
    _ moment: String, in zone: String = "UTC", dayStart: DayStart = .midnight
  ) throws -> Day {
    let zones = SystemZones()
    let zone = ZoneName(zone)
    let person = Person(account: account, language: .english, zone: zone, dayStart: dayStart)
    let moment = try #require(LocalDateTime(iso: moment))
    return Day(for: person, at: zones.instant(of: moment, in: zone), zones: zones)
  }

  /// A task due at a date as ``TaskDate/text`` has it, which repeats from there by a rule.
  func add(
    _ title: String, due: String, every rule: String? = nil,
    _ mode: RepeatMode = .skippingMissed, under parent: TaskItem? = nil
  ) async throws -> TaskItem {
    let due = try #require(TaskDate(text: due))
    let repetition = try rule.map {
      Repetition(rule: try RecurrenceRule(parsing: $0), mode: mode, anchor: due.occurrence)
    }
    let draft = TaskDraft(
      title: title, due: due, repetition: repetition, parent: parent?.id)
    let change = try await perform(.addTasks([draft], to: list))
    return try #require(change.tasks.first)
  }

  func add(_ title: String, tagged tags: [String]) async throws -> TaskItem {
    let draft = TaskDraft(title: title, tags: tags.compactMap(Tag.init))
    let change = try await perform(.addTasks([draft], to: list))
    return try #require(change.tasks.first)
  }

  func addPart(_ title: String, of parent: TaskItem) async throws -> TaskItem {
    let draft = TaskDraft(title: title, parent: parent.id)
    let change = try await perform(.addTasks([draft], to: parent.list))
    return try #require(change.tasks.first { $0.title == title })
  }

  /// When a task is due, as ``TaskDate/text`` has it.
  func due(_ task: TaskItem) async throws -> String? {
    try await self.task(task.id).due?.text
  }

  /// Of completed times of a repeating task, when each was due, the last completed first.
  func completedTimes(of task: TaskItem) async throws -> [String] {
    try await tasks(.completed).filter { $0.occurrenceOf == task.id }.compactMap(\.due?.text)
  }
}
