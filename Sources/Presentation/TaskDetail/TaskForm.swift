package import Domain
import UnicodeText

/// A task as somebody typed it; nil is what was left alone.
package struct TaskForm: Equatable, Sendable {
  package var title: String?
  package var notes: String?
  package var priority: Priority?
  package var list: TaskList.ID?
  package var due: DueInput?

  package init(
    title: String? = nil, notes: String? = nil, priority: Priority? = nil,
    list: TaskList.ID? = nil, due: DueInput? = nil
  ) {
    self.title = title
    self.notes = notes
    self.priority = priority
    self.list = list
    self.due = due
  }

  /// A due date as typed.
  package enum DueInput: Equatable, Sendable {
    /// One text, as on the command line; blank for none.
    case text(String)
    /// The values of a date field and a time field, in ISO 8601; blank for none.
    case fields(date: String, time: String)
  }
}

extension TaskForm {
  func draft(for person: Person, on day: Day) throws(TaskFormError) -> TaskDraft {
    TaskDraft(
      title: title ?? "", notes: Self.withPlainLineBreaks(notes ?? ""),
      priority: priority ?? .none, due: try parsedDue(on: day, keeping: nil) ?? nil)
  }

  /// What this form changes; a time keeps the zone of the due date that it replaces.
  func changes(to task: TaskItem, on day: Day) throws(TaskFormError) -> TaskChanges {
    TaskChanges(
      title: title, notes: notes.map(Self.withPlainLineBreaks), list: list, priority: priority,
      due: try parsedDue(on: day, keeping: task.due))
  }

  private func parsedDue(on day: Day, keeping old: TaskDate?) throws(TaskFormError) -> TaskDate?? {
    let zone = if case .time(_, let zone) = old { zone } else { day.person.zone }
    switch due {
    case nil: return nil
    case .text(let text)?:
      return .some(isBlank(text) ? nil : try day.parser(in: zone).parse(text))
    case .fields(let date, let time)?:
      if isBlank(date) {
        if !isBlank(time) { throw .timeWithoutDate }
        return .some(nil)
      }
      guard let parsedDate = CalendarDate(iso: date) else { throw .notADue(date) }
      if isBlank(time) { return .date(parsedDate) }
      guard let parsedTime = LocalTime(iso: time) else { throw .notADue(time) }
      return .time(LocalDateTime(date: parsedDate, time: parsedTime), zone: zone)
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

/// Why a form can't be used.
package enum TaskFormError: Error, Equatable, Sendable {
  case notADue(String)
  case timeWithoutDate

  func problem(in words: Words) -> Problem {
    switch self {
    case .notADue(let text): Problem(.invalid(.due), words.notADue(text))
    case .timeWithoutDate: Problem(.invalid(.due), words.timeWithoutDate())
    }
  }
}
