/// The occurrences of a series, in order, each once.
///
/// Clocks here go by the minute: a rule of seconds gives each minute, or each day, once.
package struct Occurrences: Sequence, IteratorProtocol {
  private let plan: Plan
  private var moments: PlanIterator
  private let isDate: Bool
  private let limit: Int
  /// What `COUNT` leaves; nil for no such end.
  private var remaining: Int?
  private var last: Occurrence?

  init(_ series: Series, from moment: Int) {
    plan = Plan(rule: series.rule, start: series.start)
    moments = PlanIterator(plan, from: moment, limit: series.limit)
    isDate = series.start.isDate
    limit = series.limit ?? .max
    remaining = plan.remaining(from: moment)
  }

  package mutating func next() -> Occurrence? {
    while remaining.map({ $0 > 0 }) ?? true, let moment = moments.next(), moment <= limit {
      remaining = remaining.map { $0 - 1 }
      let occurrence = Occurrence(wallSeconds: moment, isDate: isDate)
      if occurrence != last {
        last = occurrence
        if isDense { leave(occurrence) }
        return occurrence
      }
    }
    remaining = 0
    return nil
  }

  /// Whether the rule can have thousands of moments in one day or minute.
  private var isDense: Bool {
    plan.rule.frequency == .secondly || (isDate && plan.rule.frequency.subDailySeconds != nil)
  }

  /// Goes on behind the day or minute, without walking through it.
  private mutating func leave(_ occurrence: Occurrence) {
    let next = occurrence.lastWallSecond + 1
    moments.skip(to: next)
    remaining = plan.remaining(from: next)
  }
}
