import Domain

extension Words {
  /// So many minutes, as people write a duration.
  func duration(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    let hourText = choose("\(number(hours)) h", "\(number(hours))時間", "\(number(hours))시간")
    let minuteText = choose("\(rest) min", "\(rest)分", "\(rest)분")
    if hours == 0 { return minuteText }
    if rest == 0 { return hourText }
    return choose(
      "\(hourText) \(minuteText)", "\(hourText)\(minuteText)", "\(hourText) \(minuteText)")
  }

  /// A span before or after something: whole days and weeks are said as such.
  func span(minutes: Int) -> String {
    let (days, rest) = (minutes / 1440, minutes % 1440)
    guard days > 0, rest == 0 else { return duration(minutes: minutes) }
    if days.isMultiple(of: 7) {
      let weeks = number(days / 7)
      return choose("\(weeks) week\(days == 7 ? "" : "s")", "\(weeks)週間", "\(weeks)주")
    }
    return choose(
      "\(number(days)) day\(days == 1 ? "" : "s")", "\(number(days))日", "\(number(days))일")
  }

  func reminder(_ reminder: Reminder, on day: Day) -> String {
    switch reminder {
    case .beforeDue(0): choose("When it is due", "期限の時刻", "마감 시각")
    case .beforeDue(let minutes) where minutes < 0:
      choose(
        "\(span(minutes: -minutes)) after it is due", "期限の\(span(minutes: -minutes))後",
        "마감 \(span(minutes: -minutes)) 후")
    case .beforeDue(let minutes):
      choose(
        "\(span(minutes: minutes)) before", "期限の\(span(minutes: minutes))前",
        "마감 \(span(minutes: minutes)) 전")
    case .beforeStart(0): choose("When it starts", "開始の時刻", "시작 시각")
    case .beforeStart(let minutes) where minutes < 0:
      choose(
        "\(span(minutes: -minutes)) after the start", "開始の\(span(minutes: -minutes))後",
        "시작 \(span(minutes: -minutes)) 후")
    case .beforeStart(let minutes):
      choose(
        "\(span(minutes: minutes)) before the start", "開始の\(span(minutes: minutes))前",
        "시작 \(span(minutes: minutes)) 전")
    case .at(let date): dateLabel(date, on: day)
    }
  }

  /// A date by its name, its time and, if that is not the person's, its zone.
  func dateLabel(_ date: TaskDate, on day: Day) -> String {
    var names = DayNames(on: day, in: self)
    return names.label(of: date)
  }
}
