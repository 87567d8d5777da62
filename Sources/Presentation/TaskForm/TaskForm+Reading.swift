import Domain
import UnicodeText

extension TaskForm {
  func draft(on day: Day) throws(TaskFormError) -> TaskDraft {
    var draft = TaskDraft(
      title: title ?? "", notes: Self.withPlainLineBreaks(notes ?? ""),
      priority: priority ?? .none, start: try date(start, .start, on: day, keeping: nil) ?? nil,
      due: try date(due, .due, on: day, keeping: nil) ?? nil, tags: try read(tags: tags ?? []),
      estimate: try minutes(on: day) ?? nil, url: url ?? "",
      reminders: try readReminders(on: day) ?? [], parent: try parentID() ?? nil)
    if let reading = try repetition(from: draft.due ?? draft.start, on: day) {
      draft.repetition = reading.repetition
      if draft.start == nil { draft.due = draft.due ?? reading.first }
    }
    return draft
  }

  /// What this form changes; a time keeps the zone of the date that it replaces.
  func changes(to task: TaskItem, on day: Day) throws(TaskFormError) -> TaskChanges {
    var changes = TaskChanges(
      title: title, notes: notes.map(Self.withPlainLineBreaks), list: list,
      parent: try parentID(), priority: priority,
      start: try date(start, .start, on: day, keeping: task.start),
      due: try date(due, .due, on: day, keeping: task.due),
      tags: try tags.map { tags throws(TaskFormError) in try read(tags: tags) },
      estimate: try minutes(on: day), url: url, reminders: try readReminders(on: day))
    changes.addedTags = try read(tags: addedTags)
    changes.removedTags = try read(tags: removedTags).map(\.key)
    changes.extent = extent
    guard let repetition else { return changes }
    let due = changes.due ?? task.due
    let start = changes.start ?? task.start
    if isBlank(repetition.text) {
      changes.repetition = .some(nil)
    } else if let reading = try self.repetition(from: due ?? start, on: day) {
      if let new = Self.new(reading.repetition, of: task, isMoved: due != task.due) {
        changes.repetition = new
      }
      if due == nil, start == nil { changes.due = reading.first }
    }
    return changes
  }

  /// What the repetition becomes, nil when it stays what it is.
  ///
  /// The same words again are no new rule: it stays as it was written, and the series keeps its
  /// start unless its date moves.
  private static func new(
    _ repetition: Repetition, of task: TaskItem, isMoved: Bool
  ) -> Repetition? {
    guard let old = task.repetition, repetition.isSameRule(as: old) else { return repetition }
    return isMoved ? Repetition(rule: old.rule, mode: old.mode, anchor: repetition.anchor) : nil
  }

  private func parentID() throws(TaskFormError) -> TaskItem.ID?? {
    guard let parent else { return nil }
    if isBlank(parent) { return .some(nil) }
    guard let number = Int(trimmed(parent)), number > 0 else { throw .notATask(parent) }
    return TaskItem.ID(number)
  }

  private func read(tags: [String]) throws(TaskFormError) -> [Tag] {
    var read: [Tag] = []
    for text in tags where !isBlank(text) {
      guard let tag = Tag(text) else { throw .notATag(text) }
      read.append(tag)
    }
    return read.unique
  }

  private func minutes(on day: Day) throws(TaskFormError) -> Int?? {
    guard let estimate else { return nil }
    if isBlank(estimate) { return .some(nil) }
    guard let minutes = day.phrases.minutes(estimate) else { throw .notADuration(estimate) }
    return minutes
  }

  private func readReminders(on day: Day) throws(TaskFormError) -> [Reminder]? {
    guard let reminders else { return nil }
    var read: [Reminder] = []
    for text in reminders where !isBlank(text) {
      guard let reminder = ReminderText(on: day).read(text) else { throw .notAReminder(text) }
      read.append(reminder)
    }
    return read
  }

  private func date(
    _ input: DateInput?, _ field: Problem.Field, on day: Day, keeping old: TaskDate?
  ) throws(TaskFormError) -> TaskDate?? {
    let zone = if case .time(_, let zone) = old { zone } else { day.person.zone }
    switch input {
    case nil: return nil
    case .text(let text)?:
      if isBlank(text) { return .some(nil) }
      // What was shown, unchanged, is the same date in whatever form it was given.
      if let old, trimmed(text) == old.iso { return old }
      do {
        return try day.parser(in: zone).parse(text)
      } catch {
        throw .notADate(text, field)
      }
    case .fields(let date, let time)?:
      if isBlank(date) {
        if !isBlank(time) { throw .timeWithoutDate(field) }
        return .some(nil)
      }
      guard let parsedDate = CalendarDate(iso: date) else { throw .notADate(date, field) }
      if isBlank(time) { return .date(parsedDate) }
      guard let parsedTime = LocalTime(iso: time) else { throw .notADate(time, field) }
      return Self.replacing(
        old, by: LocalDateTime(date: parsedDate, time: parsedTime), in: zone, on: day)
    }
  }

  /// A date and a time from fields, in the form that the old date had.
  private static func replacing(
    _ old: TaskDate?, by moment: LocalDateTime, in zone: ZoneName, on day: Day
  ) -> TaskDate {
    switch old {
    case .floating: return .floating(moment)
    case .instant(let instant):
      // An instant is shown as the person's wall has it, to the minute.
      if day.local(instant) == moment { return .instant(instant) }
      return .instant(day.zones.instant(of: moment, in: day.person.zone))
    case .date, .time, nil: return .time(moment, zone: zone)
    }
  }

  /// Forms in a browser send a carriage return before each line feed (HTML, "multipart and
  /// urlencoded form data"); nobody typed it.
  static func withPlainLineBreaks(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var plain = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\r" {
        plain.append("\n")
      } else if scalar != "\n" || !followsReturn {
        plain.append(scalar)
      }
      followsReturn = scalar == "\r"
    }
    return String(plain)
  }
}
