import Foundation
import SQLite
import TestSupport
import Testing

/// Values that go into SQLite and come out again.
@Suite struct StatementTests {
  @Test(
    arguments: [
      .null, .integer(0), .integer(.min), .integer(.max), .real(0.1), .real(-12.5), .text(""),
      .text("a\0b"),
      .text("日々 👩‍👩‍👧 \u{0}"), .text(String(repeating: "x", count: 100_000)), .blob([]),
      .blob([0, 1, 255]),
    ] as [SQLiteValue])
  func `gives back what was bound`(_ value: SQLiteValue) throws {
    let connection = try Connection(path: ":memory:")

    let found = try connection.first("SELECT ?1, ?1", [value]) { row in
      [row.value(at: 0), row.value(at: 1)]
    }

    #expect(found == [value, value])
  }

  @Test func `reads columns by their kind`() throws {
    let connection = try Connection(path: ":memory:")

    let row = try connection.prepare("SELECT 7, 'text', x'0102', NULL")

    #expect(try row.step())

    #expect(row.int(at: 0) == 7)
    #expect(row.integer(at: 0) == 7)
    #expect(row.text(at: 1) == "text")
    #expect(row.blob(at: 2) == [1, 2])
    #expect(row.isNull(at: 3))
    #expect(row.text(at: 3) == nil)
    #expect(row.blob(at: 3) == nil)
    // A column that is not there is null.
    #expect(row.isNull(at: 9))
    #expect(row.text(at: -1) == nil)
  }

  @Test func `steps one text in two statements at once`() throws {
    let connection = try Connection(path: ":memory:")
    let text = "WITH RECURSIVE n(x) AS (SELECT ?1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n"
    let first = try connection.prepare(text, [.integer(10)])
    let second = try connection.prepare(text, [.integer(20)])

    #expect(try first.step())
    #expect(try second.step())
    #expect(try first.step())

    #expect(first.int(at: 0) == 11)
    #expect(second.int(at: 0) == 20)
    connection.keep(first)
    let again = try connection.prepare(text)
    #expect(again === first)
    #expect(try again.step())
    #expect(again.isNull(at: 0))
  }

  @Test func `reads every row`() throws {
    let connection = try Connection(path: ":memory:")
    try connection.execute("CREATE TABLE t (x INTEGER); INSERT INTO t VALUES (3), (1), (2)")

    let rows = try connection.all("SELECT x FROM t ORDER BY x") { $0.int(at: 0) }
    let none = try connection.first("SELECT x FROM t WHERE x > 9") { $0.int(at: 0) }

    #expect(rows == [1, 2, 3])
    #expect(none == nil)
  }
}
