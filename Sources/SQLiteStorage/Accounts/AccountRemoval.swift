import Domain
import SQLite

/// Takes away what goes with an account.
///
/// The lists that nobody else is in go with their tasks and all that was done to them. What the
/// account did to lists that others are in stays, for the log of a task has no gaps.
struct AccountRemoval {
  let transaction: Transaction

  func remove(_ account: Account.ID) throws(StorageFailure) {
    let account: [SQLiteValue] = [.init(account.number)]
    // Each row may go before those that refer to it.
    try transaction.run("PRAGMA defer_foreign_keys = ON")
    try transaction.run(
      "DELETE FROM step WHERE task IN (SELECT id FROM task WHERE list IN (\(Self.lists)))", account)
    try transaction.run(
      "DELETE FROM step WHERE task IS NULL AND list IN (\(Self.lists))", account)
    try transaction.run("DELETE FROM step WHERE list = 0 AND account = ?1", account)
    try transaction.run(
      "DELETE FROM change WHERE NOT EXISTS (SELECT 1 FROM step WHERE step.change = change.id)")
    try transaction.run(
      "DELETE FROM task_tag WHERE task IN (SELECT id FROM task WHERE list IN (\(Self.lists)))",
      account)
    try SearchIndex(transaction: transaction).remove(
      try transaction.all(
        "SELECT \(TaskRow.columns) FROM task WHERE list IN (\(Self.lists)) ORDER BY id", account,
        TaskRow.read))
    try transaction.run("DELETE FROM setting WHERE account = ?1", account)
    try transaction.run(
      """
      DELETE FROM calendar_text
      WHERE task IN (SELECT id FROM task WHERE list IN (\(Self.lists)))
      """, account)
    try transaction.run("DELETE FROM departure WHERE list IN (\(Self.lists))", account)
    try transaction.run(
      """
      DELETE FROM collection_property
      WHERE account = ?1 OR task IN (SELECT id FROM task WHERE list IN (\(Self.lists)))
      """, account)
    try transaction.run("DELETE FROM task WHERE list IN (\(Self.lists))", account)
    try transaction.run("DELETE FROM list WHERE id IN (\(Self.lists))", account)
    try transaction.run("DELETE FROM member WHERE account = ?1", account)
    try transaction.run("DELETE FROM session WHERE account = ?1", account)
    try transaction.run("DELETE FROM app_password WHERE account = ?1", account)
    try transaction.run("DELETE FROM place WHERE account = ?1", account)
    try transaction.forgetUnwantedForecasts()
  }

  private static let lists = """
    SELECT mine.list FROM member AS mine WHERE mine.account = ?1 AND NOT EXISTS (
      SELECT 1 FROM member AS other WHERE other.list = mine.list AND other.account <> ?1)
    """
}
