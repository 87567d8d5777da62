/// What a person asks of the store: each is one transaction and one entry of the change log.
package enum Edit: Equatable, Sendable {
  /// New tasks at the top of a list, in the order given.
  case addTasks([TaskDraft], to: TaskList.ID)
  /// Sets a task's fields, as changed from the revision that the person saw.
  case editTask(TaskItem.ID, TaskChanges, since: Int?)
  case completeTasks([TaskItem.ID])
  case reopenTasks([TaskItem.ID])
  case deleteTasks([TaskItem.ID])
  /// Puts a task behind another one of its list, or first.
  case moveTask(TaskItem.ID, after: TaskItem.ID?)
  case addList(title: String)
  /// The list that a new account starts with: it has no title yet.
  case addFirstList
  case renameList(TaskList.ID, title: String)
  case deleteList(TaskList.ID)
  /// Puts a list behind another one of the person's, or first.
  case moveList(TaskList.ID, after: TaskList.ID?)
  /// Sets how the person looks at a list; nothing that could be undone.
  case arrangeList(TaskList.ID, Arrangement)
  /// Takes back the person's last change that was not taken back yet, or that very change.
  case undo(Change.ID?)
}

/// New values for some fields of a task; nil leaves a field as it is.
package struct TaskChanges: Equatable, Sendable {
  package var title: String?
  package var notes: String?
  package var list: TaskList.ID?
  package var priority: Priority?
  /// `.some(nil)` takes the due date away.
  package var due: Due??

  package init(
    title: String? = nil, notes: String? = nil, list: TaskList.ID? = nil,
    priority: Priority? = nil, due: Due?? = nil
  ) {
    self.title = title
    self.notes = notes
    self.list = list
    self.priority = priority
    self.due = due
  }

  /// The task with these values set.
  package func applied(to task: TaskItem) -> TaskItem {
    var task = task
    if let title { task.title = title }
    if let notes { task.notes = notes }
    if let list { task.list = list }
    if let priority { task.priority = priority }
    if let due { task.due = due }
    return task
  }
}
