package import Domain

extension MemoryStore {
  package func plans(
    _ days: ClosedRange<CalendarDate>, for account: Account.ID
  ) throws(StoreError) -> [DayPlan] {
    state.settings.filter { $0.account == account }.compactMap(DayPlan.init)
      .filter { days.contains($0.date) }.sorted { $0.date < $1.date }
  }

  package func workHours(for account: Account.ID) throws(StoreError) -> WorkHours? {
    state.setting(.workHours, "", of: account)?.value.flatMap(WorkHours.init(text:))
  }
}
