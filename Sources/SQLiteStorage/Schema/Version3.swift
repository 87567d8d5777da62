extension Schema {
  /// App passwords, with which devices and programs come in; priorities beside the days due.
  ///
  /// - `app_password` is looked up by digest at each request, by account and name when a person
  ///   manages them.
  /// - By `task_by_due_and_priority` both narrow a search before a row is read.
  static let version3 = """
    CREATE TABLE app_password (
      digest BLOB PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      created INTEGER NOT NULL,
      used INTEGER,
      name TEXT NOT NULL,
      UNIQUE (account, name)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX task_by_due_and_priority ON task (list, is_completed, due_key, priority)
      WHERE deleted IS NULL AND due_key < '~';
    """
}
