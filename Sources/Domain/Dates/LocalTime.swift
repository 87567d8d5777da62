/// A time of the day as a clock on the wall shows it, to the minute.
package struct LocalTime: Hashable, Comparable, Sendable {
  /// 0 to 23.
  package let hour: Int
  /// 0 to 59.
  package let minute: Int

  /// Nil when no clock shows it.
  package init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  package static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.hour, left.minute) < (right.hour, right.minute)
  }
}

/// A day and a time on it, in no zone by itself.
package struct LocalDateTime: Hashable, Comparable, Sendable {
  package let date: CalendarDate
  package let time: LocalTime

  package init(date: CalendarDate, time: LocalTime) {
    self.date = date
    self.time = time
  }

  package static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}
