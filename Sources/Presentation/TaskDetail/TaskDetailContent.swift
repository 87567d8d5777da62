package import Domain

/// What the detail of a task shows, already worded.
package struct TaskDetailContent: Equatable, Sendable {
  package let id: TaskItem.ID
  /// To be sent back with what was typed, so that a change in between is found.
  package let revision: Int
  package let title: String
  package let notes: String
  package let isCompleted: Bool
  package let priority: Priority
  package let priorities: [PriorityChoice]
  package let list: TaskList.ID
  package let listTitle: String
  /// `2026-12-31`; empty for none.
  package let dueDate: String
  /// `18:00`; empty for none.
  package let dueTime: String
  /// Nil without a due date, and when it is in the person's own zone.
  package let dueZone: String?
  package let due: DueLabel?
  package let createdLabel: String
  package let changedLabel: String
  /// Nil while it is open.
  package let completedLabel: String?
  package let navigation: Navigation
}

extension TaskDetailContent {
  init(_ task: TaskItem, lists: [ListSummary], on day: Day, in words: Words) {
    id = task.id
    revision = task.revision
    title = task.title
    notes = task.notes
    isCompleted = task.isCompleted
    priority = task.priority
    priorities = PriorityChoice.all(in: words)
    list = task.list
    listTitle = lists.first { $0.id == task.list }?.displayTitle(in: words) ?? ""
    let dueShown = task.due.map(day.shown)
    dueDate = dueShown?.date.iso ?? ""
    dueTime = dueShown?.time?.iso ?? ""
    dueZone =
      if case .time(_, let zone) = task.due, zone != day.person.zone { zone.identifier } else {
        nil
      }
    due = DueLabel(task, on: day, in: words)
    createdLabel = words.moment(task.created, on: day)
    changedLabel = words.moment(task.changed, on: day)
    completedLabel = task.completed.map { words.moment($0, on: day) }
    navigation = Navigation(lists, current: task.list, in: words)
  }
}

/// A task that two people changed in the same place: both versions, field by field.
package struct TaskConflict: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package enum Name: Equatable, Sendable {
      case title
      case notes
      case list
      case priority
      case due
    }

    package let name: Name
    package let label: String
    package let yours: String
    package let theirs: String
  }

  /// The task as it is stored.
  package let stored: TaskDetailContent
  /// What was typed, on the base of the stored task.
  package let typed: TaskForm
  /// The fields in which the two differ.
  package let fields: [Field]
}
