import Domain

/// How a repetition is kept: mode, anchor, the time that the task stands for if it was moved
/// elsewhere (else `-`), and the rule as it was written, with a space between them.
extension Repetition {
  var stored: String {
    [mode.rawValue, anchor.stored, current?.stored ?? "-", rule.text].joined(separator: " ")
  }

  /// Nil when the text is not of that form.
  init?(stored text: String) {
    let parts = text.split(separator: " ", maxSplits: 3)
    guard parts.count == 4, let mode = RepeatMode(rawValue: String(parts[0])),
      let anchor = Occurrence(stored: parts[1]),
      let rule = try? RecurrenceRule(parsing: String(parts[3]))
    else { return nil }
    let current = Occurrence(stored: parts[2])
    if current == nil, parts[2] != "-" { return nil }
    self.init(rule: rule, mode: mode, anchor: anchor, current: current)
  }
}

extension Occurrence {
  fileprivate var stored: String {
    switch self {
    case .date(let date): date.iso
    case .time(let moment): moment.iso
    }
  }

  fileprivate init?(stored text: Substring) {
    if let date = CalendarDate(iso: text) {
      self = .date(date)
    } else if let moment = LocalDateTime(iso: text) {
      self = .time(moment)
    } else {
      return nil
    }
  }
}
