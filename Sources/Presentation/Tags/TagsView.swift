/// Shows the tags of a person.
package protocol TagsView: AnyObject {
  func show(_ content: TagsContent)
  func show(_ problem: Problem)
  func show(_ notice: Notice)
  func open(_ destination: Destination)
}
