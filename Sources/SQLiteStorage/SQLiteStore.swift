package import Domain

/// Keeps accounts, lists and tasks in a file of SQLite, which several programs may use at once.
///
/// Hold one for each file in a process. Its connections, threads and the watch over other
/// programs' changes come into being when they are needed.
package final class SQLiteStore: Sendable {
  let database: Database
  let watcher: ChangeWatcher
  let candidateLimit: Int

  /// Opens the database at `path`; makes it, and the folders above it, when there is none.
  ///
  /// `patience` is how many seconds to wait for a lock that another program holds, before `busy`.
  /// A program that does one thing after the other has it `isBlocking`: it waits on the caller's
  /// thread, and makes no other, which would take longer to start than most of what it does.
  /// `candidateLimit` is how many tasks that may match a query are worth being listed first, and
  /// `searchBatch` how many new ones are put into the search index together.
  package init(
    path: String, patience: Double = 15, isBlocking: Bool = false, candidateLimit: Int = 20_000,
    searchBatch: Int = 64
  ) throws(StorageFailure) {
    self.candidateLimit = candidateLimit
    database = Database(
      path: path, patience: patience, isBlocking: isBlocking, searchBatch: searchBatch)
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
