/// Is told what came of changes to tasks that are named by number.
package protocol TaskBatchView: AnyObject {
  func show(_ notice: Notice)
  func show(_ problem: Problem)
}
