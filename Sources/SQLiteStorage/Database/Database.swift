import Dispatch
import Domain
import SQLite

/// One database file as this process uses it: any number of readers, and one writer at a time.
final class Database: Sendable {
  let path: String
  let pool: ConnectionPool
  /// Writes wait for disks and for other programs; they do so on a thread of their own, which is
  /// made at the first write, and not on those that all the tasks of the program share.
  private let writer = DispatchQueue(label: "hibi.writer")
  /// What takes long and writes nothing: copies and checks.
  private let archivist = DispatchQueue(label: "hibi.archivist")
  /// Everything is done on the caller's thread.
  private let isBlocking: Bool
  private let searchBatch: Int

  init(path: String, patience: Double, isBlocking: Bool = false, searchBatch: Int = 1) {
    self.path = path
    self.isBlocking = isBlocking
    self.searchBatch = searchBatch
    pool = ConnectionPool(path: path, patience: patience)
  }

  /// Reads from one state of the database, at once and on the caller's thread: it waits for nobody.
  func read<Result, Failure: StorageError>(
    _ body: (Transaction) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try run("BEGIN", body)
  }

  /// Reads by a single statement, which sees one state of the database without a transaction.
  ///
  /// Nor is it asked whether a later version has changed the schema: it is for looking up who asks, and
  /// for what, each time before a transaction that does ask.
  func lookUp<Result, Failure: StorageError>(
    _ body: (Transaction) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (connection, generation) = try Failure.mapping { () throws(StorageFailure) in
      try pool.take()
    }
    defer { pool.giveBack(connection, generation: generation) }
    return try body(transaction(on: connection))
  }

  /// Writes, alone among all programs, and returns when it is on disk.
  func write<Result: Sendable, Failure: StorageError>(
    _ body: @escaping @Sendable (Transaction) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await on(writer) { () throws(Failure) in
      try self.run("BEGIN IMMEDIATE", body)
    }
  }

  /// Does what takes long without a transaction, on a thread of its own.
  func work<Result: Sendable, Failure: StorageError>(
    _ body: @escaping @Sendable () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await on(archivist, body)
  }

  /// Does what no write of this process may come between.
  func alone<Result: Sendable, Failure: StorageError>(
    _ body: @escaping @Sendable () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await on(writer, body)
  }

  /// Finishes what is being written, then closes all connections.
  func close() async {
    await on(writer) { self.pool.drain(closing: true) }
  }

  private func on<Result: Sendable, Failure: Error>(
    _ queue: DispatchQueue, _ body: @escaping @Sendable () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    if isBlocking { return try body() }
    let outcome = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: Swift.Result { () throws(Failure) in try body() })
      }
    }
    return try outcome.get()
  }

  private func run<Result, Failure: StorageError>(
    _ begin: String, _ body: (Transaction) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (connection, generation) = try Failure.mapping { () throws(StorageFailure) in
      try pool.take()
    }
    let transaction = transaction(on: connection)
    defer { pool.giveBack(connection, generation: generation) }
    do {
      try Failure.mapping { () throws(StorageFailure) in
        try transaction.run(begin)
        try transaction.demandKnownSchema()
      }
      let result = try body(transaction)
      try Failure.mapping { () throws(StorageFailure) in try transaction.run("COMMIT") }
      return result
    } catch {
      // Some failures end the transaction by themselves; a connection that can't is not kept.
      if connection.isInTransaction { try? connection.run("ROLLBACK") }
      throw error
    }
  }

  private func transaction(on connection: Connection) -> Transaction {
    Transaction(connection: connection, path: path, searchBatch: searchBatch)
  }
}
