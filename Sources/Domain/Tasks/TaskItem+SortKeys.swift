import UnicodeText

extension TaskItem {
  /// What titles are ordered by: the order of its bytes is the order of titles.
  package var titleKey: [UInt8] { collationKey(title) }

  /// What due dates are ordered by, as text of ASCII.
  ///
  /// Wall-clock time, so that the order does not depend on whoever looks: a day without a time ends
  /// after every time on it, and no due date comes after every day.
  package var dueKey: String {
    guard let due else { return "~" }
    let (date, time) = due.nominal
    return time.map { LocalDateTime(date: date, time: $0).iso } ?? date.iso + "T24"
  }
}
