/// Is told what came of changes to tasks that are named by number.
package protocol TaskBatchView: AnyObject {
  func show(_ notice: Notice)
  /// The same as data.
  func show(_ record: ChangeRecord)
  func show(_ problem: Problem)
}
