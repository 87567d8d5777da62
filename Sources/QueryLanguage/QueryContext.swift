package import Domain

/// What a query is read against: the person's day, and the lists that can be named.
package struct QueryContext: Sendable {
  package struct List: Equatable, Sendable {
    package let id: TaskList.ID
    package let title: String

    package init(id: TaskList.ID, title: String) {
      self.id = id
      self.title = title
    }
  }

  package let day: Day
  package let lists: [List]

  package init(day: Day, lists: [List]) {
    self.day = day
    self.lists = lists
  }
}
