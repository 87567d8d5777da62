import Domain
import SQLite

/// What leads from one version of the tables to the next.
struct SchemaStep: Sendable {
  let script: String
  /// What SQL can't do of it.
  ///
  /// It sees the tables as this step leaves them, not as they are today.
  private let fill: (@Sendable (Transaction) throws(StorageFailure) -> Void)?

  init(
    script: String, fill: (@Sendable (Transaction) throws(StorageFailure) -> Void)? = nil
  ) {
    self.script = script
    self.fill = fill
  }

  /// To be done within a transaction, with all other steps that are to be taken.
  func take(on connection: Connection, path: String) throws(StorageFailure) {
    do {
      try connection.execute(script)
    } catch {
      throw StorageFailure(error, path: path)
    }
    try fill?(Transaction(connection: connection, path: path))
  }
}
