/// A part of the day, by which an hour is read.
enum DayPart: Sendable {
  /// AM.
  case beforeNoon
  /// PM.
  case afterNoon
  case earlyMorning
  case morning
  case midday
  case afternoon
  case evening
  case night

  /// On which side of the hour it stands.
  enum Position: Sendable {
    case before
    /// Before an hour or a particle only: alone it is a meal (점심 약속).
    case beforeHour
    case after
  }

  /// The time that it stands for without an hour, in minutes.
  var usualMinute: Int {
    switch self {
    case .earlyMorning: 6 * 60
    case .beforeNoon, .morning: 9 * 60
    case .midday: 12 * 60
    case .afterNoon, .afternoon: 15 * 60
    case .evening: 18 * 60
    case .night: 20 * 60
    }
  }

  /// The hour on a clock of 24 for one of 12; 24 and more lie in the night after.
  func hour(_ hour: Int) -> Int {
    if hour == 0 || hour > 12 { return hour }
    switch self {
    case .beforeNoon, .earlyMorning, .morning: return hour % 12
    case .afterNoon, .afternoon: return hour % 12 + 12
    case .midday: return hour < 6 ? hour + 12 : hour
    case .evening: return hour + 12
    case .night: return hour < 5 ? hour + 24 : hour + 12
    }
  }
}
