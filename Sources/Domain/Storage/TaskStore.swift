/// Where tasks and lists are kept.
///
/// Every question is asked for an account, and what is not that account's is not found.
package protocol TaskStore: PlanStore, TimeStore {
  func lists(for account: Account.ID) async throws(StoreError) -> [ListSummary]
  func list(_ id: TaskList.ID, for account: Account.ID) async throws(StoreError) -> ListSummary
  func tasks(_ query: TaskQuery, for account: Account.ID) async throws(StoreError) -> TaskPage
  func task(_ id: TaskItem.ID, for account: Account.ID) async throws(StoreError) -> TaskItem
  /// A change that this account made.
  func change(_ id: Change.ID, for account: Account.ID) async throws(StoreError) -> Change

  /// The number of the last change by anybody; nil before the first.
  ///
  /// As long as it stays the same, so does all that is answered about lists and tasks, but for the
  /// trash, which is emptied without a change.
  func lastChange() async throws(StoreError) -> Change.ID?

  /// The names of the tags of the tasks that the account can see, in order.
  func tagNames(for account: Account.ID) async throws(StoreError) -> [Tag]
  /// The colours that the account gave to tags, by what tells tags apart.
  func tagColors(for account: Account.ID) async throws(StoreError) -> [String: TagColor]
  /// The tags of the tasks that the account can see, by name, each counted.
  func tags(for account: Account.ID) async throws(StoreError) -> [TagSummary]
  /// The queries that the account keeps, by name.
  func views(for account: Account.ID) async throws(StoreError) -> [SavedView]
  /// The lists that the account has deleted, the last one first.
  func deletedLists(for account: Account.ID) async throws(StoreError) -> [TaskList]
  /// What became of a task that the account can see, or could before it was deleted: the newest
  /// change first, each with this task's steps alone.
  func history(
    of id: TaskItem.ID, for account: Account.ID, limit: Int
  ) async throws(StoreError) -> [Change]

  /// What was done and what came and went from a moment on, in all lists of an account.
  func activity(
    since start: Instant, for account: Account.ID
  ) async throws(StoreError) -> Activity
  /// The last times that a repeating task was completed, the newest last.
  func occurrences(
    of id: TaskItem.ID, for account: Account.ID, limit: Int
  ) async throws(StoreError) -> [TaskItem]

  /// Makes a change, and returns it when it is on disk; nil, and no entry of the log, when everything
  /// was so already.
  ///
  /// It is the change of the person whose day it is.
  @discardableResult
  func perform(_ edit: Edit, on day: Day) async throws(StoreError) -> Change?

  /// A new sequence with an element for each change made from now on, by any process, to what this
  /// account can see; who is slow gets the newest one only.
  func changes(for account: Account.ID) async -> AsyncStream<Change.ID>
}

extension TaskStore {
  /// Makes a change in which no calendar has a say.
  @discardableResult
  package func perform(
    _ edit: Edit, for account: Account.ID, at now: Instant
  ) async throws(StoreError) -> Change? {
    try await perform(edit, on: Day(withoutCalendarFor: account, at: now))
  }
}

extension Day {
  /// The moment for changes in which no calendar has a say: they are not made in any zone.
  package init(withoutCalendarFor account: Account.ID, at now: Instant) {
    let person = Person(account: account, language: .english, zone: .utc)
    self.init(for: person, at: now, zones: UniversalTime())
  }
}

/// Why a store could not do as asked.
package enum StoreError: Error, Equatable, Sendable {
  case taskNotFound(TaskItem.ID)
  case listNotFound(TaskList.ID)
  case changeNotFound(Change.ID)
  case title(TitleError)
  case notesTooLong(maximum: Int)
  /// What is no address: it has no scheme, or it is too long.
  case notAnAddress(String)
  case estimateOutOfRange
  /// What repeats has neither a due date nor a start.
  case repetitionNeedsDate
  /// A task would be a part of itself.
  case partOfItself
  case tagNotFound(String)
  case viewNotFound(String)
  /// The same field was changed elsewhere, since the person saw it, to something else.
  case conflict(current: TaskItem)
  /// The plan is not any more what the person saw.
  case planChanged
  /// No time of a task goes on, or none began then.
  case noTimer
  case nothingToUndo
  case nothingToRedo
  /// What the change touched was changed again since, so taking it back would lose that.
  case cannotUndo(Change)
  case object(ObjectConflict)
  case unavailable(StorageFailure)
}

/// What is wrong with the place where everything is kept.
package enum StorageFailure: Error, Equatable, Sendable {
  /// Written by a later version of Hibi: its schema's number, and the highest known here.
  case newer(found: Int, known: Int)
  case damaged(detail: String)
  case notADatabase(path: String)
  case readOnly(path: String)
  case diskFull
  /// Another program holds it for longer than anyone should.
  case busy
  case cannotOpen(path: String, reason: String)
  case failed(detail: String)
}
