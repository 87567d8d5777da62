/// The database as a whole: copies of it, and its health.
package protocol Archive: Sendable {
  /// Writes a copy while others go on reading and writing; `path` must not exist.
  func backUp(to path: String) async throws(ArchiveError)
  /// Replaces everything by a copy, after that was found whole. What was there is kept beside it;
  /// the path of that is returned, nil when there was nothing.
  func restore(from path: String) async throws(ArchiveError) -> String?
  /// Looks for damage, and for anything that the rules of Hibi don't allow; empty when all is well.
  func check() async throws(ArchiveError) -> [Finding]
}

/// Something that is wrong in a database, in the terms of one who could mend it.
package struct Finding: Equatable, Sendable {
  package let detail: String

  package init(detail: String) {
    self.detail = detail
  }
}

/// Why a database could not be copied, replaced or checked.
package enum ArchiveError: Error, Equatable, Sendable {
  case alreadyExists(path: String)
  case notFound(path: String)
  /// Some program has the database open; restoring needs it alone.
  case inUse
  case unavailable(StorageFailure)
}
