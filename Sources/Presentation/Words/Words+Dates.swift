import Domain

extension Words {
  package var today: String { choose("Today", "今日", "오늘") }
  var tomorrow: String { choose("Tomorrow", "明日", "내일") }
  var yesterday: String { choose("Yesterday", "昨日", "어제") }

  /// A day as people name it: near ones by name, others by date, with the year when it is another.
  func day(_ date: CalendarDate, today: CalendarDate) -> String {
    switch date.daysSince1970 - today.daysSince1970 {
    case 0: self.today
    case 1: tomorrow
    case -1: yesterday
    case 2...6: weekday(date.weekday)
    default: self.date(date, withYear: date.year != today.year)
    }
  }

  func date(_ date: CalendarDate, withYear: Bool) -> String {
    let short = weekdayShort(date.weekday)
    return choose(
      withYear
        ? "\(date.day) \(month(date.month)) \(date.year)"
        : "\(short) \(date.day) \(month(date.month))",
      withYear
        ? "\(date.year)年\(date.month)月\(date.day)日" : "\(date.month)月\(date.day)日(\(short))",
      withYear
        ? "\(date.year)년 \(date.month)월 \(date.day)일" : "\(date.month)월 \(date.day)일 (\(short))")
  }

  /// A day without the name of its weekday.
  func plainDate(_ date: CalendarDate, withYear: Bool) -> String {
    if withYear { return self.date(date, withYear: true) }
    return choose(
      "\(date.day) \(monthName(date.month))", "\(monthName(date.month))\(date.day)日",
      "\(monthName(date.month)) \(date.day)일")
  }

  func monthName(_ month: Int) -> String { choose(self.month(month), "\(month)月", "\(month)월") }

  /// A day and a time, where the person is.
  func moment(_ instant: Instant, on day: Day) -> String {
    let local = day.local(instant)
    return "\(self.day(local.date, today: day.today)) \(time(local.time))"
  }

  func time(_ time: LocalTime) -> String {
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return choose(
      time.iso, "\(time.hour):\(time.iso.suffix(2))",
      "\(time.hour < 12 ? "오전" : "오후") \(hour):\(time.iso.suffix(2))")
  }

  func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: choose("Monday", "月曜日", "월요일")
    case .tuesday: choose("Tuesday", "火曜日", "화요일")
    case .wednesday: choose("Wednesday", "水曜日", "수요일")
    case .thursday: choose("Thursday", "木曜日", "목요일")
    case .friday: choose("Friday", "金曜日", "금요일")
    case .saturday: choose("Saturday", "土曜日", "토요일")
    case .sunday: choose("Sunday", "日曜日", "일요일")
    }
  }

  func weekdayShort(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: choose("Mon", "月", "월")
    case .tuesday: choose("Tue", "火", "화")
    case .wednesday: choose("Wed", "水", "수")
    case .thursday: choose("Thu", "木", "목")
    case .friday: choose("Fri", "金", "금")
    case .saturday: choose("Sat", "土", "토")
    case .sunday: choose("Sun", "日", "일")
    }
  }

  func month(_ month: Int) -> String {
    Self.months.indices.contains(month - 1) ? Self.months[month - 1] : ""
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
