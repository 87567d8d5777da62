/// A rule for one change of clocks a year, in the forms that clients send.
struct YearlyRule: Equatable, Sendable {
  private let month: Int
  /// Days of the month that the weekday may fall on, or that are meant.
  private let days: [Int]
  /// 0 for Monday to 6 for Sunday, and which one of the month: -1 for the last, nil for any.
  private let weekday: Int?
  private let ordinal: Int?
  /// The last change, in the local time before it.
  private let until: Int?
  /// The year of the last change, or the last year there is.
  let lastYear: Int

  /// Reads `FREQ=YEARLY` with BYMONTH, BYDAY, BYMONTHDAY and UNTIL; nil for any other part.
  ///
  /// The offset is the one before the change, which an end in UTC is counted with.
  init?(_ text: String, start: DateTimeValue, offset: Int) {
    var (month, days): (Int, [Int]) = (start.date.month, [])
    var (weekday, ordinal, until): (Int?, Int?, Moment?)
    var isYearly = false
    for part in ASCII.uppercased(text.utf8).split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { return nil }
      let value = sides[1]
      switch sides[0] {
      case "FREQ": isYearly = value == "YEARLY"
      case "INTERVAL": guard value == "1" else { return nil }
      case "WKST": break
      case "BYMONTH":
        guard let number = Int(value), (1...12).contains(number) else { return nil }
        month = number
      case "BYMONTHDAY":
        days = value.split(separator: ",").compactMap { Int($0) }.filter { (1...31).contains($0) }
        guard days.count == value.split(separator: ",").count else { return nil }
      case "BYDAY":
        weekday = Self.weekdays.firstIndex(of: String(value.suffix(2)))
        ordinal = Int(value.dropLast(2))
        guard weekday != nil,
          ordinal.map({ (-5...5).contains($0) && $0 != 0 }) ?? (value.utf8.count == 2)
        else { return nil }
      case "UNTIL":
        until = Moment(Array(value.utf8)[...], zone: nil)
        guard until != nil else { return nil }
      default: return nil
      }
    }
    // A weekday alone would come each week.
    guard isYearly, weekday == nil || ordinal != nil || !days.isEmpty else { return nil }
    self.month = month
    self.days = days.isEmpty && weekday == nil ? [start.date.day] : days
    self.weekday = weekday
    self.ordinal = ordinal
    self.until = until.map { Self.local($0, offset: offset) }
    lastYear = until?.date.year ?? 9999
  }

  /// When clocks change in a year, in the local time before the change.
  func onset(in year: Int, at time: TimeValue) -> Int? {
    var matching = (1...DateValue.daysInMonth(month, of: year)).compactMap { day in
      DateValue(year: year, month: month, day: day)
    }.filter { weekday == nil || $0.weekday == weekday }
    if !days.isEmpty { matching = matching.filter { days.contains($0.day) } }
    let index = ordinal.map { $0 > 0 ? $0 - 1 : matching.count + $0 } ?? 0
    guard matching.indices.contains(index) else { return nil }
    let onset = LocalSeconds.of(matching[index], time)
    return onset <= until ?? .max ? onset : nil
  }

  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// An end as a local time; a day is meant with all its hours.
  private static func local(_ until: Moment, offset: Int) -> Int {
    switch until {
    case .date(let date): LocalSeconds.of(date, .midnight) + 86_399
    case .dateTime(let dateTime):
      LocalSeconds.of(dateTime.date, dateTime.time) + (dateTime.zone == .utc ? offset : 0)
    }
  }
}
