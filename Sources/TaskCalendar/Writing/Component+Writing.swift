import Domain
import ICalendar

extension Component {
  /// Sets the properties that stand for a field alone, where the field isn't what it was.
  mutating func write(_ said: CalendarTask, since old: ObjectFields) {
    let task = said.task
    if !task.title.isSame(as: old.title) { change("SUMMARY") { $0.setText(task.title) } }
    if !task.notes.isSame(as: old.notes) {
      write("DESCRIPTION", isEmpty: task.notes.isEmpty) { $0.setText(task.notes) }
    }
    if !task.url.isSame(as: old.url) {
      write("URL", isEmpty: task.url.isEmpty) { $0.setValue(task.url) }
    }
    if task.priority != old.priority {
      let isWritten = property("PRIORITY") != nil
      if isWritten || task.priority != .none {
        change("PRIORITY") { $0.setInteger(task.priority.number) }
      }
    }
    if task.estimate != old.estimate {
      write("ESTIMATED-DURATION", isEmpty: task.estimate == nil) {
        $0.setDuration(DurationValue(seconds: (task.estimate ?? 0) * 60))
      }
    }
    if task.tags != old.tags { write(task.tags) }
    write(said.parent, since: old.parentUID)
    let created = Position.sortOrder(ofTaskCreated: old.created ?? task.created)
    if let order = said.sortOrder, order != old.sortOrder ?? created {
      change("X-APPLE-SORT-ORDER") { $0.setInteger(order) }
    }
  }

  /// Sets a property, or takes it away when nothing is left to say.
  private mutating func write(
    _ name: String, isEmpty: Bool, _ body: (inout Property) -> Void
  ) {
    if isEmpty { remove(name) } else { change(name, body) }
  }

  /// What is no tag of ours, by its length or for a line's end in it, stays.
  private mutating func write(_ tags: [Tag]) {
    let names = Set(tags.map(\.name))
    let kept = texts("CATEGORIES").filter { text in
      Tag(text).map { names.contains($0.name) } ?? true
    }
    let known = Set(kept.compactMap { Tag($0)?.name })
    let added = tags.map(\.name).filter { !known.contains($0) }
    setTexts("CATEGORIES", to: kept + added)
    guard self.tags != tags else { return }
    // Another order than that of the lines.
    let others = kept.filter { Tag($0) == nil }
    remove("CATEGORIES")
    setTexts("CATEGORIES", to: tags.map(\.name) + others)
  }

  private mutating func write(_ parent: CalendarTask.Parent, since old: String?) {
    switch parent {
    case .asWritten: return
    case .none:
      if old != nil { remove("RELATED-TO") { $0.relation.namesParent } }
    case .task(let uid):
      if let old, old.isSame(as: uid) { return }
      var isSet = false
      edit("RELATED-TO") { property in
        guard !isSet, property.relation.namesParent else { return }
        property.setText(uid)
        isSet = true
      }
      if !isSet {
        var property = Property("RELATED-TO")
        property.setText(uid)
        append(property)
      }
    }
  }
}

extension Priority {
  /// As Apple's programs write them.
  fileprivate var number: Int {
    switch self {
    case .none: 0
    case .low: 9
    case .medium: 5
    case .high: 1
    }
  }
}
