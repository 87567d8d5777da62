import Domain

/// A place in the log of changes as an address, as RFC 6578 §3.2 wants tokens.
///
/// It has a colon and a slash-free body, since some programs throw away what does not look like an
/// address.
enum SyncToken {
  private static let prefix = "data:,"

  static func text(_ point: LogPoint) -> String {
    "\(prefix)\(point.change.number)-\(point.at.milliseconds)"
  }

  /// Nil for what was never a token of ours.
  static func point(_ text: String) -> LogPoint? {
    guard text.hasPrefix(prefix) else { return nil }
    let parts = text.dropFirst(prefix.utf8.count).split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let change = Int(parts[0]), let at = Int64(parts[1]), change >= 0
    else { return nil }
    return LogPoint(change: .init(change), at: Instant(milliseconds: at))
  }
}
