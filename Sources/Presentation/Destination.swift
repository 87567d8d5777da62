package import Domain

/// A place a view can be asked to go.
package enum Destination: Equatable, Sendable {
  /// Where a person starts: the first list.
  case home
  case login
  /// With the token of the invitation.
  case setUp(token: String)
  case taskLists
  case taskList(TaskList.ID)
  case task(TaskItem.ID)
  case tags
  case view(TaskViewName)
  /// What a query finds; blank for the field in which one is typed.
  case search(String)
  case savedView(String)
  case account
  /// How devices are connected.
  case connection
  case lookBack(LookBackSpan)
  case weather
  /// What is foretold for a moment.
  case weatherTime(Instant)
  case plan(PlanRequest)
}
