/// A time of day (TIME, RFC 5545 §3.3.12), without a zone.
package struct TimeValue: Hashable, Comparable, Sendable {
  package static let midnight = TimeValue(hour: 0, minute: 0, second: 0, checked: ())

  /// 0 to 23.
  package let hour: Int
  /// 0 to 59.
  package let minute: Int
  /// 0 to 60, which is a leap second.
  package let second: Int

  /// Nil when there is no such time.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else {
      return nil
    }
    self.init(hour: hour, minute: minute, second: second, checked: ())
  }

  private init(hour: Int, minute: Int, second: Int, checked: Void) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  package static func < (left: TimeValue, right: TimeValue) -> Bool {
    (left.hour, left.minute, left.second) < (right.hour, right.minute, right.second)
  }
}
