/// One entry of the change log: what a person did in one step.
package struct Change: Equatable, Identifiable, Sendable {
  package struct ID: Hashable, Comparable, Sendable {
    package let number: Int

    package init(_ number: Int) {
      self.number = number
    }

    package static func < (left: ID, right: ID) -> Bool { left.number < right.number }
  }

  package let id: ID
  package let account: Account.ID
  package let at: Instant
  package let action: Action
  package let steps: [Step]
  /// The change that this one took back.
  package let undoes: ID?
  /// Whether that one had taken back another, which is so made again.
  package let isRedo: Bool

  package init(
    id: ID, account: Account.ID, at: Instant, action: Action, steps: [Step], undoes: ID? = nil,
    isRedo: Bool = false
  ) {
    self.id = id
    self.account = account
    self.at = at
    self.action = action
    self.steps = steps
    self.undoes = undoes
    self.isRedo = isRedo
  }

  /// Whether it took back something that a person had done.
  package var isUndo: Bool { undoes != nil && !isRedo }

  /// What was done, in the terms of the person who did it.
  ///
  /// The raw value is what the log keeps.
  package enum Action: String, CaseIterable, Sendable {
    case addTasks = "add-tasks"
    case editTask = "edit-task"
    case editTasks = "edit-tasks"
    case completeTasks = "complete-tasks"
    case cancelTasks = "cancel-tasks"
    case reopenTasks = "reopen-tasks"
    case deleteTasks = "delete-tasks"
    case restoreTasks = "restore-tasks"
    case moveTask = "move-task"
    case importTasks = "import-tasks"
    case addList = "add-list"
    case addFirstList = "add-first-list"
    case renameList = "rename-list"
    case deleteList = "delete-list"
    case restoreList = "restore-list"
    case moveList = "move-list"
    case arrangeList = "arrange-list"
    case renameTag = "rename-tag"
    case deleteTag = "delete-tag"
    case colorTag = "color-tag"
    case saveView = "save-view"
    case deleteView = "delete-view"
    case acceptPlan = "accept-plan"
    case editPlan = "edit-plan"
    case setWorkHours = "set-work-hours"
    case startTimer = "start-timer"
    case stopTimer = "stop-timer"
    case setTime = "set-time"
  }

  /// What became of one task, list, membership or setting.
  ///
  /// `before` is nil when it was not there.
  package enum Step: Equatable, Sendable {
    case task(before: TaskItem?, after: TaskItem)
    case list(before: TaskList?, after: TaskList)
    case membership(before: Membership?, after: Membership)
    case setting(before: Setting?, after: Setting)
  }
}

extension Change {
  /// The tasks it touched, as they are after it.
  package var tasks: [TaskItem] {
    steps.compactMap { if case .task(_, let after) = $0 { after } else { nil } }
  }

  /// The lists it touched, as they are after it.
  package var lists: [TaskList] {
    steps.compactMap { if case .list(_, let after) = $0 { after } else { nil } }
  }

  /// The settings it touched, as they are after it.
  package var settings: [Setting] {
    steps.compactMap { if case .setting(_, let after) = $0 { after } else { nil } }
  }

  /// The lists in which something is to be shown anew.
  package var affectedLists: Set<TaskList.ID> {
    var lists: Set<TaskList.ID> = []
    for step in steps {
      switch step {
      case .task(let before, let after):
        lists.insert(after.list)
        if let before { lists.insert(before.list) }
      case .list(_, let after): lists.insert(after.id)
      case .membership(_, let after): lists.insert(after.list)
      case .setting: break
      }
    }
    return lists
  }
}
