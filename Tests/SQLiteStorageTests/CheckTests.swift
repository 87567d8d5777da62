import Domain
import SQLite
import SQLiteStorage
import TestSupport
import Testing

/// What a check finds.
@Suite struct CheckTests {
  @Test func `finds nothing after every kind of change`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["a", "b", "c"])
    let day = try #require(CalendarDate(iso: "2026-11-30"))
    let edits: [Edit] = [
      .addList(title: "Other"), .completeTasks([.init(1)]), .reopenTasks([.init(1)]),
      .editTask(
        .init(2), TaskChanges(title: "z", list: .init(2), due: .some(.date(day))), since: 1),
      .deleteTasks([.init(3)]), .undo(nil), .undo(nil), .moveTask(.init(1), after: .init(3)),
      .renameList(.init(2), title: "Another"), .moveList(.init(2), after: nil),
      .arrangeList(.init(2), Arrangement(sort: .due)), .deleteList(.init(2)),
    ]
    for edit in edits {
      try await store.perform(edit, for: .init(1), at: Instant(milliseconds: 1_700_000_001_000))
    }
    let other = try await store.addAccount(
      email: nil, passwordHash: nil, zone: .utc, language: nil, at: Instant(milliseconds: 0))
    try await store.perform(.addFirstList, for: other.id, at: Instant(milliseconds: 0))
    try await store.deleteAccount(other.id)

    #expect(try await store.check().isEmpty)
  }

  @Test func `finds nothing after the trash was emptied`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["a", "b", "c", "d"])
    let tag = try #require(Tag("home"))
    let edits: [Edit] = [
      .addList(title: "Other"),
      .editTasks([.init(1), .init(2), .init(3)], TaskChanges(tags: [tag])),
      .addTasks([TaskDraft(title: "part", parent: .init(1))], to: .init(1)),
      .editTask(.init(4), TaskChanges(list: .init(2)), since: nil),
      .completeTasks([.init(1), .init(2)]), .undo(nil), .redo(nil),
      .deleteTasks([.init(1), .init(3)]), .deleteList(.init(2)),
    ]
    let now = Instant(milliseconds: 1_700_000_001_000)
    for edit in edits { try await store.perform(edit, for: .init(1), at: now) }

    try await store.forgetExpired(at: now.advanced(bySeconds: Trash.limit))

    #expect(try await store.check().isEmpty)
    #expect(try await store.titles() == ["b"])
    let rows = try Connection(path: folder.database).first("SELECT count(*) FROM task") {
      $0.int(at: 0)
    }
    #expect(rows == 1)
  }

  @Test(arguments: [
    ("UPDATE list SET open_count = 7", "list 1: counts 7 open and 0 completed tasks, has 2 and 0"),
    ("DELETE FROM member", "list 1: belongs to nobody"),
    ("UPDATE task SET title = 'x' WHERE id = 1", "task 1: is not as the log has it"),
    ("UPDATE task SET title_key = x'00' WHERE id = 1", "task 1: title_key does not fit"),
    ("UPDATE task SET due_key = '2026' WHERE id = 2", "task 2: due_key does not fit"),
    ("UPDATE task SET due = 'soon' WHERE id = 2", "task 2: the due date can't be read"),
    ("UPDATE task SET position = 'a' WHERE id = 1", "task 1: has no right place"),
    ("UPDATE task SET title = ' ' WHERE id = 1", "task 1: the title is not valid"),
    ("UPDATE list SET title = 'x'", "list 1: is not as the log has it"),
    ("UPDATE member SET position = 'b00'", "list 1: its place is not as the log has it"),
    (
      "DELETE FROM step WHERE task = 1 AND revision = 1",
      "task 1: is at revision 1, the log has 0 up to 0"
    ),
    (
      "UPDATE task SET revision = 3 WHERE id = 2",
      "task 2: is at revision 3, the log has 1 up to 1"
    ),
    (
      "UPDATE list SET revision = 2", "list 1: is at revision 2, the log has 1 up to 1"
    ),
    ("UPDATE step SET snapshot = '{' WHERE task = 1", "task 1: is not as the log has it"),
    (
      "INSERT INTO change VALUES (9, 1, 0, 'add-tasks', NULL, 0, 0, 0, 0)",
      "change 9: touches nothing"
    ),
    (
      "UPDATE change SET undoes = 1 WHERE id = 2",
      "change 2: can be taken back, but was already or takes another one back"
    ),
    (
      "UPDATE sqlite_sequence SET seq = 1 WHERE name = 'task'",
      "task: the number 2 could be given again"
    ),
    (
      "INSERT INTO task_tag VALUES ('home', 1, 'home')",
      "task 1: its tags are not as they are looked up"
    ),
    (
      "INSERT INTO task_search (task_search, rowid, grams) VALUES ('delete', 1, 'a')",
      "task 1: search does not fit"
    ),
    ("INSERT INTO task_search (rowid, grams) VALUES (2, 'x')", "task 2: search does not fit"),
    (
      "INSERT INTO task_search (rowid, grams) VALUES (7, 'x')",
      "search: finds task 7, which is not there"
    ),
    ("UPDATE search_index SET last_task = 1", "task 2: search does not fit"),
    ("DELETE FROM search_index", "task 1: search does not fit"),
    (
      "PRAGMA foreign_keys = OFF; INSERT INTO app_password VALUES (x'01', 9, 0, NULL, 'Phone')",
      "app_password, row 0: its account is missing"
    ),
    ("DROP TABLE task_search", "the schema: task_search is not as it should be"),
    ("DROP INDEX task_by_due_key", "the schema: task_by_due_key is not as it should be"),
    (
      "PRAGMA foreign_keys = OFF; UPDATE task SET list = 5 WHERE id = 1",
      "task, row 1: its list is missing"
    ),
  ])
  func `finds what was planted`(_ script: String, _ detail: String) async throws {
    let folder = TemporaryFolder()
    await (try SQLiteStore.filled(at: folder.database, titles: ["a", "b"])).close()
    try meddle(with: folder.database, script)

    let findings = try await SQLiteStore(path: folder.database).check()

    #expect(findings.map(\.detail).contains(detail))
  }

  @Test func `finds an index that lost an entry`() async throws {
    let folder = TemporaryFolder()
    await (try SQLiteStore.filled(at: folder.database, titles: ["a", "b"])).close()
    try meddle(
      with: folder.database,
      """
      CREATE TABLE copy AS SELECT * FROM sqlite_schema WHERE name = 'task_by_due_key';
      PRAGMA writable_schema = ON;
      DELETE FROM sqlite_schema WHERE name = 'task_by_due_key';
      """)
    try meddle(with: folder.database, "DELETE FROM task WHERE id = 2")
    try meddle(
      with: folder.database,
      """
      PRAGMA writable_schema = ON;
      INSERT INTO sqlite_schema SELECT * FROM copy;
      DROP TABLE copy;
      """)

    let findings = try await SQLiteStore(path: folder.database).check()

    #expect(findings.contains { $0.detail.contains("task_by_due_key") })
  }
}
