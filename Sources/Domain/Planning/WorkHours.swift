/// When a person has time for tasks, for each day of the week; what lies between two spans of a day
/// is a break.
package struct WorkHours: Equatable, Sendable {
  /// By weekday, Monday first.
  private let days: [[MinuteSpan]]

  /// Nine to five with an hour's break on weekdays, and a few hours at the weekend.
  package static let standard = WorkHours(
    days: Array(repeating: [MinuteSpan(540, 720), MinuteSpan(780, 1020)], count: 5)
      + Array(repeating: [MinuteSpan(600, 720), MinuteSpan(840, 960)], count: 2))

  /// A weekday that is not named has no time.
  package init(_ hours: [Weekday: [MinuteSpan]]) {
    days = Weekday.allCases.map { Self.orderly(hours[$0] ?? []) }
  }

  private init(days: [[MinuteSpan]]) {
    self.days = days
  }

  package subscript(weekday: Weekday) -> [MinuteSpan] { days[weekday.rawValue] }

  /// Within the day, in order, and none over another.
  private static func orderly(_ spans: [MinuteSpan]) -> [MinuteSpan] {
    var found: [MinuteSpan] = []
    let day = MinuteSpan(0, 1440)
    for span in spans.clipped(to: day).sorted(by: { $0.start < $1.start }) {
      if let last = found.last, span.start <= last.end {
        found[found.count - 1] = MinuteSpan(last.start, max(last.end, span.end))
      } else {
        found.append(span)
      }
    }
    return found
  }
}

extension WorkHours {
  /// All of it in one line, for each weekday its spans: `540-720 780-1020;…;`.
  package var text: String {
    days.map { spans in spans.map { "\($0.start)-\($0.end)" }.joined(separator: " ") }
      .joined(separator: ";")
  }

  /// Reads what ``text`` gives.
  package init?(text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == Weekday.allCases.count else { return nil }
    var hours: [Weekday: [MinuteSpan]] = [:]
    for (weekday, part) in zip(Weekday.allCases, parts) {
      var spans: [MinuteSpan] = []
      for span in part.split(separator: " ") {
        let ends = span.split(separator: "-").compactMap { Int($0) }
        guard ends.count == 2, 0 <= ends[0], ends[0] < ends[1], ends[1] <= 1440
        else { return nil }
        spans.append(MinuteSpan(ends[0], ends[1]))
      }
      hours[weekday] = spans
    }
    self.init(hours)
  }
}
