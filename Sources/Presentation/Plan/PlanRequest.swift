package import Domain

/// Which days a person wants to plan, and with how many hours.
package struct PlanRequest: Hashable, Sendable {
  package static let mostDays = 14

  /// Nil for today.
  package var first: CalendarDate?
  /// 1 to ``mostDays``.
  package private(set) var dayCount: Int
  /// Of the first day, in place of what the work hours say.
  package var limit: DayLimit?
  /// Whether a new proposal is to be seen even though there is a plan.
  package var asksForProposal: Bool
  /// Whether it is to spread what is overdue, however many days that takes.
  package var isComeback: Bool

  package init(
    first: CalendarDate? = nil, dayCount: Int = 1, limit: DayLimit? = nil,
    asksForProposal: Bool = false, isComeback: Bool = false
  ) {
    self.first = first
    self.dayCount = min(max(dayCount, 1), Self.mostDays)
    self.limit = limit
    self.asksForProposal = asksForProposal
    self.isComeback = isComeback
  }

  func dates(on day: Day) -> [CalendarDate] {
    let first = first ?? day.today
    return (0..<dayCount).map { first.advanced(byDays: $0) }
  }
}
