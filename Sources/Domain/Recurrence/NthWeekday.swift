/// An item of `BYDAY`: every Monday, the second Monday, the last Monday.
package struct NthWeekday: Hashable, Sendable {
  /// 1 to 53 from the start of the month or year, -1 to -53 from its end; nil for every one.
  package let ordinal: Int?
  package let weekday: Weekday

  package init(_ ordinal: Int?, _ weekday: Weekday) {
    self.ordinal = ordinal
    self.weekday = weekday
  }

  /// Every one.
  package init(_ weekday: Weekday) {
    self.init(nil, weekday)
  }

  /// `2MO` or `MO`.
  package var text: String { (ordinal.map(String.init) ?? "") + weekday.iCalendar }
}

extension Weekday {
  /// `MO` to `SU` (RFC 5545 §3.3.10).
  package var iCalendar: String {
    switch self {
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    case .sunday: "SU"
    }
  }

  init?(iCalendar text: String) {
    guard let weekday = Self.allCases.first(where: { $0.iCalendar == text }) else { return nil }
    self = weekday
  }
}
