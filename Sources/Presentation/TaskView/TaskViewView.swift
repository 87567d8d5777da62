/// Shows tasks of all lists that have something in common: a day, a query, the trash.
package protocol TaskViewView: AnyObject {
  func show(_ content: TaskViewContent)
  func show(_ problem: Problem)
  func show(_ notice: Notice)
  /// A task's title in a dialog with OK, from which its detail opens.
  func show(_ alert: TitleAlert)
  func open(_ destination: Destination)
}
