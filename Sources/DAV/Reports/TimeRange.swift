import XML

/// A stretch of time, open at one end perhaps (RFC 4791 §9.9).
package struct TimeRange: Equatable, Sendable {
  /// Seconds since 1970 in UTC; what begins before it but goes on counts.
  package let start: Int?
  /// Seconds since 1970 in UTC; what begins at it or after it does not count.
  package let end: Int?

  package init(start: Int?, end: Int?) {
    self.start = start
    self.end = end
  }

  /// Either end may be left out, but not both, and the end comes after the start.
  init(_ element: XMLElement) throws(DAVError) {
    start = try Self.moment(element, "start")
    end = try Self.moment(element, "end")
    guard start != nil || end != nil else {
      throw .invalidFilter("time-range has neither start nor end", line: element.line)
    }
    if let start, let end, end <= start {
      throw .invalidFilter("time-range does not end after its start", line: element.line)
    }
  }

  private static func moment(_ element: XMLElement, _ name: String) throws(DAVError) -> Int? {
    guard let text = element[attribute: name] else { return nil }
    guard let seconds = UTCText.seconds(of: text) else {
      throw .invalidFilter(
        "\(name)=\"\(text)\" is not a time in UTC such as 20260131T090000Z", line: element.line)
    }
    return seconds
  }
}
