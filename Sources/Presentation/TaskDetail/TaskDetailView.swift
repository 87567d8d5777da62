/// Shows one task with all that is known of it.
package protocol TaskDetailView: AnyObject {
  func show(_ content: TaskDetailContent)
  func show(_ conflict: TaskConflict)
  func show(_ problem: Problem)
  func show(_ notice: Notice)
  func open(_ destination: Destination)
}
