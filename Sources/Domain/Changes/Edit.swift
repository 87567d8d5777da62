/// What a person asks of the store: each is one transaction and one entry of the change log.
package enum Edit: Equatable, Sendable {
  /// New tasks, in the order given: at the top of a list, or behind the other parts of a task.
  case addTasks([TaskDraft], to: TaskList.ID)
  /// Sets a task's fields, as changed from the revision that the person saw.
  case editTask(TaskItem.ID, TaskChanges, since: Int?)
  /// Sets the same fields of many tasks.
  case editTasks([TaskItem.ID], TaskChanges)
  /// Completes tasks with all that are a part of them; what repeats moves on instead.
  case completeTasks([TaskItem.ID])
  /// Gives tasks up, with all that are a part of them; what repeats comes no more.
  case cancelTasks([TaskItem.ID])
  /// Opens tasks and those that they are a part of; a completed time of a repeating task is taken
  /// back, so that the task is due then again.
  case reopenTasks([TaskItem.ID])
  /// Puts tasks into the trash, with all that are a part of them.
  case deleteTasks([TaskItem.ID])
  /// Takes tasks out of the trash, with the parts that went there with them.
  case restoreTasks([TaskItem.ID])
  /// Puts a task behind another one of its list, or first.
  case moveTask(TaskItem.ID, after: TaskItem.ID?)
  /// Stores a calendar object in place of the one of its name, if there is one.
  case putObject(CalendarUpload, TaskList.ID)
  /// Stores the calendar objects of a file, each in place of the one of its UID in its list, if there
  /// is one, and makes the lists that are missing.
  case importObjects([ObjectImport])
  /// Puts one task into the trash; its parts stay, as tasks of their own.
  case deleteObject(String, TaskList.ID, ObjectCondition)
  /// Gives a calendar object another name, and another list; the one that is there goes into the
  /// trash, if it may.
  case moveObject(
    String, TaskList.ID, ObjectCondition = .none, toName: String, TaskList.ID,
    replacing: Bool = false)
  case addList(title: String)
  /// Adds a list under the name that its address is to have.
  case addCollection(name: String, title: String)
  /// The list that a new account starts with: it has no title yet.
  case addFirstList
  case renameList(TaskList.ID, title: String)
  case deleteList(TaskList.ID)
  case restoreList(TaskList.ID)
  /// Puts a list behind another one of the person's, or first.
  case moveList(TaskList.ID, after: TaskList.ID?)
  /// Sets how the person looks at a list; nothing that could be undone.
  case arrangeList(TaskList.ID, Arrangement)
  /// Gives a tag another name on all tasks that the person can see; if that is another tag's, the
  /// two become one.
  case renameTag(key: String, to: Tag)
  /// Takes a tag off all tasks that the person can see.
  case deleteTag(key: String)
  /// Nil for no colour.
  case colorTag(Tag, TagColor?)
  /// Keeps a query under a name, in place of what that name stood for.
  case saveView(name: String, query: String)
  case deleteView(name: String)
  /// Puts plans of days in place of those that the person saw, and tasks to days on which they are to
  /// be due.
  case acceptPlan([DayPlan], since: [DayPlan], due: [TaskItem.ID: CalendarDate] = [:])
  /// Puts plans of days in place of what there is, after one of their entries was changed by hand.
  case editPlan([DayPlan])
  /// Nil for those that everybody has at first.
  case setWorkHours(WorkHours?)
  /// Begins to count the time of a task, and ends what goes on of another one.
  case startTimer(TaskItem.ID)
  /// Ends it; it took so many minutes if they are given.
  case stopTimer(minutes: Int?)
  /// Corrects the minutes of a time that began then; nil takes it away.
  case setTime(since: Instant, minutes: Int?)
  /// Takes back the person's last change that was not taken back yet, or that very change.
  case undo(Change.ID?)
  /// Makes the person's last change that was taken back again, if nothing was changed since, or the
  /// one that this very change took back.
  case redo(Change.ID?)
}
