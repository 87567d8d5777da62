/// Shows a person's settings.
package protocol AccountView: AnyObject {
  func show(_ content: AccountContent)
  func show(_ problem: Problem)
  func show(_ notice: Notice)
  func open(_ destination: Destination)
}
