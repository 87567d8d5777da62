package import Domain

/// Which tasks a report shows.
package struct TaskReportRequest: Equatable, Sendable {
  package enum Subject: Equatable, Sendable {
    /// What is in the lists, one after the other.
    case lists
    /// What a query finds in any of them.
    case query(String)
    /// What has all these texts somewhere in title, notes or tags.
    case texts([String])
    /// What a view shows, by its name.
    case view(String)
  }

  package var subject: Subject
  /// Nil for all lists.
  package var list: ListReference?
  /// Nil for the order that the person chose for each list, or that suits what is looked for.
  package var sort: TaskSortName?
  package var includesCompleted: Bool
  /// Nil for no limit.
  package var limit: Int?
  /// Whether it is said that there are more than the limit.
  package var tellsOfMore: Bool

  package init(
    _ subject: Subject = .lists, list: ListReference? = nil, sort: TaskSortName? = nil,
    includesCompleted: Bool = false, limit: Int? = nil, tellsOfMore: Bool = false
  ) {
    self.subject = subject
    self.list = list
    self.sort = sort
    self.includesCompleted = includesCompleted
    self.limit = limit
    self.tellsOfMore = tellsOfMore
  }
}
