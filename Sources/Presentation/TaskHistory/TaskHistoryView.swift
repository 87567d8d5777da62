/// Shows what became of a task.
package protocol TaskHistoryView: AnyObject {
  func show(_ content: TaskHistoryContent)
  func show(_ problem: Problem)
}
