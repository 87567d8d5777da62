package import Domain
package import HTTP

/// The log's line for a request: when, what, how it went, how much, how long, for whom.
///
/// No query, no title, no secret: only what a person could see in the address' path.
package struct RequestLog: Sendable {
  private let clock: any WallClock

  package init(clock: any WallClock) {
    self.clock = clock
  }

  /// `2026-11-30T09:30:00Z GET /lists/1 200 20480B 0.41ms 127.0.0.1`, without the line's end.
  package func line(for request: RequestSummary) -> String {
    let status = request.status.map(\.description) ?? "-"
    let method = printable(request.method.name)
    let path = printable(request.path)
    return """
      \(moment(clock.now())) \(method) \(path) \(status) \(request.bodyBytes)B \
      \(milliseconds(request.duration)) \(request.clientAddress)
      """
  }

  private func moment(_ instant: Instant) -> String {
    let local = LocalDateTime(utc: instant)
    let second = Int(instant.seconds % 60)
    return "\(local.date.iso)T\(local.time.iso):\(second < 10 ? "0" : "")\(second)Z"
  }

  private func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let hundredths = Int(seconds) * 100_000 + Int(attoseconds / 10_000_000_000_000)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)ms"
  }

  /// Without anything that could begin another line or move a terminal's cursor.
  private func printable(_ text: String) -> String {
    if text.utf8.count <= 500, text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(500).map { (0x21..<0x7F).contains($0.value) ? $0 : "?" }))
  }
}
