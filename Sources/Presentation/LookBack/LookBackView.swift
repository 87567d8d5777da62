/// Shows what a person's days and weeks came to.
package protocol LookBackView: AnyObject {
  func show(_ content: LookBackContent)
  /// The same as data.
  func show(_ record: LookBackRecord)
  func show(_ problem: Problem)
}
