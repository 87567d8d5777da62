/// Shows how a line is understood while it is typed.
package protocol QuickAddView: AnyObject {
  func show(_ line: QuickLine)
  func show(_ problem: Problem)
}
