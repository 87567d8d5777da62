/// How a task comes back.
package struct Repetition: Hashable, Sendable {
  /// As it was written.
  package let rule: RecurrenceRule
  package var mode: RepeatMode
  /// The start of the series, which remembers the wanted day.
  package var anchor: Occurrence
  /// The time of the series that the task stands for, when its own date was moved elsewhere.
  package var current: Occurrence?

  package init(
    rule: RecurrenceRule, mode: RepeatMode, anchor: Occurrence, current: Occurrence? = nil
  ) {
    self.rule = rule
    self.mode = mode
    self.anchor = anchor
    self.current = current
  }
}
