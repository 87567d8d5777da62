/// A plan for some days that nobody accepted yet.
package struct PlanProposal: Equatable, Sendable {
  package struct ProposedDay: Equatable, Sendable {
    package let date: CalendarDate
    /// The hours that there are, of today those that are left.
    package let hours: [MinuteSpan]
    /// By their start.
    package let entries: [ProposedEntry]
    /// Minutes of the day that are planned, of today those that are still to come.
    package let planned: Int

    package var available: Int { hours.minutes }

    package var plan: DayPlan { DayPlan(date: date, entries: entries.map(\.entry)) }
  }

  package let days: [ProposedDay]
  /// What matters most first.
  package let leftOut: [LeftOut]

  package var plans: [DayPlan] { days.map(\.plan) }
}
