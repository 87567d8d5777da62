import Domain

/// A date of a task as the fields of a form show it.
package struct DateFields: Equatable, Sendable {
  /// `2026-12-31`; empty for none.
  package let date: String
  /// `18:00`; empty for none.
  package let time: String
  /// Nil without a date, and when it is in the person's own zone.
  package let zone: String?
  /// The date as it is said; nil for none.
  package let label: String?

  /// One text, as `2026-12-31 18:00`; empty for none.
  package var text: String { time.isEmpty ? date : date + " " + time }

  init(_ date: TaskDate?, on day: Day, in words: Words) {
    let shown = date.map(day.shown)
    self.date = shown?.date.iso ?? ""
    time = shown?.time?.iso ?? ""
    zone =
      if case .time(_, let zone) = date, zone != day.person.zone { zone.identifier } else { nil }
    label = date.map { words.dateLabel($0, on: day) }
  }
}
