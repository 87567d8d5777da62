package import Domain

extension MemoryStore {
  package func timer(for account: Account.ID) throws(StoreError) -> TimeEntry? {
    state.setting(.timer, "", of: account).flatMap(TimeEntry.init)
  }

  package func times(
    since start: Instant, of task: TaskItem.ID?, for account: Account.ID
  ) throws(StoreError) -> [TimeEntry] {
    state.settings.filter { $0.account == account && $0.kind == .time }
      .compactMap(TimeEntry.init)
      .filter { $0.start >= start && (task == nil || $0.task == task) }
      .sorted { $0.start < $1.start }
  }
}
