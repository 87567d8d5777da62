/// What a repeating task's next due is counted from.
package enum RepeatMode: String, CaseIterable, Sendable {
  /// The occurrence after the current one, even if its time has passed too.
  case byCalendar
  /// The rule starts anew on the day of completion: "every 3 months after it was done".
  case fromCompletion
  /// The first occurrence after both the current one and the completion; what was missed is not
  /// made up for.
  case skippingMissed
}
