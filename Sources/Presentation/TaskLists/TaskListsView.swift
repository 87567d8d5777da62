/// Shows a person's lists.
package protocol TaskListsView: AnyObject {
  func show(_ content: TaskListsContent)
  func show(_ problem: Problem)
  func show(_ notice: Notice)
  func open(_ destination: Destination)
}
