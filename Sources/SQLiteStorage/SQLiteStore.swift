package import Domain

/// Keeps accounts, lists and tasks in a file of SQLite, which several programs may use at once.
///
/// Hold one for each file in a process. Its connections, threads and the watch over other
/// programs' changes come into being when they are needed.
package final class SQLiteStore: Sendable {
  let database: Database
  let watcher: ChangeWatcher

  /// Opens the database at `path`; makes it, and the folders above it, when there is none.
  ///
  /// `patience` is how many seconds to wait for a lock that another program holds, before `busy`. A
  /// program that does one thing and ends `writesInline`, on its only thread; making another one
  /// would cost it more than the write.
  package init(
    path: String, patience: Double = 15, writesInline: Bool = false
  ) throws(StorageFailure) {
    database = Database(path: path, patience: patience, writesInline: writesInline)
    watcher = ChangeWatcher(pool: database.pool)
    // What is wrong with the file is told now; the connection stays for the first use.
    let (connection, generation) = try database.pool.take()
    database.pool.giveBack(connection, generation: generation)
  }

  /// Finishes what is being written and closes the file; nothing can be done with it after that.
  package func close() async {
    watcher.close()
    await database.close()
  }
}
