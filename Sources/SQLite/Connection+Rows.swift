extension Connection {
  /// Runs a statement to its end.
  package func run(_ text: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    let statement = try prepare(text, values)
    defer { keep(statement) }
    while try statement.step() {}
  }

  /// What `read` makes of the first row; nil when there is none.
  package func first<Row>(
    _ text: String, _ values: [SQLiteValue] = [], _ read: (Statement) -> Row
  ) throws(SQLiteError) -> Row? {
    let statement = try prepare(text, values)
    defer { keep(statement) }
    return try statement.step() ? read(statement) : nil
  }

  /// What `read` makes of each row.
  package func all<Row>(
    _ text: String, _ values: [SQLiteValue] = [], _ read: (Statement) -> Row
  ) throws(SQLiteError) -> [Row] {
    let statement = try prepare(text, values)
    defer { keep(statement) }
    var rows: [Row] = []
    while try statement.step() { rows.append(read(statement)) }
    return rows
  }
}
