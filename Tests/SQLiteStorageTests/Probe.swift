import Foundation

/// A run of the program `StorageProbe`.
struct Probe {
  private let process = Process()
  private let output = Pipe()

  init(_ arguments: String...) throws {
    // The tests and the programs of the package are built into one folder.
    let folder = Bundle.main.bundleURL
    process.executableURL = folder.appendingPathComponent("StorageProbe")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
  }

  /// What it printed, when it has ended.
  func result() -> String {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
