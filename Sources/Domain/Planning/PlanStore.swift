/// Where plans and work hours are kept.
package protocol PlanStore: Sendable {
  /// The plans of those of the days that have one, by date.
  ///
  /// A task of an entry may be done or gone by now.
  func plans(
    _ days: ClosedRange<CalendarDate>, for account: Account.ID
  ) async throws(StoreError) -> [DayPlan]
  /// Nil until the person chose any.
  func workHours(for account: Account.ID) async throws(StoreError) -> WorkHours?
}

extension DayPlan {
  /// The plan that a setting keeps; nil for another one.
  package init?(_ setting: Setting) {
    guard setting.kind == .plan, let date = CalendarDate(iso: setting.key) else { return nil }
    self.init(date: date, text: setting.value ?? "")
  }
}
