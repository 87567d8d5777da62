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
    filled("0000-00-00") { $0.write(self, at: 0) }
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
    filled("00:00") { $0.write(self, at: 0) }
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
  package var iso: String {
    filled("0000-00-00T00:00") {
      $0.write(date, at: 0)
      $0.write(time, at: 11)
    }
  }
}

extension TaskDate {
  /// `2026-11-30`, `2026-11-30T09:30` or, for a moment, `2026-11-30T09:30:00.000Z`; the zone of a
  /// time is not in it.
  package var iso: String {
    switch self {
    case .date(let date): date.iso
    case .floating(let moment), .time(let moment, _): moment.iso
    case .instant(let instant): instant.rfc3339
    }
  }
}

extension Instant {
  /// Reads `2026-11-30T09:30:00Z`, with or without seconds and milliseconds; nil for other forms.
  package init?(utc text: some StringProtocol) {
    guard text.hasSuffix("Z") || text.hasSuffix("z") else { return nil }
    let text = text.dropLast()
    guard let separator = text.firstIndex(where: { $0 == "T" || $0 == "t" || $0 == " " }),
      let date = CalendarDate(iso: text[..<separator])
    else { return nil }
    let parts = text[text.index(after: separator)...].split(
      separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = Int(digits: parts[0], count: 2),
      let minute = Int(digits: parts[1], count: 2),
      let time = LocalTime(hour: hour, minute: minute)
    else { return nil }
    var milliseconds = Int64(LocalDateTime(date: date, time: time).wallSeconds) * 1000
    if parts.count == 3 {
      let second = parts[2].split(separator: ".", omittingEmptySubsequences: false)
      guard second.count <= 2, let whole = Int(digits: second[0], count: 2), whole < 60
      else { return nil }
      milliseconds += Int64(whole) * 1000
      if second.count == 2 {
        guard let thousandths = Int(digits: second[1], count: 3) else { return nil }
        milliseconds += Int64(thousandths)
      }
    }
    self.init(milliseconds: milliseconds)
  }

  /// `2026-11-30T09:30:00.000Z` (RFC 3339).
  package var rfc3339: String {
    let day = Int.floorDivide(Int(milliseconds), 86_400_000)
    let rest = Int(milliseconds) - day * 86_400_000
    return filled("0000-00-00T00:00:00.000Z") {
      $0.write(CalendarDate(daysSince1970: day), at: 0)
      $0.write(LocalTime(minuteOfDay: rest / 60_000), at: 11)
      $0.write(rest % 60_000 / 1000, in: 17..<19)
      $0.write(rest % 1000, in: 20..<23)
    }
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

/// A text of ASCII made from a pattern: lists have thousands of dates, and this costs one string.
private func filled(_ pattern: String, _ fill: (inout [UInt8]) -> Void) -> String {
  var text = Array(pattern.utf8)
  fill(&text)
  return String(decoding: text, as: UTF8.self)
}

extension [UInt8] {
  fileprivate mutating func write(_ date: CalendarDate, at start: Int) {
    write(date.year, in: start..<start + 4)
    write(date.month, in: start + 5..<start + 7)
    write(date.day, in: start + 8..<start + 10)
  }

  fileprivate mutating func write(_ time: LocalTime, at start: Int) {
    write(time.hour, in: start..<start + 2)
    write(time.minute, in: start + 3..<start + 5)
  }

  /// The last digits of a number that is not below zero, as many as there is room for.
  fileprivate mutating func write(_ number: Int, in range: Range<Int>) {
    var rest = number
    for index in range.reversed() {
      self[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}
