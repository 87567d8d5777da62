import Domain
import UnicodeText

extension TaskForm {
  /// A repetition as it was read, with the first time that it comes.
  struct RepetitionReading {
    let repetition: Repetition
    let first: TaskDate
  }

  /// The repetition for a task with that date; nil when none is typed.
  func repetition(
    from date: TaskDate?, on day: Day
  ) throws(TaskFormError) -> RepetitionReading? {
    guard let input = repetition, !isBlank(input.text) else { return nil }
    let text = trimmed(input.text)
    if let rule = Self.rule(in: text) {
      let first = date ?? rule.first(from: day)
      return RepetitionReading(
        repetition: Repetition(
          rule: rule, mode: input.mode ?? .skippingMissed, anchor: first.occurrence),
        first: first)
    }
    guard let phrase = day.phrases.repetition(text) else { throw .notARepetition(text) }
    let first = date ?? phrase.first
    guard
      let repetition = Repetition(
        phrase.repetition, from: first, mode: input.mode, on: day)
    else { throw .notARepetition(text) }
    return RepetitionReading(repetition: repetition, first: first)
  }

  /// A rule of RFC 5545, with or without the name of its property.
  private static func rule(in text: String) -> RecurrenceRule? {
    let text = text.uppercased()
    return try? RecurrenceRule(
      parsing: text.hasPrefix("RRULE:") ? String(text.dropFirst(6)) : text)
  }
}

extension RecurrenceRule {
  /// The first day from today on that the rule gives; today if it gives none.
  fileprivate func first(from day: Day) -> TaskDate {
    let series = Series(
      start: .date(day.today), rule: self, zone: day.person.zone, zones: day.zones)
    return .date(series.first(onOrAfter: .date(day.today))?.date ?? day.today)
  }
}

extension Repetition {
  /// Whether it means what another one does, wherever the two begin.
  func isSameRule(as other: Repetition?) -> Bool {
    guard let other else { return false }
    return mode == other.mode && rule.means(other.rule, from: other.anchor)
  }
}
