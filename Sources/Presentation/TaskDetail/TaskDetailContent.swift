package import Domain

/// What the detail of a task shows, already worded.
package struct TaskDetailContent: Equatable, Sendable {
  package struct Parent: Equatable, Sendable {
    package let id: TaskItem.ID
    package let title: String
  }

  package let id: TaskItem.ID
  /// To be sent back with what was typed, so that a change in between is found.
  package let revision: Int
  package let title: String
  package let notes: String
  package let isCompleted: Bool
  /// Whether it was given up rather than done.
  package let isCancelled: Bool
  package let priority: Priority
  package let priorities: [PriorityChoice]
  package let list: TaskList.ID
  package let listTitle: String
  package let startFields: DateFields
  package let dueFields: DateFields
  package let due: DueLabel?
  package let timing: TimingContent
  /// How full the next days are without this task.
  package let dayLoads: [DayLoadRow]
  /// Nil for a task that is done once.
  package let repetition: RepetitionContent?
  package let repeatModes: [RepeatModeChoice]
  /// The last times that it was completed, the last one first.
  package let occurrences: [String]
  /// The same as a plot; nil while it was not completed, and for a task that is done once.
  package let completions: CompletionHistory?
  package let tags: [TagLabel]
  /// The tags that the person has, for a field to propose.
  package let knownTags: [String]
  package let estimate: EditedText?
  /// Empty for none.
  package let url: String
  /// The address to open; nil for none, and for one that is not safe to open.
  package let link: String?
  package let reminders: [EditedText]
  /// Nil for a task that is a part of none.
  package let parent: Parent?
  /// All that are a part of it, wholes before their parts.
  package let parts: [TaskListContent.Row]
  /// The newest first.
  package let history: [HistoryEntry]
  package let createdLabel: String
  package let changedLabel: String
  /// When it was completed or cancelled; nil while it is open.
  package let completedLabel: String?
  package let navigation: Navigation

  package var dueDate: String { dueFields.date }
  package var dueTime: String { dueFields.time }
  package var dueZone: String? { dueFields.zone }
}

extension TaskDetailContent {
  private static let mostOccurrences = 20

  init(_ sources: TaskDetailSources, on day: Day, in words: Words) {
    let task = sources.task
    let colors = sources.tagColors
    id = task.id
    revision = task.revision
    title = task.title
    notes = task.notes
    isCompleted = task.isCompleted
    isCancelled = task.isCancelled
    priority = task.priority
    priorities = PriorityChoice.all(in: words)
    list = task.list
    listTitle = sources.lists.first { $0.id == task.list }?.displayTitle(in: words) ?? ""
    startFields = DateFields(task.start, on: day, in: words)
    dueFields = DateFields(task.due, on: day, in: words)
    due = DueLabel(task, on: day, in: words)
    timing = TimingContent(
      of: task, sources.times, running: sources.timer, on: day, in: words)
    dayLoads = sources.dayLoads
    repetition = RepetitionContent(task, on: day, in: words)
    repeatModes = RepeatModeChoice.all(in: words)
    occurrences = sources.occurrences.suffix(Self.mostOccurrences).reversed()
      .compactMap { occurrence in occurrence.completed.map { words.moment($0, on: day) } }
    completions = CompletionHistory(
      of: task, completedAs: sources.occurrences, on: day, in: words)
    tags = task.tags.map(colors.label)
    knownTags = sources.tagNames.map(\.name)
    estimate = task.estimate.map { EditedText(minutes: $0, on: day, in: words) }
    url = task.url
    link = SafeLink.target(of: task.url)
    reminders = task.reminders.map { EditedText($0, on: day, in: words) }
    parent = sources.parent.map { Parent(id: $0.id, title: $0.title) }
    parts = [TaskListContent.Row](
      sources.parts, tagColors: colors, countsParts: true, on: day, in: words)
    history = sources.history.map { HistoryEntry($0.change, by: $0.who, on: day, in: words) }
    createdLabel = words.moment(task.created, on: day)
    changedLabel = words.moment(task.changed, on: day)
    completedLabel = task.completed.map { words.moment($0, on: day) }
    navigation = Navigation(
      sources.lists, views: sources.views, current: task.list, in: words)
  }
}
