/// Shows the app passwords of an account to one who has the database.
package protocol AppPasswordsView: AnyObject {
  func show(_ content: AppPasswordsContent)
  func show(_ password: NewAppPassword)
  func show(_ notice: Notice)
  func show(_ problem: Problem)
}
