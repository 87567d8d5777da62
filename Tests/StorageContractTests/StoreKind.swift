import Domain
import MemoryStorage
import SQLiteStorage
import TestSupport

/// The stores that keep the same promises.
enum StoreKind: CaseIterable, Sendable {
  case memory
  case sqlite

  /// With a low limit of candidates, a store that has one goes through orders instead.
  ///
  /// Of a few new tasks some are in its search index, and some wait.
  func makeStage(candidateLimit: Int = 20_000) async throws -> Stage {
    switch self {
    case .memory:
      return try await Stage(store: MemoryStore(), folder: nil)
    case .sqlite:
      let folder = TemporaryFolder()
      return try await Stage(
        store: SQLiteStore(
          path: folder.file("hibi.sqlite"), candidateLimit: candidateLimit, searchBatch: 3),
        folder: folder)
    }
  }
}
