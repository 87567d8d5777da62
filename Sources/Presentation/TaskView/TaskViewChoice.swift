/// Which tasks a ``TaskViewView`` shows.
package enum TaskViewChoice: Equatable, Sendable {
  case named(TaskViewName)
  /// What was typed into the search field.
  case search(String)
  /// The query that the person keeps under a name.
  case saved(String)

  package var destination: Destination {
    switch self {
    case .named(let name): .view(name)
    case .search(let query): .search(query)
    case .saved(let name): .savedView(name)
    }
  }
}
