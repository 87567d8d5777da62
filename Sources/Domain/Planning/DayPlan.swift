/// What a person means to do on a day, and when.
package struct DayPlan: Equatable, Sendable {
  package let date: CalendarDate
  /// By their start, then by number.
  package let entries: [PlanEntry]

  package init(date: CalendarDate, entries: [PlanEntry]) {
    self.date = date
    self.entries = entries.sorted { ($0.start, $0.task) < ($1.start, $1.task) }
  }
}

extension DayPlan {
  /// The entries, one a line, as start, minutes, task, and `!` for what is locked: `540+30 12!`.
  package var text: String {
    entries.map { "\($0.start)+\($0.minutes) \($0.task.number)\($0.isLocked ? "!" : "")" }
      .joined(separator: "\n")
  }

  /// Reads what ``text`` gives; a line that can't be read is nobody's time.
  package init(date: CalendarDate, text: String) {
    self.init(date: date, entries: text.split(separator: "\n").compactMap(PlanEntry.init(line:)))
  }
}

extension PlanEntry {
  fileprivate init?(line: Substring) {
    let parts = line.split(separator: " ")
    guard parts.count == 2 else { return nil }
    let isLocked = parts[1].hasSuffix("!")
    let times = parts[0].split(separator: "+").compactMap { Int($0) }
    guard times.count == 2, (0...1439).contains(times[0]), (1...1440).contains(times[1]),
      let number = Int(isLocked ? parts[1].dropLast() : parts[1]), number > 0
    else { return nil }
    self.init(task: .init(number), start: times[0], minutes: times[1], isLocked: isLocked)
  }
}
