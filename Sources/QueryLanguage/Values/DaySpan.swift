import Domain

/// A day, or several that follow one another.
struct DaySpan: Equatable {
  let first: CalendarDate
  let last: CalendarDate

  init(_ day: CalendarDate) {
    first = day
    last = day
  }

  init(_ first: CalendarDate, through last: CalendarDate) {
    self.first = first
    self.last = max(first, last)
  }

  /// Before a span is before its first day, up to it is up to its last.
  func filter(
    _ property: TaskFilter.DateProperty, _ comparison: TaskFilter.Comparison
  ) -> TaskFilter {
    switch comparison {
    case .less, .greaterOrEqual: .date(property, comparison, first)
    case .lessOrEqual, .greater: .date(property, comparison, last)
    case .equal where first == last: .date(property, .equal, first)
    case .equal:
      .all([.date(property, .greaterOrEqual, first), .date(property, .lessOrEqual, last)])
    }
  }
}
