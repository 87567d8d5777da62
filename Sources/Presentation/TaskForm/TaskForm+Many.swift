import Domain

extension TaskForm {
  /// What this form changes in each of some tasks; nothing of it is read if there are none.
  ///
  /// It is read for one that has a date, if any has: a repetition counts from each task's own, and a
  /// date that the words of a repetition imply is given only where there is none at all.
  func changes(toEachOf tasks: [TaskItem], on day: Day) throws(TaskFormError) -> TaskChanges {
    let isDated = { (task: TaskItem) in task.due != nil || task.start != nil }
    guard var example = tasks.first(where: isDated) ?? tasks.first else { return TaskChanges() }
    // A rule that this one has already may be new to the others.
    if tasks.count > 1 { example.repetition = nil }
    return try changes(to: example, on: day)
  }
}
