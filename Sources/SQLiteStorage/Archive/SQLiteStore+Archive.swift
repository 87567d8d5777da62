package import Domain

extension SQLiteStore: Archive {
  package func backUp(to path: String) async throws(ArchiveError) {
    let pool = database.pool
    try await database.work { () throws(ArchiveError) in
      try Backup(pool: pool, target: path).run()
    }
  }

  package func restore(from path: String) async throws(ArchiveError) -> String? {
    let database = database
    let watcher = watcher
    let kept = try await database.alone { () throws(ArchiveError) in
      try watcher.withoutLooking { () throws(ArchiveError) in
        database.pool.drain(closing: false)
        return try Restoration(path: database.path, source: path).run()
      }
    }
    watcher.noteReplacement()
    return kept
  }

  /// Replaces the database at `path`, which may be damaged or missing, by a copy.
  ///
  /// What was there is kept beside it; the path of that is returned, nil when there was nothing.
  package static func restore(
    _ path: String, from copy: String
  ) async throws(ArchiveError) -> String? {
    let database = Database(path: path, patience: 0)
    return try await database.work { () throws(ArchiveError) in
      try Restoration(path: path, source: copy).run()
    }
  }

  package func check() async throws(ArchiveError) -> [Finding] {
    let database = database
    return try await database.work { () throws(ArchiveError) in
      try database.read { (transaction) throws(ArchiveError) in
        try ArchiveError.mapping { () throws(StorageFailure) in
          try Inspection(transaction: transaction).findings()
        }
      }
    }
  }
}
