/// When an alarm rings (TRIGGER, RFC 5545 §3.8.6.3).
package enum Trigger: Hashable, Sendable {
  /// So long after the start of its task, or before it when the duration is below zero.
  case fromStart(DurationValue)
  /// So long after the end of its task, which is when it is due.
  case fromEnd(DurationValue)
  /// At a moment, which is to be in UTC but isn't from every program.
  case at(DateTimeValue)
}
