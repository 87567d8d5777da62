/// What goes with an account.
enum AccountRemoval {
  /// In this order, before the account `?1` itself.
  ///
  /// The lists that nobody else is in go with their tasks and all that was done to them. What the
  /// account did to lists that others are in stays, for the log of a task has no gaps. Its sessions
  /// go by their foreign key.
  static let statements = [
    // Each row may go before those that refer to it.
    "PRAGMA defer_foreign_keys = ON",
    "DELETE FROM step WHERE task IN (SELECT id FROM task WHERE list IN (\(lists)))",
    "DELETE FROM step WHERE task IS NULL AND list IN (\(lists))",
    "DELETE FROM change WHERE NOT EXISTS (SELECT 1 FROM step WHERE step.change = change.id)",
    "DELETE FROM task WHERE list IN (\(lists))",
    "DELETE FROM list WHERE id IN (\(lists))",
    "DELETE FROM member WHERE account = ?1",
  ]

  private static let lists = """
    SELECT mine.list FROM member AS mine WHERE mine.account = ?1 AND NOT EXISTS (
      SELECT 1 FROM member AS other WHERE other.list = mine.list AND other.account <> ?1)
    """
}
