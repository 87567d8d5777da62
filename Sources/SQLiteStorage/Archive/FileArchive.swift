package import Domain
import Glibc

/// A database file as a whole; it is opened only when it is there, and never to be replaced.
package struct FileArchive: Archive {
  private let path: String

  package init(path: String) {
    self.path = path
  }

  package func backUp(to copy: String) async throws(ArchiveError) {
    try await open().backUp(to: copy)
  }

  package func restore(from copy: String) async throws(ArchiveError) -> String? {
    try await SQLiteStore.restore(path, from: copy)
  }

  package func check() async throws(ArchiveError) -> [Finding] {
    try await open().check()
  }

  private func open() throws(ArchiveError) -> SQLiteStore {
    guard unsafe access(path, F_OK) == 0 else { throw .notFound(path: path) }
    do {
      return try SQLiteStore(path: path)
    } catch {
      throw .unavailable(error)
    }
  }
}
