/// Shows a plan for a day or several.
package protocol PlanView: AnyObject {
  func show(_ content: PlanContent)
  /// The same as data.
  func show(_ record: PlanRecord)
  func show(_ problem: Problem)
  func show(_ notice: Notice)
  func open(_ destination: Destination)
}
