package import Domain
import UnicodeText

/// Reads a date, as typed: `2026-12-31`, `2026-12-31 18:00`, `2026-12-31T18:00[Asia/Tokyo]`,
/// `tomorrow`, `next fri 9:30`, `明日 9:00`, `금요일`, in any of the three languages.
///
/// A weekday is the next such day after today, a time alone the next such time: never the past.
package struct WhenParser {
  private let now: LocalDateTime
  private let zone: ZoneName
  private let phrases: Phrases

  /// `zone` is that of a time that is read.
  package init(on day: Day, zone: ZoneName) {
    now = LocalDateTime(date: day.today, time: day.moment.time)
    self.zone = zone
    phrases = Phrases(on: day, zone: zone)
  }

  package func parse(_ text: String) throws(NotADate) -> TaskDate {
    let text = trimmed(text)
    if let moment = LocalDateTime(iso: text) { return .time(moment, zone: zone) }
    let parts = text.split(whereSeparator: \.isWhitespace)
    switch parts.count {
    case 1:
      if let date = date(parts[0]) { return .date(date) }
      if let time = LocalTime(iso: parts[0]) { return .time(next(time), zone: zone) }
    case 2:
      if let date = date(parts[0]), let time = LocalTime(iso: parts[1]) {
        return .time(LocalDateTime(date: date, time: time), zone: zone)
      }
    default: break
    }
    if let date = TaskDate(text: text) ?? phrases.date(text) { return date }
    throw NotADate(text: text)
  }

  private func date(_ text: Substring) -> CalendarDate? {
    if let date = CalendarDate(iso: text) { return date }
    let word = text.lowercased()
    for (days, words) in Self.relativeDays where words.contains(word) {
      return now.date.advanced(byDays: days)
    }
    for (weekday, words) in Self.weekdays where words.contains(word) {
      let distance = weekday.rawValue - now.date.weekday.rawValue
      return now.date.advanced(byDays: distance > 0 ? distance : distance + 7)
    }
    return nil
  }

  private func next(_ time: LocalTime) -> LocalDateTime {
    LocalDateTime(
      date: time > now.time ? now.date : now.date.advanced(byDays: 1), time: time)
  }

  private static let relativeDays: [(Int, [String])] = [
    (-1, ["yesterday", "昨日", "きのう", "어제"]),
    (0, ["today", "今日", "きょう", "本日", "오늘"]),
    (1, ["tomorrow", "明日", "あした", "あす", "내일"]),
    (2, ["明後日", "あさって", "모레"]),
  ]

  private static let weekdays: [(Weekday, [String])] = [
    (.monday, ["monday", "mon", "月曜日", "月曜", "월요일"]),
    (.tuesday, ["tuesday", "tue", "tues", "火曜日", "火曜", "화요일"]),
    (.wednesday, ["wednesday", "wed", "水曜日", "水曜", "수요일"]),
    (.thursday, ["thursday", "thu", "thurs", "木曜日", "木曜", "목요일"]),
    (.friday, ["friday", "fri", "金曜日", "金曜", "금요일"]),
    (.saturday, ["saturday", "sat", "土曜日", "土曜", "토요일"]),
    (.sunday, ["sunday", "sun", "日曜日", "日曜", "일요일"]),
  ]
}

/// What was typed is no date.
package struct NotADate: Error, Equatable, Sendable {
  package let text: String
}
