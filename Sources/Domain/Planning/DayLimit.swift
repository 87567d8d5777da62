/// How much of a day a person chose to give, in place of what the work hours say.
package enum DayLimit: Hashable, Sendable {
  /// So many minutes from the beginning of the hours, or from now on, whichever is later.
  case minutes(Int)
  /// Until a time of the day, in minutes from midnight.
  case until(Int)

  /// The hours that this makes of those of a day.
  ///
  /// More than these is added at their end; a day without hours begins at nine, or now.
  func applied(to spans: [MinuteSpan], from now: Int) -> [MinuteSpan] {
    switch self {
    case .until(let end):
      guard let last = spans.last else { return [MinuteSpan(max(now, 540), min(end, 1440))] }
      let longer = spans.dropLast() + [MinuteSpan(last.start, max(last.end, end))]
      return Array(longer).clipped(to: MinuteSpan(0, min(end, 1440)))
    case .minutes(let minutes):
      var left = min(max(0, minutes), 1440)
      var taken: [MinuteSpan] = []
      for span in spans where left > 0 {
        taken.append(MinuteSpan(span.start, span.start + min(span.minutes, left)))
        left -= taken.last?.minutes ?? 0
      }
      guard left > 0 else { return taken }
      let start = spans.last?.end ?? max(now, 540)
      return taken + [MinuteSpan(start, min(start + left, 1440))]
    }
  }
}
