import Domain

/// When a task is due, as a row says it.
package struct DueLabel: Equatable, Sendable {
  package let text: String
  package let isLate: Bool
  private let due: TaskDate

  /// `2026-12-31` or `2026-12-31T18:00`, for machines that read along.
  package var iso: String { due.iso }

  init?(_ task: TaskItem, on day: Day, in words: Words) {
    var names = DayNames(on: day, in: words)
    self.init(task, naming: &names)
  }

  /// For one of many tasks, whose days are named once each.
  init?(_ task: TaskItem, naming names: inout DayNames) {
    guard let due = task.due else { return nil }
    self.due = due
    text = names.label(of: due)
    isLate = !task.isCompleted && names.day.isOver(due)
  }
}

/// How days are named on one of them; each name is made once.
struct DayNames {
  let day: Day
  let words: Words
  private var names: [Int: String] = [:]

  init(on day: Day, in words: Words) {
    self.day = day
    self.words = words
  }

  /// The day, the time and, if that is not the person's, the zone.
  mutating func label(of due: TaskDate) -> String {
    let (date, time) = day.shown(due)
    let name = name(of: date)
    guard let time else { return name }
    guard case .time(_, let zone) = due, zone != day.person.zone
    else { return name + " " + words.time(time) }
    return name + " " + words.time(time) + " (" + zone.identifier + ")"
  }

  mutating func name(of date: CalendarDate) -> String {
    let key = (date.year * 12 + date.month) * 31 + date.day
    if let name = names[key] { return name }
    let name = words.day(date, today: day.today)
    names[key] = name
    return name
  }
}
