import Domain
import SQLite

/// Takes away what rested in the trash for long enough, and what the log says of it.
///
/// A change of which something is left stays in the log, for the log of a task has no gaps, but it
/// can't be taken back any more.
struct Forgetting {
  let transaction: Transaction
  /// What was deleted by then is forgotten.
  let limit: Instant

  /// Whether anything is to be forgotten.
  func isDue() throws(StorageFailure) -> Bool {
    try transaction.exists(
      "SELECT 1 FROM task WHERE deleted <= ?1 UNION ALL SELECT 1 FROM list WHERE deleted <= ?1",
      [.init(limit)])
  }

  func run() throws(StorageFailure) {
    // Each row may go before those that refer to it.
    try transaction.run("PRAGMA defer_foreign_keys = ON")
    let tasks = try transaction.all(Self.tasks, [.init(limit)], TaskRow.read)
    try forget(tasks)
    try forgetLists()
    try transaction.run(
      """
      DELETE FROM change WHERE is_partial AND NOT EXISTS (
        SELECT 1 FROM step WHERE step.change = change.id)
      """)
  }

  /// Tasks in the trash and those of lists there; a whole stays as long as a part of it does.
  private static let tasks = """
    WITH RECURSIVE kept (id) AS (
      SELECT parent FROM task WHERE parent IS NOT NULL AND NOT (\(isOld))
      UNION
      SELECT task.parent FROM kept JOIN task ON task.id = kept.id WHERE task.parent IS NOT NULL)
    SELECT \(TaskRow.columns) FROM task WHERE (\(isOld)) AND id NOT IN (SELECT id FROM kept)
    ORDER BY id
    """

  private static let isOld = """
    ifnull(task.deleted <= ?1, 0) OR task.list IN (SELECT list.id FROM list WHERE deleted <= ?1)
    """

  private func forget(_ tasks: [TaskItem]) throws(StorageFailure) {
    let numbers: [SQLiteValue] = [.array(tasks.map(\.id.number))]
    let gone = "(SELECT value FROM json_each(?1))"
    try forgetSteps(where: "task IN \(gone)", numbers)
    // What was completed of a repeating task stands by itself then, and always did.
    try transaction.run(
      """
      UPDATE step SET snapshot = json_set(snapshot, '$.occurrence_of', NULL)
      WHERE task IN (SELECT id FROM task WHERE occurrence_of IN \(gone))
      """, numbers)
    try transaction.run(
      "UPDATE task SET occurrence_of = NULL WHERE occurrence_of IN \(gone)", numbers)
    try transaction.run("DELETE FROM task_tag WHERE task IN \(gone)", numbers)
    try transaction.run(
      """
      INSERT INTO forgotten (id, change)
      SELECT 1, max(object_change) FROM task WHERE id IN \(gone)
      HAVING max(object_change) IS NOT NULL
      ON CONFLICT (id) DO UPDATE SET change = max(change, excluded.change)
      """, numbers)
    try transaction.run("DELETE FROM calendar_text WHERE task IN \(gone)", numbers)
    try transaction.run("DELETE FROM collection_property WHERE task IN \(gone)", numbers)
    try SearchIndex(transaction: transaction).remove(tasks)
    try transaction.run("DELETE FROM task WHERE id IN \(gone)", numbers)
  }

  private func forgetLists() throws(StorageFailure) {
    let lists = try transaction.all(
      """
      SELECT id FROM list WHERE deleted <= ?1 AND NOT EXISTS (
        SELECT 1 FROM task WHERE task.list = list.id)
      """, [.init(limit)]
    ) { $0.int(at: 0) }
    for list in lists {
      let list: [SQLiteValue] = [.init(list)]
      try forgetSteps(where: "task IS NULL AND list = ?1", list)
      try transaction.run("DELETE FROM member WHERE list = ?1", list)
      try transaction.run("DELETE FROM departure WHERE list = ?1", list)
      try transaction.run("DELETE FROM collection_property WHERE list = ?1", list)
      try transaction.run("DELETE FROM list WHERE id = ?1", list)
    }
  }

  private func forgetSteps(
    where condition: String, _ values: [SQLiteValue]
  ) throws(StorageFailure) {
    try transaction.run(
      """
      UPDATE change SET is_partial = 1, is_undoable = 0, is_redoable = 0
      WHERE id IN (SELECT change FROM step WHERE \(condition))
      """, values)
    try transaction.run("DELETE FROM step WHERE \(condition)", values)
  }
}
