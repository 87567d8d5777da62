/// What DUE, DTSTART, EXDATE and others take: a day, or a day and a time.
package enum Moment: Hashable, Sendable {
  case date(DateValue)
  case dateTime(DateTimeValue)

  package var date: DateValue {
    switch self {
    case .date(let date): date
    case .dateTime(let dateTime): dateTime.date
    }
  }

  /// Reads `20260131`, `20260131T090000` or `20260131T090000Z`.
  ///
  /// The zone is the property's TZID. It doesn't count for a time in UTC, where some programs write
  /// one all the same.
  init?(_ bytes: ArraySlice<UInt8>, zone: String?) {
    let bytes = ASCII.trimmed(bytes)
    var digits = Digits(bytes)
    guard let year = digits.take(4), let month = digits.take(2), let day = digits.take(2),
      let date = DateValue(year: year, month: month, day: day)
    else { return nil }
    guard digits.take(letter: "T") else {
      guard digits.isAtEnd else { return nil }
      self = .date(date)
      return
    }
    guard let hour = digits.take(2), let minute = digits.take(2), let second = digits.take(2),
      let time = TimeValue(hour: hour, minute: minute, second: second)
    else { return nil }
    let isUTC = digits.take(letter: "Z")
    guard digits.isAtEnd else { return nil }
    let named = zone.map { DateTimeValue.Zone.named($0) }
    self = .dateTime(DateTimeValue(date: date, time: time, zone: isUTC ? .utc : named ?? .floating))
  }

  /// The form that it has in the text; the zone's name goes into a parameter.
  var text: String {
    let day = Digits.text(date.year, 4) + Digits.text(date.month, 2) + Digits.text(date.day, 2)
    guard case .dateTime(let dateTime) = self else { return day }
    let time = dateTime.time
    return day + "T" + Digits.text(time.hour, 2) + Digits.text(time.minute, 2)
      + Digits.text(time.second, 2) + (dateTime.zone == .utc ? "Z" : "")
  }
}
