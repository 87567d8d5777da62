import XML

/// The `sync-collection` report (RFC 6578 §3).
package struct SyncCollection: Equatable, Sendable {
  package enum Level: Equatable, Sendable {
    /// The members of the collection itself.
    case one
    /// All below it.
    case infinite
  }

  package let selection: PropertySelection
  /// Nil when all is asked for, as at the first time.
  package let token: String?
  package let level: Level
  /// The most responses that are wanted.
  package let limit: Int?

  /// A missing `sync-level` is 1: drafts of the report had a `Depth` field instead.
  init(_ root: XMLElement) throws(DAVError) {
    selection = try ReportParts.selection(in: root)
    let text = root.first(.dav("sync-token")).map { String(trimmed($0.text)) }
    token = text?.isEmpty == true ? nil : text
    let level = root.first(.dav("sync-level"))
    switch level.map({ trimmed($0.text) }) {
    case nil, "1": self.level = .one
    case "infinite", "infinity": self.level = .infinite
    default: throw .badRequest("sync-level is 1 or infinite", line: level?.line)
    }
    limit = try ReportParts.limit(in: root)
  }
}
