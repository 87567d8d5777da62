import Domain

extension Instant {
  /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`, the form that servers have to send (RFC 9110 §5.6.7).
  init?(httpDate text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[0].utf8.count == 4, parts[5] == "GMT",
      let day = Int(parts[1]), let month = Self.months.firstIndex(of: String(parts[2])),
      let year = Int(parts[3]),
      let date = CalendarDate(year: year, month: month + 1, day: day)
    else { return nil }
    // A second that is counted as a leap second is taken for the one before it.
    let clock = parts[4].split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, let hour = Int(clock[0]), let minute = Int(clock[1]),
      let time = LocalTime(hour: hour, minute: minute), let second = Int(clock[2]),
      (0...60).contains(second)
    else { return nil }
    let minutes = Int64(date.daysSince1970) * 1440 + Int64(time.hour * 60 + time.minute)
    self.init(milliseconds: (minutes * 60 + Int64(min(second, 59))) * 1000)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
