import Domain

/// What became of a task, change by change, already worded.
package struct TaskHistoryContent: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    /// The number of the change in the log.
    package let change: Int
    /// What the log calls it: `edit-task`.
    package let action: String
    package let isUndo: Bool
    package let isRedo: Bool
    package let entry: HistoryEntry
    /// Whether it was somebody else's.
    package let isOfAnother: Bool
  }

  /// The newest first.
  package let rows: [Row]
  /// When a repeating task was completed; nil while it was not, and for what is in the trash.
  package let completions: CompletionHistory?
}

extension TaskHistoryContent.Row {
  init(_ change: Change, by who: String, isOfAnother: Bool, on day: Day, in words: Words) {
    self.change = change.id.number
    action = change.action.rawValue
    isUndo = change.isUndo
    isRedo = change.isRedo
    entry = HistoryEntry(change, by: who, on: day, in: words)
    self.isOfAnother = isOfAnother
  }
}
