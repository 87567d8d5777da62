/// A local time as seconds since the start of 1970 by the same clock.
enum LocalSeconds {
  static func of(_ date: DateValue, _ time: TimeValue) -> Int {
    date.daysSince1970 * 86_400 + time.hour * 3600 + time.minute * 60 + time.second
  }
}
