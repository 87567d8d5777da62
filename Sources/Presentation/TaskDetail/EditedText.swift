import Domain

/// A value in words, and as it stands in a field, from where it is read again.
package struct EditedText: Equatable, Sendable {
  package let label: String
  package let text: String
}

extension EditedText {
  /// A duration: in words where they are read as the same, else in minutes.
  init(minutes: Int, on day: Day, in words: Words) {
    label = words.duration(minutes: minutes)
    text = day.phrases.minutes(label) == minutes ? label : String(minutes)
  }

  /// A reminder: the shortest text that is read as the same.
  init(_ reminder: Reminder, on day: Day, in words: Words) {
    label = words.reminder(reminder, on: day)
    var texts: [String] = []
    switch reminder {
    case .beforeDue(let minutes) where minutes >= 0:
      texts = [words.span(minutes: minutes), words.duration(minutes: minutes), String(minutes)]
    case .at(let date):
      texts = [DateFields(date, on: day, in: words).text]
    case .beforeDue, .beforeStart: break
    }
    text = texts.first { ReminderText(on: day).read($0) == reminder } ?? reminder.text
  }
}
