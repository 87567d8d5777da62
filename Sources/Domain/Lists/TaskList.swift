/// A list of tasks, with the people it belongs to.
package struct TaskList: Equatable, Identifiable, Sendable {
  /// A short number that never changes and is never used again.
  package struct ID: Hashable, Comparable, Sendable {
    package let number: Int

    package init(_ number: Int) {
      self.number = number
    }

    package static func < (left: ID, right: ID) -> Bool { left.number < right.number }
  }

  package let id: ID
  /// One line; empty until somebody saved one.
  package var title: String
  package let created: Instant
  package var changed: Instant
  /// When it was deleted; its tasks keep their rows and are hidden with it.
  package var deleted: Instant?
  /// 1 at first, and one more with each change.
  package var revision: Int

  package init(
    id: ID, title: String, created: Instant, changed: Instant, deleted: Instant? = nil,
    revision: Int = 1
  ) {
    self.id = id
    self.title = title
    self.created = created
    self.changed = changed
    self.deleted = deleted
    self.revision = revision
  }
}

/// A person's part in a list.
///
/// Each list has one member today, its owner.
package struct Membership: Equatable, Sendable {
  package let account: Account.ID
  package let list: TaskList.ID
  /// Where the list stands among this person's lists.
  package var position: Position
  package var arrangement: Arrangement
  /// The last segment of its address that somebody gave it; nil for its number.
  package var name: String?

  package init(
    account: Account.ID, list: TaskList.ID, position: Position,
    arrangement: Arrangement = Arrangement(), name: String? = nil
  ) {
    self.account = account
    self.list = list
    self.position = position
    self.arrangement = arrangement
    self.name = name
  }

  /// What the list goes by among the person's collections.
  package var collectionName: String { name ?? String(list.number) }
}

/// How a person looks at a list.
package struct Arrangement: Hashable, Sendable {
  package var sort: TaskSortName
  package var hidesCompleted: Bool

  package init(sort: TaskSortName = .manual, hidesCompleted: Bool = false) {
    self.sort = sort
    self.hidesCompleted = hidesCompleted
  }
}

/// A list as one of its members sees it.
package struct ListSummary: Equatable, Identifiable, Sendable {
  package let list: TaskList
  package let membership: Membership
  /// How many of its tasks are open.
  package let openCount: Int
  /// How many are completed.
  package let completedCount: Int

  package init(list: TaskList, membership: Membership, openCount: Int, completedCount: Int) {
    self.list = list
    self.membership = membership
    self.openCount = openCount
    self.completedCount = completedCount
  }

  package var id: TaskList.ID { list.id }
}
