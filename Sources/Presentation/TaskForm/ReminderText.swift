import Domain
import UnicodeText

/// Reads a reminder, as typed: `15m`, `15 min before`, `1 day`, `期限の1日前`, `마감 2주 전`, `start-5`, a date
/// and a time.
struct ReminderText {
  private let day: Day

  init(on day: Day) {
    self.day = day
  }

  /// Nil for what is no reminder.
  func read(_ text: String) -> Reminder? {
    let text = trimmed(text)
    if let minutes = day.phrases.minutes(text) { return .beforeDue(minutes: minutes) }
    // As it is kept, and so without a space; with one, a time is the person's, as in other fields.
    if !text.contains(" "), let reminder = Reminder(text: text) { return reminder }
    let bare = withoutFrame(text)
    if let minutes = days(bare) ?? (bare == text ? nil : day.phrases.minutes(bare)) {
      return .beforeDue(minutes: minutes)
    }
    return (try? day.parser(in: day.person.zone).parse(text)).map(Reminder.at)
  }

  /// What is left without the words that say before what it is.
  private func withoutFrame(_ text: String) -> String {
    var rest = text[...]
    for start in ["期限の", "마감"] where rest.hasPrefix(start) { rest = rest.dropFirst(start.count) }
    for end in ["before", "前", "전"] where rest.hasSuffix(end) { rest = rest.dropLast(end.count) }
    return trimmed(String(rest))
  }

  /// A number of days or weeks, in minutes.
  private func days(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard digits.utf8.count < 4, let count = Int(digits) else { return nil }
    let unit = trimmed(String(text.dropFirst(digits.count))).lowercased()
    return Self.units.first { $0.names.contains(unit) }.map { count * $0.days * 1440 }
  }

  private static let units: [(days: Int, names: [String])] = [
    (1, ["d", "day", "days", "日", "日間", "일"]), (7, ["w", "week", "weeks", "週", "週間", "주"]),
  ]
}
