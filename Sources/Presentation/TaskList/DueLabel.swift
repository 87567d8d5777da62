import Domain

/// When a task is due, as a row says it.
package struct DueLabel: Equatable, Sendable {
  package let text: String
  /// `2026-12-31` or `2026-12-31T18:00`, for machines that read along.
  package let iso: String
  package let isLate: Bool

  init?(_ task: TaskItem, on day: Day, in words: Words) {
    guard let due = task.due else { return nil }
    switch due {
    case .date(let date):
      text = words.day(date, today: day.today)
      iso = date.iso
    case .time(let moment, let zone):
      let name = words.day(moment.date, today: day.today)
      let place = zone == day.person.zone ? "" : " (\(zone.identifier))"
      text = "\(name) \(words.time(moment.time))\(place)"
      iso = moment.iso
    }
    isLate = !task.isCompleted && day.isOver(due)
  }
}
