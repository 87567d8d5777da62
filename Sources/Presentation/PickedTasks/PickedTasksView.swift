/// Is told what came of a change to tasks that somebody picked.
package protocol PickedTasksView: AnyObject {
  func show(_ notice: Notice)
  func show(_ problem: Problem)
}
