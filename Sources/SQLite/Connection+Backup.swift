import CSQLite

extension Connection {
  /// Copies the whole database into `target`, whose content is replaced in one transaction.
  ///
  /// Others may go on writing meanwhile: the copy is of one moment. <https://sqlite.org/backup.html>
  package func copy(to target: Connection) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main")
    else { throw SQLiteError(sqlite3_errcode(target.handle), in: target.handle, statement: nil) }
    let code = sqlite3_backup_step(backup, -1)
    let last = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, last == SQLITE_OK else {
      // What failed in reading is told by the source, what failed in writing by the target.
      let isOfSource = sqlite3_errcode(handle) != SQLITE_OK
      throw SQLiteError(code, in: isOfSource ? handle : target.handle, statement: nil)
    }
  }
}
