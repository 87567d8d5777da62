import Domain

/// A date is kept as ``TaskDate/text``, so that one column holds it and it reads well in the log.
extension TaskDate {
  /// Nil when the text is not of that form.
  ///
  /// The bytes of what is most frequent are read where they lie: a list of thousands has thousands
  /// of them.
  init?(stored bytes: Span<UInt8>) {
    guard let date = CalendarDate(digits: bytes) else { return nil }
    if bytes.count == 10 {
      self = .date(date)
      return
    }
    guard bytes.count >= 16, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      let hour = bytes.number(in: 11..<13), let minute = bytes.number(in: 14..<16),
      let time = LocalTime(hour: hour, minute: minute)
    else { return nil }
    let moment = LocalDateTime(date: date, time: time)
    if bytes.count == 16 {
      self = .floating(moment)
      return
    }
    if bytes[16] == UInt8(ascii: ":") {
      guard let text = try? UTF8Span(validating: bytes),
        let instant = Instant(utc: String(copying: text))
      else { return nil }
      self = .instant(instant)
      return
    }
    guard bytes.count > 18, bytes[16] == UInt8(ascii: "["),
      bytes[bytes.count - 1] == UInt8(ascii: "]"),
      let zone = try? UTF8Span(validating: bytes.extracting(17..<bytes.count - 1))
    else { return nil }
    self = .time(moment, zone: ZoneName(String(copying: zone)))
  }
}

extension CalendarDate {
  /// Reads the date at the start.
  fileprivate init?(digits bytes: Span<UInt8>) {
    let hyphen = UInt8(ascii: "-")
    guard bytes.count >= 10, bytes[4] == hyphen, bytes[7] == hyphen,
      let year = bytes.number(in: 0..<4), let month = bytes.number(in: 5..<7),
      let day = bytes.number(in: 8..<10)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Span<UInt8> {
  /// The number that the digits in `range` spell; nil when one of them is no digit.
  fileprivate func number(in range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      guard (0x30...0x39).contains(self[index]) else { return nil }
      number = number * 10 + Int(self[index] - 0x30)
    }
    return number
  }
}
