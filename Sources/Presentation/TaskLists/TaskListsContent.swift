package import Domain

/// What the scene of all lists shows, already worded and ordered.
package struct TaskListsContent: Equatable, Sendable {
  package struct Row: Equatable, Identifiable, Sendable {
    package let id: TaskList.ID
    /// Empty until somebody saved one.
    package let title: String
    /// The title, or what stands for it until somebody saved one.
    package let displayTitle: String
    package let openCount: Int
    package let completedCount: Int
    package let openCountLabel: String
    /// What is asked before the list is deleted.
    package let deleteQuestion: String
    /// The list to put this one behind in order to move it up; nil inside for the first place, and
    /// nil as a whole when it is first already.
    package let moveUp: TaskList.ID??
    /// The list to put this one behind in order to move it down; nil when it is last already.
    package let moveDown: TaskList.ID?
  }

  package let rows: [Row]
  /// What is said instead of rows when there are none.
  package let emptyMessage: String?
  package let navigation: Navigation

  init(_ lists: [ListSummary], views: NavigationViews, in words: Words) {
    rows = lists.indices.map { index in
      let summary = lists[index]
      return Row(
        id: summary.id, title: summary.list.title,
        displayTitle: summary.displayTitle(in: words), openCount: summary.openCount,
        completedCount: summary.completedCount,
        openCountLabel: words.openTasks(summary.openCount),
        deleteQuestion: words.deleteListQuestion(
          summary.displayTitle(in: words),
          tasks: summary.openCount + summary.completedCount),
        moveUp: index == 0 ? nil : .some(index == 1 ? nil : lists[index - 2].id),
        moveDown: index == lists.count - 1 ? nil : lists[index + 1].id)
    }
    emptyMessage = rows.isEmpty ? words.noLists : nil
    navigation = Navigation(lists, views: views, in: words)
  }
}
