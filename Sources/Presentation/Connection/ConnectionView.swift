/// Shows how devices are connected, and the app passwords of those that are.
package protocol ConnectionView: AnyObject {
  func show(_ content: ConnectionContent)
  func show(_ profile: ConnectionProfile)
  func show(_ notice: Notice)
  func show(_ problem: Problem)
  func open(_ destination: Destination)
}
