package import Domain

/// What a task list shows, already worded and ordered.
package struct TaskListContent: Equatable, Sendable {
  package struct Row: Equatable, Identifiable, Sendable {
    package let id: TaskItem.ID
    package let title: String
    package let isCompleted: Bool
    package let priority: Priority
    /// Nil when the task has no priority.
    package let priorityLabel: String?
    package let due: DueLabel?
    package let hasNotes: Bool
    package internal(set) var facts: TaskRowFacts
  }

  package struct SortChoice: Equatable, Sendable {
    package let name: TaskSortName
    package let label: String
  }

  package let list: TaskList.ID
  /// Empty until somebody saved one.
  package let title: String
  /// What stands for the title while it is empty.
  package let placeholder: String
  package let heading: String
  package let rows: [Row]
  /// What is said instead of rows when there are none.
  package let emptyMessage: String?
  package let sort: TaskSortName
  package let sortChoices: [SortChoice]
  package let canReorder: Bool
  package let hidesCompleted: Bool
  package let completedCount: Int
  /// The task after which the next page starts; nil on the last one.
  package let next: TaskItem.ID?
  /// Whether this page is not the first.
  package let isContinued: Bool
  package let navigation: Navigation
}

extension TaskListContent {
  init(
    _ summary: ListSummary, page: TaskPage, tagColors: TagColors, isContinued: Bool,
    lists: [ListSummary], views: NavigationViews, on day: Day, in words: Words
  ) {
    let arrangement = summary.membership.arrangement
    list = summary.id
    title = summary.list.title
    placeholder = words.untitledList
    heading = words.openTasks(summary.openCount)
    rows = [Row](
      page.tasks, tagColors: tagColors, countsParts: !arrangement.hidesCompleted, on: day, in: words
    )
    emptyMessage =
      !rows.isEmpty ? nil : summary.completedCount > 0 ? words.allDone : words.noTasks
    sort = arrangement.sort
    sortChoices = TaskSortName.allCases.map { SortChoice(name: $0, label: words.sortLabel($0)) }
    canReorder = arrangement.sort == .manual
    hidesCompleted = arrangement.hidesCompleted
    completedCount = summary.completedCount
    next = page.hasMore ? page.last : nil
    self.isContinued = isContinued
    navigation = Navigation(lists, views: views, current: summary.id, in: words)
  }
}

extension [TaskListContent.Row] {
  /// Rows for the tasks of a page, which has wholes before their parts.
  init(
    _ tasks: [TaskItem], tagColors: TagColors, countsParts: Bool, on day: Day, in words: Words
  ) {
    var maker = TaskRowFactsMaker(on: day, in: words, countsParts: countsParts)
    maker.begin(tasks, colors: tagColors)
    self = tasks.map { Element($0, with: &maker) }
  }
}

extension TaskListContent.Row {
  init(_ task: TaskItem, with maker: inout TaskRowFactsMaker) {
    id = task.id
    title = task.title
    isCompleted = task.isCompleted
    priority = task.priority
    priorityLabel =
      task.priority == .none ? nil : maker.names.words.priorityDescription(task.priority)
    due = maker.due(task)
    hasNotes = !task.notes.isEmpty
    facts = maker.facts(of: task)
  }
}
