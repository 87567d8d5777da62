/// New values for some fields of a task; nil leaves a field as it is, `.some(nil)` empties it.
package struct TaskChanges: Equatable, Sendable {
  package var title: String?
  package var notes: String?
  package var list: TaskList.ID?
  package var parent: TaskItem.ID??
  package var priority: Priority?
  package var start: TaskDate??
  package var due: TaskDate??
  package var repetition: Repetition??
  package var tags: [Tag]?
  package var addedTags: [Tag] = []
  /// By what tells tags apart.
  package var removedTags: [String] = []
  package var estimate: Int??
  package var url: String?
  package var reminders: [Reminder]?
  /// How far a change of a repeating task reaches.
  ///
  /// Unless it is said, dates are of this time alone, and everything else stays with the task.
  package var extent: Extent?

  package init(
    title: String? = nil, notes: String? = nil, list: TaskList.ID? = nil,
    parent: TaskItem.ID?? = nil, priority: Priority? = nil, start: TaskDate?? = nil,
    due: TaskDate?? = nil, repetition: Repetition?? = nil, tags: [Tag]? = nil,
    estimate: Int?? = nil, url: String? = nil, reminders: [Reminder]? = nil
  ) {
    self.title = title
    self.notes = notes
    self.list = list
    self.parent = parent
    self.priority = priority
    self.start = start
    self.due = due
    self.repetition = repetition
    self.tags = tags
    self.estimate = estimate
    self.url = url
    self.reminders = reminders
  }

  /// What a change of a repeating task is about.
  package enum Extent: Equatable, Sendable {
    /// This time alone: the next one is where the rule has it, and as it was. If anything but dates
    /// is changed, this time becomes a task of its own.
    case thisOne
    /// The rule goes on from here.
    case allToCome
  }

  /// Whether a task of its own is to be made of this time of a repeating one.
  var detaches: Bool {
    guard extent == .thisOne else { return false }
    var others = self
    others.start = nil
    others.due = nil
    others.extent = nil
    return others != TaskChanges()
  }

  /// The task with these values set, before the rules are asked.
  package func applied(to task: TaskItem) -> TaskItem {
    var task = task
    if let title { task.title = title }
    if let notes { task.notes = notes }
    if let list { task.list = list }
    if let parent { task.parent = parent }
    if let priority { task.priority = priority }
    if let start { task.start = start }
    if let due { task.due = due }
    if let repetition { task.repetition = repetition }
    if let tags { task.tags = tags }
    let removed = Set(removedTags)
    task.tags = (task.tags + addedTags).unique.filter { !removed.contains($0.key) }
    if let estimate { task.estimate = estimate }
    if let url { task.url = url }
    if let reminders { task.reminders = reminders }
    return task
  }
}
