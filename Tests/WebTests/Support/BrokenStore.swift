import Domain

/// A real store in a place where nothing can be written, or nothing at all can be done.
struct BrokenStore: TaskStore {
  let store: any TaskStore
  let failure: StorageFailure
  /// Whether it can still be read.
  let isReadable: Bool

  private func check() throws(StoreError) {
    if !isReadable { throw .unavailable(failure) }
  }

  func lists(for account: Account.ID) async throws(StoreError) -> [ListSummary] {
    try check()
    return try await store.lists(for: account)
  }

  func list(_ id: TaskList.ID, for account: Account.ID) async throws(StoreError) -> ListSummary {
    try check()
    return try await store.list(id, for: account)
  }

  func tasks(_ query: TaskQuery, for account: Account.ID) async throws(StoreError) -> TaskPage {
    try check()
    return try await store.tasks(query, for: account)
  }

  func task(_ id: TaskItem.ID, for account: Account.ID) async throws(StoreError) -> TaskItem {
    try check()
    return try await store.task(id, for: account)
  }

  func change(_ id: Change.ID, for account: Account.ID) async throws(StoreError) -> Change {
    try check()
    return try await store.change(id, for: account)
  }

  func lastChange() async throws(StoreError) -> Change.ID? {
    try check()
    return try await store.lastChange()
  }

  func tagNames(for account: Account.ID) async throws(StoreError) -> [Tag] {
    try check()
    return try await store.tagNames(for: account)
  }

  func tagColors(for account: Account.ID) async throws(StoreError) -> [String: TagColor] {
    try check()
    return try await store.tagColors(for: account)
  }

  func tags(for account: Account.ID) async throws(StoreError) -> [TagSummary] {
    try check()
    return try await store.tags(for: account)
  }

  func views(for account: Account.ID) async throws(StoreError) -> [SavedView] {
    try check()
    return try await store.views(for: account)
  }

  func deletedLists(for account: Account.ID) async throws(StoreError) -> [TaskList] {
    try check()
    return try await store.deletedLists(for: account)
  }

  func history(
    of id: TaskItem.ID, for account: Account.ID, limit: Int
  ) async throws(StoreError) -> [Change] {
    try check()
    return try await store.history(of: id, for: account, limit: limit)
  }

  func activity(
    since start: Instant, for account: Account.ID
  ) async throws(StoreError) -> Activity {
    try check()
    return try await store.activity(since: start, for: account)
  }

  func occurrences(
    of id: TaskItem.ID, for account: Account.ID, limit: Int
  ) async throws(StoreError) -> [TaskItem] {
    try check()
    return try await store.occurrences(of: id, for: account, limit: limit)
  }

  func plans(
    _ days: ClosedRange<CalendarDate>, for account: Account.ID
  ) async throws(StoreError) -> [DayPlan] {
    try check()
    return try await store.plans(days, for: account)
  }

  func workHours(for account: Account.ID) async throws(StoreError) -> WorkHours? {
    try check()
    return try await store.workHours(for: account)
  }

  func timer(for account: Account.ID) async throws(StoreError) -> TimeEntry? {
    try check()
    return try await store.timer(for: account)
  }

  func times(
    since start: Instant, of task: TaskItem.ID?, for account: Account.ID
  ) async throws(StoreError) -> [TimeEntry] {
    try check()
    return try await store.times(since: start, of: task, for: account)
  }

  func perform(_ edit: Edit, on day: Day) async throws(StoreError) -> Change? {
    throw .unavailable(failure)
  }

  func changes(for account: Account.ID) async -> AsyncStream<Change.ID> {
    await store.changes(for: account)
  }
}
