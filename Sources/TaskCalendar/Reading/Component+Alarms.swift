import Domain
import ICalendar

extension Component {
  /// Each once, in the order of the alarms.
  func reminders(_ dates: DateReader) -> [Reminder] {
    var seen: Set<Reminder> = []
    return components("VALARM").compactMap { reminder(of: $0, dates) }
      .filter { seen.insert($0).inserted }
  }

  /// Nil for an alarm that is no reminder of this kind: one for a place, Apple's that rings at no
  /// time, one that does nothing, or one that can't be read.
  func reminder(of alarm: Component, _ dates: DateReader) -> Reminder? {
    let isForPlace =
      alarm.property("X-APPLE-PROXIMITY") != nil
      || alarm.property("PROXIMITY") != nil
    let isSilent = alarm.property("ACTION")?.value.uppercased() == "NONE"
    guard !isForPlace, !isSilent, let property = alarm.property("TRIGGER"),
      let trigger = property.trigger
    else { return nil }
    switch trigger {
    case .at(let value):
      guard value != Self.never, let date = dates.date(value) else { return nil }
      return .at(date)
    case .fromEnd(let duration):
      return Self.minutes(before: duration).map { .beforeDue(minutes: $0) }
    case .fromStart(let duration):
      // RELATED=START is the default, and left to it by programs that know no start.
      let isDue =
        property.parameter("RELATED") == nil && self.property("DTSTART") == nil
        && self.property("DUE") != nil
      return Self.minutes(before: duration).map {
        isDue ? .beforeDue(minutes: $0) : .beforeStart(minutes: $0)
      }
    }
  }

  /// What Apple's programs write for an alarm that is rung by no time.
  private static let never = DateValue(year: 1976, month: 4, day: 1).flatMap { date in
    TimeValue(hour: 0, minute: 55, second: 45).map {
      DateTimeValue(date: date, time: $0, zone: .utc)
    }
  }

  /// Whole minutes, no more than ten years.
  private static func minutes(before duration: DurationValue) -> Int? {
    let minutes = -(duration.days * 1440 + duration.seconds / 60)
    return abs(minutes) <= Reminder.maximumMinutes ? minutes : nil
  }
}

extension Reminder {
  /// What a reminder can be kept with.
  static let maximumMinutes = 5_256_000
}
