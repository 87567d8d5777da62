import Domain
import UnicodeText

extension TaskForm {
  /// The fields in which what was typed differs from what is stored, in words.
  func differences(
    from stored: TaskDetailContent, on day: Day, in words: Words
  ) -> [TaskConflict.Field] {
    var fields: [TaskConflict.Field] = []
    func add(
      _ name: TaskConflict.Field.Name, _ label: String, _ yours: String?, _ theirs: String
    ) {
      guard let yours, yours != theirs else { return }
      let shown = { $0.isEmpty ? words.nothingSet : $0 }
      fields.append(
        .init(name: name, label: label, yours: shown(yours), theirs: shown(theirs)))
    }
    add(.title, words.title, title, stored.title)
    add(.notes, words.notes, notes.map(Self.withPlainLineBreaks), stored.notes)
    add(
      .list, words.list,
      list.flatMap { id in stored.navigation.entries.first { $0.id == id }?.title },
      stored.listTitle)
    add(.parent, words.partOf, parent.map(trimmed), stored.parent.map { "\($0.id.number)" } ?? "")
    add(
      .priority, words.priority, priority.map(words.priorityLabel),
      words.priorityLabel(stored.priority))
    add(.start, words.startDate, start?.text, stored.startFields.text)
    add(.due, words.dueDate, due?.text, stored.dueFields.text)
    add(
      .repetition, words.repeats, repetition.map { text(of: $0, in: words) },
      stored.repetition.map { "\($0.text) (\($0.modeLabel))" } ?? "")
    add(.tags, words.tags, tags.map(Self.list), Self.list(stored.tags.map(\.name)))
    add(.estimate, words.estimate, estimate.map(trimmed), stored.estimate?.text ?? "")
    add(.url, words.address, url.map(trimmed), stored.url)
    add(
      .reminders, words.reminders, reminders.map(Self.list), Self.list(stored.reminders.map(\.text))
    )
    return fields
  }

  private func text(of repetition: RepetitionInput, in words: Words) -> String {
    if isBlank(repetition.text) { return "" }
    let mode = repetition.mode ?? .skippingMissed
    return "\(trimmed(repetition.text)) (\(words.modeLabel(mode)))"
  }

  private static func list(_ texts: [String]) -> String {
    texts.filter { !isBlank($0) }.map(trimmed).joined(separator: ", ")
  }
}

extension TaskForm.DateInput {
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .fields(let date, let time): [date, time].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
