import Domain
import SQLite

/// Whether a database is whole as SQLite sees it.
struct Integrity {
  let connection: Connection

  /// What is wrong; empty when nothing is.
  func findings() throws(SQLiteError) -> [Finding] {
    let damage = try connection.all("PRAGMA integrity_check(20)") { $0.text(at: 0) ?? "" }
    let strays = try connection.all("PRAGMA foreign_key_check") { row in
      "\(row.text(at: 0) ?? "?"), row \(row.int(at: 1)): its \(row.text(at: 2) ?? "?") is missing"
    }
    return (damage.filter { $0 != "ok" } + strays).map(Finding.init(detail:))
  }

  /// Throws the first thing that is wrong.
  func demand() throws {
    if let finding = try findings().first { throw StorageFailure.damaged(detail: finding.detail) }
  }
}
