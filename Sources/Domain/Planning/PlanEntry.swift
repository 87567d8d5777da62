/// A time at which a person means to do a task, or a part of it.
///
/// It says nothing of when the task is due: who misses it has missed nothing but that time.
package struct PlanEntry: Hashable, Sendable {
  package let task: TaskItem.ID
  /// In minutes from midnight by the wall where the person is, 0 to 1439.
  package var start: Int
  /// 1 to 1440.
  package var minutes: Int
  /// Whether no proposal may move it.
  package var isLocked: Bool

  package init(task: TaskItem.ID, start: Int, minutes: Int, isLocked: Bool = false) {
    self.task = task
    self.start = min(max(start, 0), 1439)
    self.minutes = min(max(minutes, 1), 1440)
    self.isLocked = isLocked
  }

  package var span: MinuteSpan { MinuteSpan(start, start + minutes) }
}
