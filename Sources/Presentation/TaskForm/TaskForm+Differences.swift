import Domain

extension TaskForm {
  /// The fields in which what was typed differs from what is stored, in words.
  func differences(from stored: TaskDetailContent, in words: Words) -> [TaskConflict.Field] {
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
    add(
      .priority, words.priority, priority.map(words.priorityLabel),
      words.priorityLabel(stored.priority))
    let storedDue = [stored.dueDate, stored.dueTime].filter { !$0.isEmpty }
    add(.due, words.dueDate, due?.text, storedDue.joined(separator: " "))
    return fields
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
