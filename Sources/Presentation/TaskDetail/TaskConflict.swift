import Domain

/// A task that two people changed in the same place: both versions, field by field.
package struct TaskConflict: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package enum Name: Equatable, Sendable {
      case title
      case notes
      case list
      case parent
      case priority
      case start
      case due
      case repetition
      case tags
      case estimate
      case url
      case reminders
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
