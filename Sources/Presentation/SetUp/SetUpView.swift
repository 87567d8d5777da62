/// Shows the form for the first account.
package protocol SetUpView: AnyObject {
  func show(_ content: SetUpContent)
  func show(_ problem: Problem)
  func open(_ destination: Destination)
}

/// What the form for the first account shows.
package struct SetUpContent: Equatable, Sendable {
  /// To be sent back with the form.
  package let token: String
  package let minimumPasswordLength: Int
}
