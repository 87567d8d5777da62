extension CalendarDate {
  /// Reads `2026-11-30` (ISO 8601 and RFC 3339's full-date) and nothing else.
  package init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3,
      let year = Int(digits: parts[0], count: 4),
      let month = Int(digits: parts[1], count: 2),
      let day = Int(digits: parts[2], count: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `2026-11-30`.
  package var iso: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

extension LocalTime {
  /// Reads `09:30`, `9:30` and `09:30:00`; seconds are dropped.
  package init?(iso text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3,
      let hour = Int(digits: parts[0], count: 2) ?? Int(digits: parts[0], count: 1),
      let minute = Int(digits: parts[1], count: 2)
    else { return nil }
    if parts.count == 3 {
      guard let second = Int(digits: parts[2], count: 2), second < 60 else { return nil }
    }
    self.init(hour: hour, minute: minute)
  }

  /// `09:30`.
  package var iso: String {
    padded(hour, to: 2) + ":" + padded(minute, to: 2)
  }
}

extension LocalDateTime {
  /// Reads `2026-11-30T09:30`, with a space for the `T` as RFC 3339 §5.6 allows.
  package init?(iso text: some StringProtocol) {
    guard let separator = text.firstIndex(where: { $0 == "T" || $0 == "t" || $0 == " " }),
      let date = CalendarDate(iso: text[..<separator]),
      let time = LocalTime(iso: text[text.index(after: separator)...])
    else { return nil }
    self.init(date: date, time: time)
  }

  /// `2026-11-30T09:30`.
  package var iso: String { "\(date.iso)T\(time.iso)" }
}

extension Due {
  /// `2026-11-30` or `2026-11-30T09:30`; the zone of a time is not in it.
  package var iso: String {
    switch self {
    case .date(let date): date.iso
    case .time(let moment, _): moment.iso
    }
  }
}

extension Instant {
  /// `2026-11-30T09:30:00.000Z` (RFC 3339).
  package var rfc3339: String {
    let day = Int.floorDivide(Int(milliseconds), 86_400_000)
    let rest = Int(milliseconds) - day * 86_400_000
    let time = LocalTime(minuteOfDay: rest / 60_000)
    let second = padded(rest % 60_000 / 1000, to: 2)
    return "\(CalendarDate(daysSince1970: day).iso)T\(time.iso):\(second)"
      + ".\(padded(rest % 1000, to: 3))Z"
  }
}

extension Int {
  /// Exactly `count` ASCII digits, no sign.
  fileprivate init?(digits text: some StringProtocol, count: Int) {
    guard text.utf8.count == count, text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    self.init(text)
  }
}

private func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  // Most numbers lack one digit, and lists have thousands of them.
  return switch width - digits.utf8.count {
  case ...0: digits
  case 1: "0" + digits
  case let missing: String(repeating: "0", count: missing) + digits
  }
}
