import Domain

/// An error of one of Domain's protocols, all of which can say that the database failed.
protocol StorageError: Error {
  static func unavailable(_ failure: StorageFailure) -> Self
}

extension StoreError: StorageError {}
extension AccountError: StorageError {}
extension ArchiveError: StorageError {}

extension StorageError {
  /// Does what can only fail with the database, in the terms of this error.
  static func mapping<Result>(
    _ body: () throws(StorageFailure) -> Result
  ) throws(Self) -> Result {
    do {
      return try body()
    } catch {
      throw .unavailable(error)
    }
  }
}
