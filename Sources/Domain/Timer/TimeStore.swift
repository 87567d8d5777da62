/// Where the time that tasks took is kept.
package protocol TimeStore: Sendable {
  /// The one that goes on; there is one at a time.
  func timer(for account: Account.ID) async throws(StoreError) -> TimeEntry?
  /// What was begun from a moment on, of one task or of all, by its start; the one that goes on is not
  /// among them.
  func times(
    since start: Instant, of task: TaskItem.ID?, for account: Account.ID
  ) async throws(StoreError) -> [TimeEntry]
}
