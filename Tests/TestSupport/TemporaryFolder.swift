import Foundation

/// A folder of a test's own, which goes with it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    let name = "hibi-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func file(_ name: String) -> String { "\(path)/\(name)" }
}
