/// Shows the views of a person.
package protocol ViewsView: AnyObject {
  func show(_ content: ViewsContent)
  func show(_ problem: Problem)
}
