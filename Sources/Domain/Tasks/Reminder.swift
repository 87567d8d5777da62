/// When a person wants to be told of a task; kept for the programs that ring.
package enum Reminder: Hashable, Sendable {
  /// Minutes before the task is due; below zero for after.
  case beforeDue(minutes: Int)
  /// Minutes before the task starts; below zero for after.
  case beforeStart(minutes: Int)
  case at(TaskDate)
}

extension Reminder {
  /// `due-15`, `start+5`, or a date as ``TaskDate/text``.
  package var text: String {
    switch self {
    case .beforeDue(let minutes): "due" + Self.offset(minutes)
    case .beforeStart(let minutes): "start" + Self.offset(minutes)
    case .at(let date): date.text
    }
  }

  /// Reads what ``text`` gives.
  package init?(text: String) {
    if text.hasPrefix("due"), let minutes = Self.minutes(text.dropFirst(3)) {
      self = .beforeDue(minutes: minutes)
    } else if text.hasPrefix("start"), let minutes = Self.minutes(text.dropFirst(5)) {
      self = .beforeStart(minutes: minutes)
    } else if let date = TaskDate(text: text) {
      self = .at(date)
    } else {
      return nil
    }
  }

  private static func offset(_ minutes: Int) -> String {
    minutes < 0 ? "+\(-minutes)" : "-\(minutes)"
  }

  private static func minutes(_ text: Substring) -> Int? {
    guard let minutes = Int(text), abs(minutes) <= 5_256_000 else { return nil }
    return -minutes
  }
}

extension TaskDate {
  /// All of it in one text: `2026-11-30`, `2026-11-30T09:30`, `2026-11-30T09:30[Asia/Tokyo]` (the
  /// suffix is that of RFC 9557), or `2026-11-30T09:30:00.000Z`.
  package var text: String {
    if case .time(_, let zone) = self { "\(iso)[\(zone.identifier)]" } else { iso }
  }

  /// Reads what ``text`` gives.
  package init?(text: String) {
    if let date = CalendarDate(iso: text) {
      self = .date(date)
    } else if let moment = LocalDateTime(iso: text) {
      self = .floating(moment)
    } else if let instant = Instant(utc: text) {
      self = .instant(instant)
    } else if text.hasSuffix("]"), let bracket = text.firstIndex(of: "["),
      let moment = LocalDateTime(iso: text[..<bracket])
    {
      let zone = text[text.index(after: bracket)...].dropLast()
      self = .time(moment, zone: ZoneName(String(zone)))
    } else {
      return nil
    }
  }
}
