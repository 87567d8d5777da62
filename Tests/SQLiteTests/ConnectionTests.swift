import Foundation
import SQLite
import TestSupport
import Testing

/// What a connection tells of its file, and how it fails.
@Suite struct ConnectionTests {
  @Test func `tells what failed, with the statement`() throws {
    let connection = try Connection(path: ":memory:")
    let text = "SELECT x FROM nowhere"

    let error = #expect(throws: SQLiteError.self) { try connection.run(text) }

    #expect(error?.code.rawValue == 1)
    #expect(error?.message == "no such table: nowhere")
    #expect(error?.statement == text)
  }

  @Test func `refuses an empty statement`() throws {
    let connection = try Connection(path: ":memory:")

    #expect(throws: SQLiteError.self) { try connection.run(" -- nothing") }
  }

  @Test func `knows a value that is there already`() throws {
    let connection = try Connection(path: ":memory:")
    try connection.execute("CREATE TABLE t (x INTEGER UNIQUE, y INTEGER CHECK (y > 0)) STRICT")
    try connection.run("INSERT INTO t VALUES (1, 1)")

    let twice = #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO t VALUES (1, 1)")
    }
    let other = #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO t VALUES (2, 0)")
    }

    #expect(twice?.code == .constraint)
    #expect(twice?.isUniqueViolation == true)
    #expect(other?.code == .constraint)
    #expect(other?.isUniqueViolation == false)
  }

  @Test func `does not make a file`() throws {
    let folder = TemporaryFolder()

    let error = #expect(throws: SQLiteError.self) { try Connection(path: folder.file("none")) }

    #expect(error?.code == .cannotOpen)
    #expect(error?.systemMessage == "No such file or directory")
    #expect(!FileManager.default.fileExists(atPath: folder.file("none")))
  }

  @Test func `sees that another file took the place of its own`() throws {
    let folder = TemporaryFolder()
    let connection = try open(folder.file("a"))
    #expect(!connection.hasMoved)

    _ = try open(folder.file("b"))
    try FileManager.default.removeItem(atPath: folder.file("a"))
    try FileManager.default.moveItem(atPath: folder.file("b"), toPath: folder.file("a"))

    #expect(connection.hasMoved)
  }

  @Test func `waits for a lock as long as it is told, and gets it when it is free`() throws {
    let folder = TemporaryFolder()
    let holder = try open(folder.file("a"))
    let waiter = try Connection(path: folder.file("a"), patience: 0.2)
    try holder.execute("BEGIN IMMEDIATE")
    let start = ContinuousClock.now

    let error = #expect(throws: SQLiteError.self) { try waiter.execute("BEGIN IMMEDIATE") }

    #expect(error?.code == .busy)
    #expect(ContinuousClock.now - start > .milliseconds(150))
    waiter.wait(upTo: 10)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.1)
      #expect(throws: Never.self) { try holder.execute("ROLLBACK") }
    }
    try waiter.execute("BEGIN IMMEDIATE")
    #expect(waiter.isInTransaction)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func `copies a database into another`() throws {
    let folder = TemporaryFolder()
    let source = try open(folder.file("a"))
    let target = try open(folder.file("b"))
    try target.execute("CREATE TABLE gone (x)")

    try source.copy(to: target)

    #expect(try target.all("SELECT x FROM t") { $0.int(at: 0) } == [1])
    #expect(throws: SQLiteError.self) { try target.run("SELECT x FROM gone") }
  }

  private func open(_ path: String) throws -> Connection {
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let connection = try Connection(path: path)
    try connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    return connection
  }
}
