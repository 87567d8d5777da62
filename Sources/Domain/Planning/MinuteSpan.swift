/// A part of a day, in minutes from its midnight by the wall; its end is not part of it.
package struct MinuteSpan: Hashable, Sendable {
  package let start: Int
  /// Never before the start; past midnight it is more than 1440.
  package let end: Int

  /// Empty when it would end before it starts.
  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = Swift.max(start, end)
  }

  package var minutes: Int { end - start }

  package func overlaps(_ other: MinuteSpan) -> Bool {
    start < other.end && other.start < end
  }

  /// What both have in common; empty when there is nothing.
  package func clipped(to other: MinuteSpan) -> MinuteSpan {
    MinuteSpan(Swift.max(start, other.start), Swift.min(end, other.end))
  }
}

extension [MinuteSpan] {
  package var minutes: Int { reduce(0) { $0 + $1.minutes } }

  /// These without another one, in order.
  package func removing(_ other: MinuteSpan) -> [MinuteSpan] {
    flatMap { span -> [MinuteSpan] in
      guard span.overlaps(other) else { return [span] }
      return [MinuteSpan(span.start, other.start), MinuteSpan(other.end, span.end)]
        .filter { $0.minutes > 0 }
    }
  }

  package func removing(_ others: [MinuteSpan]) -> [MinuteSpan] {
    others.reduce(self) { $0.removing($1) }
  }

  /// What of these lies within another one.
  package func clipped(to other: MinuteSpan) -> [MinuteSpan] {
    map { $0.clipped(to: other) }.filter { $0.minutes > 0 }
  }
}
