/// Lists of tasks as collections of calendar objects, as CalDAV asks for them.
///
/// Every question is asked for an account, and what is not that account's is not found.
package protocol CalendarStore: Sendable {
  /// The list that an account's programs know by a name; nil when there is none.
  func list(
    named name: String, for account: Account.ID
  ) async throws(StoreError) -> ListSummary?

  /// The members of a list; those that changed last stand last.
  func members(
    of list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> [ObjectMember]

  /// The members of a list behind another one, or from the first, with the texts that they came as;
  /// at most so many. Those that changed last stand last.
  ///
  /// One that changes while pages are asked for comes again.
  func texts(
    of list: TaskList.ID, after member: ObjectMember?, for account: Account.ID, limit: Int
  ) async throws(StoreError) -> [ObjectText]

  /// What came, changed and went since a point in the log, the oldest first; at most so many, unless
  /// one change touched more.
  ///
  /// Nil when the log does not reach back so far, or has no such point.
  func changes(
    in list: TaskList.ID, since point: LogPoint, for account: Account.ID, limit: Int
  ) async throws(StoreError) -> ObjectChanges?

  /// The member of a list that has a name; nil when none has.
  func object(
    named name: String, in list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> StoredObject?

  /// The members of a list that have these names, in the order asked; nil for each that none has.
  func objects(
    named names: [String], in list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> [StoredObject?]

  /// The members of a list that have these UIDs, in the order asked; nil for each that none has.
  func objects(
    withUIDs uids: [String], in list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> [StoredObject?]

  /// The members of a list that these tasks are; none for those that are no member.
  func objects(
    of tasks: [TaskItem.ID], in list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> [StoredObject]

  /// Where the log ends.
  func logEnd() async throws(StoreError) -> LogPoint

  /// The properties that the account's programs keep of a list, or of the home of all lists.
  func properties(
    of list: TaskList.ID?, for account: Account.ID
  ) async throws(StoreError) -> [CollectionProperty]

  /// Sets properties, all or none; one without a value is removed.
  func setProperties(
    _ properties: [CollectionProperty], of list: TaskList.ID?, for account: Account.ID
  ) async throws(StoreError)

  /// The properties that the account's programs keep of members of a list; a member keeps them
  /// wherever it is moved to.
  func objectProperties(
    in list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> [TaskItem.ID: [CollectionProperty]]

  /// As `setProperties(_:of:for:)`, for a member of a list.
  func setProperties(
    _ properties: [CollectionProperty], ofObject task: TaskItem.ID, in list: TaskList.ID,
    for account: Account.ID
  ) async throws(StoreError)
}

/// A calendar object as a line of its collection.
package struct ObjectMember: Equatable, Sendable {
  package let task: TaskItem.ID
  package let name: String
  /// The change that made it what it is: as long as that is the same, so are its bytes.
  package let change: Change.ID

  package init(task: TaskItem.ID, name: String, change: Change.ID) {
    self.task = task
    self.name = name
    self.change = change
  }
}

/// A calendar object with as much of its text as is there to be read.
package struct ObjectText: Equatable, Sendable {
  package let member: ObjectMember
  /// The text that it came as; nil when something has changed since, and for a task that was made
  /// here: a ``StoredObject`` has what that text is made of.
  package let bytes: [UInt8]?

  package init(member: ObjectMember, bytes: [UInt8]?) {
    self.member = member
    self.bytes = bytes
  }
}

/// What became of a collection after a point in the log.
package struct ObjectChanges: Equatable, Sendable {
  package var changed: [ObjectMember]
  /// The names of members that are not there any more.
  package var removed: [String]
  /// Where this ends.
  package var end: LogPoint
  /// Whether more has happened by the end of the log.
  package var hasMore: Bool

  package init(changed: [ObjectMember], removed: [String], end: LogPoint, hasMore: Bool) {
    self.changed = changed
    self.removed = removed
    self.end = end
    self.hasMore = hasMore
  }
}

/// A place in the log of changes.
///
/// The time tells it from a change of the same number in a log that was replaced by a copy.
package struct LogPoint: Equatable, Sendable {
  package let change: Change.ID
  package let at: Instant

  /// Before the first change.
  package static let start = LogPoint(change: .init(0), at: Instant(milliseconds: 0))

  package init(change: Change.ID, at: Instant) {
    self.change = change
    self.at = at
  }
}

/// Everything that the text of a calendar object is made of.
package struct StoredObject: Equatable, Sendable {
  package let task: TaskItem
  package let change: Change.ID
  /// The text that it came as; nil for a task that was made here.
  package let bytes: [UInt8]?
  /// When that came.
  package let received: Instant
  /// Whether nothing has changed since.
  package let isAsReceived: Bool
  /// The UID of the task that it is a part of.
  package let wholeUID: String?
  /// The times that it was completed; not looked up when it is as received.
  package let occurrences: [TaskItem]

  package init(
    task: TaskItem, change: Change.ID, bytes: [UInt8]?, received: Instant, isAsReceived: Bool,
    wholeUID: String?, occurrences: [TaskItem]
  ) {
    self.task = task
    self.change = change
    self.bytes = bytes
    self.received = received
    self.isAsReceived = isAsReceived
    self.wholeUID = wholeUID
    self.occurrences = occurrences
  }

  package var member: ObjectMember {
    ObjectMember(task: task.id, name: task.objectName, change: change)
  }
}

/// A property that means something to the program that set it (RFC 4918 §4.3).
package struct CollectionProperty: Equatable, Sendable {
  package let namespace: String
  package let name: String
  /// The element, as it is to be given back; nil to remove it.
  package let value: [UInt8]?

  package init(namespace: String, name: String, value: [UInt8]?) {
    self.namespace = namespace
    self.name = name
    self.value = value
  }
}
