import XML

/// The `free-busy-query` report (RFC 4791 §7.10).
package struct FreeBusyQuery: Equatable, Sendable {
  package let timeRange: TimeRange

  init(_ root: XMLElement) throws(DAVError) {
    let ranges = root.elements.filter { $0.name == .calDAV("time-range") }
    guard let range = ranges.first, ranges.count == 1 else {
      throw .invalidFilter("free-busy-query has one time-range", line: root.line)
    }
    timeRange = try TimeRange(range)
  }
}
