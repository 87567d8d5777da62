/// Shows the accounts of a database and asks for what is needed to change them.
package protocol AccountsView: AnyObject {
  func show(_ content: AccountsContent)
  func show(_ notice: Notice)
  func show(_ problem: Problem)
  /// The password that was typed; nil when there is none, of which the view has told.
  func ask(_ question: PasswordQuestion) async -> String?
  /// Whether the answer is yes; the view has told of a no.
  func ask(_ question: DeletionQuestion) async -> Bool
}
