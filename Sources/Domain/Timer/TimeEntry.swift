/// Time that a person spent on a task.
package struct TimeEntry: Equatable, Sendable {
  package let task: TaskItem.ID
  package let start: Instant
  /// Nil while it goes on.
  package let end: Instant?

  package init(task: TaskItem.ID, start: Instant, end: Instant?) {
    self.task = task
    self.start = start
    self.end = end
  }

  /// Whole minutes, the last one begun counted, by a moment for what goes on; never less than one.
  package func minutes(by now: Instant) -> Int {
    let milliseconds = (end ?? now).milliseconds - start.milliseconds
    return max(1, Int((milliseconds + 59_999) / 60_000))
  }
}

extension TimeEntry {
  /// What a setting of kind ``Setting/Kind/timer`` or ``Setting/Kind/time`` keeps; nil for another one.
  package init?(_ setting: Setting) {
    let numbers = (setting.value ?? "").split(separator: " ").compactMap { Int64($0) }
    guard let task = numbers.first.map({ TaskItem.ID(Int($0)) }), numbers.count == 2
    else { return nil }
    let moment = Instant(milliseconds: numbers[1])
    switch setting.kind {
    case .timer: self.init(task: task, start: moment, end: nil)
    case .time:
      guard let start = Instant(utc: setting.key), start <= moment else { return nil }
      self.init(task: task, start: start, end: moment)
    default: return nil
    }
  }

  /// What such a setting has for its value: the task, and the moment that its key doesn't tell.
  var value: String { "\(task.number) \((end ?? start).milliseconds)" }
}
