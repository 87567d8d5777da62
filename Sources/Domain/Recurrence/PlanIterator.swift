/// The moments of a plan from some moment on, in rising order, without regard to the rule's end.
///
/// Each step ends: see `Plan.patience`.
struct PlanIterator: IteratorProtocol {
  private let plan: Plan
  private var from: Int
  private var index: Int
  private var period = Period.empty
  private var position = 0
  /// No later period has anything before the limit.
  private let lastIndex: Int
  private var isOver: Bool

  /// A `from` before the start counts as the start.
  ///
  /// Moments after `limit` may be left out, or not.
  init(_ plan: Plan, from: Int, limit: Int?) {
    self.plan = plan
    self.from = max(from, plan.start)
    index = plan.index(around: self.from)
    lastIndex = limit.map { plan.index(around: $0) + 2 } ?? .max
    isOver = plan.isNever
  }

  /// Leaves out what lies before `moment`.
  mutating func skip(to moment: Int) {
    from = max(from, moment)
    position = max(position, period.count(before: from))
    if position >= period.count { index = max(index, plan.index(around: from)) }
  }

  /// Seconds on the wall since 1970.
  mutating func next() -> Int? {
    var patience = plan.patience
    while position >= period.count {
      guard !isOver, patience > 0, index <= lastIndex else {
        isOver = true
        return nil
      }
      patience -= 1
      switch plan.step(index) {
      case .period(let period):
        self.period = period
        position = period.count(before: from)
        index += 1
      case .skip(let later):
        index = later
      case .end:
        isOver = true
      }
    }
    defer { position += 1 }
    return period[position]
  }
}
