extension Schema {
  /// App passwords, with which devices and programs come in.
  ///
  /// - `app_password` is looked up by digest at each request, by account and name when a person
  ///   manages them.
  static let version3 = """
    CREATE TABLE app_password (
      digest BLOB PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      created INTEGER NOT NULL,
      used INTEGER,
      name TEXT NOT NULL,
      UNIQUE (account, name)
    ) STRICT, WITHOUT ROWID;
    """
}
