package import Domain

/// How a task comes back, as its detail shows it.
package struct RepetitionContent: Equatable, Sendable {
  /// In words, or the rule itself where words would not say it well.
  package let words: String
  /// What stands in the field: the words if they are read as this very rule, else the rule.
  package let text: String
  /// As RFC 5545 writes it.
  package let rule: String
  package let mode: RepeatMode
  package let modeLabel: String
  /// The next times that it is due, if it is completed now; at most three.
  package let next: [String]

  init?(_ task: TaskItem, on day: Day, in words: Words) {
    guard let repetition = task.repetition else { return nil }
    self.words = words.repetition(repetition, on: day)
    rule = repetition.rule.text
    mode = repetition.mode
    modeLabel = words.modeLabel(repetition.mode)
    text = Self.reads(self.words, as: repetition, of: task, on: day) ? self.words : rule
    var next: [String] = []
    var later = task.isCompleted ? nil : task.moved(onFrom: day)
    while let task = later, let date = task.repeatingDate, next.count < 3 {
      next.append(words.dateLabel(date, on: day))
      later = task.movedOn(on: day)
    }
    self.next = next
  }

  private static func reads(
    _ text: String, as repetition: Repetition, of task: TaskItem, on day: Day
  ) -> Bool {
    let form = TaskForm(repetition: .init(text, mode: repetition.mode))
    let reading = try? form.repetition(from: task.repeatingDate, on: day)
    return reading?.repetition.isSameRule(as: repetition) ?? false
  }
}

/// A way to follow a rule, to choose.
package struct RepeatModeChoice: Equatable, Sendable {
  package let mode: RepeatMode
  package let label: String

  static func all(in words: Words) -> [RepeatModeChoice] {
    RepeatMode.allCases.map { RepeatModeChoice(mode: $0, label: words.modeLabel($0)) }
  }
}
