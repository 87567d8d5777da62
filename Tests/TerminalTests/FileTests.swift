import Foundation
import Terminal
import Testing

@Suite struct FileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "hibi-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `is there when it is whole, and not before`() throws {
    let path = folder.appendingPathComponent("tasks.ics").path

    let file = try NewFile(path: path)
    file.output.write("whole")
    file.output.flush()
    #expect(!FileManager.default.fileExists(atPath: path))
    try file.finish()

    #expect(try String(contentsOfFile: path, encoding: .utf8) == "whole")
    #expect(try names() == ["tasks.ics"])
  }

  @Test func `leaves what was there when it does not come to an end`() throws {
    let path = folder.appendingPathComponent("tasks.ics").path
    try "old".write(toFile: path, atomically: false, encoding: .utf8)

    let file = try NewFile(path: path)
    file.output.write("half")
    file.discard()

    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(try names() == ["tasks.ics"])
  }

  @Test func `takes the place of what a link leads to, and its permissions`() throws {
    let path = folder.appendingPathComponent("tasks.ics").path
    let link = folder.appendingPathComponent("link").path
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)

    let file = try NewFile(path: link)
    file.output.write("new")
    try file.finish()

    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `writes to a device as it is`() throws {
    let file = try NewFile(path: "/dev/full")
    file.output.write("x")

    #expect(throws: OutputError.full) { try file.finish() }
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test func `says why a file can't be made or read`() {
    let path = folder.appendingPathComponent("none/tasks.ics").path

    #expect(throws: InputError.failed(code: ENOENT)) { try NewFile(path: path) }
    #expect(throws: InputError.failed(code: ENOENT)) {
      try InputFile.bytes(at: path, limit: 10)
    }
    #expect(throws: InputError.failed(code: EISDIR)) {
      try InputFile.bytes(at: folder.path, limit: 10)
    }
  }

  @Test func `reads all of a file, unless it is too large`() throws {
    let path = folder.appendingPathComponent("a").path
    try Data(repeating: 65, count: 300_000).write(to: URL(fileURLWithPath: path))

    #expect(try InputFile.bytes(at: path, limit: 300_000).count == 300_000)
    #expect(throws: InputError.failed(code: EFBIG)) {
      try InputFile.bytes(at: path, limit: 299_999)
    }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }
}
