import Domain
import SQLite

/// The table `task_search`: which letters, pairs of letters and tags the texts of a task have.
///
/// It keeps no texts, so that what is to be taken out of it has to be said
/// (<https://sqlite.org/fts5.html#the_delete_command>).
///
/// The newest tasks wait to be put in together, since FTS5 writes a segment for each transaction; until
/// then a search looks at each of them.
struct SearchIndex {
  let transaction: Transaction

  /// Makes the index fit tasks that were changed; what is deleted is not in it.
  func update(_ steps: [Change.Step]) throws(StorageFailure) {
    let changes = steps.compactMap { step in
      if case .task(let before, let after) = step { (before: before, after: after) } else { nil }
    }
    guard let newest = changes.map(\.after.id).max() else { return }
    let last = try lastTask()
    // By number: FTS5 collects what is written in that order, and writes it in one piece.
    for (before, after) in changes.sorted(by: { $0.after.id < $1.after.id })
    where after.id <= last {
      try update(from: before, to: after)
    }
    if newest.number - last.number >= transaction.searchBatch {
      try putIn(after: last, upTo: newest)
    }
  }

  /// Takes out tasks that are in it, given by number.
  func remove(_ tasks: [TaskItem]) throws(StorageFailure) {
    let last = try lastTask()
    for task in tasks where task.deleted == nil && task.id <= last {
      try delete(SearchGrams(of: task), of: task.id)
    }
  }

  /// The task up to which tasks are in it; those after it wait.
  func lastTask() throws(StorageFailure) -> TaskItem.ID {
    TaskItem.ID(
      try transaction.first("SELECT last_task FROM search_index") { $0.int(at: 0) } ?? 0)
  }

  private func putIn(
    after last: TaskItem.ID, upTo newest: TaskItem.ID
  ) throws(StorageFailure) {
    try transaction.forEach(
      """
      SELECT \(TaskRow.columns) FROM task
      WHERE id > ?1 AND id <= ?2 AND deleted IS NULL ORDER BY id
      """, [.init(last.number), .init(newest.number)]
    ) { row throws(StorageFailure) in
      let task = TaskRow.read(row)
      try insert(SearchGrams(of: task), of: task.id)
      return true
    }
    try transaction.run("UPDATE search_index SET last_task = ?1", [.init(newest.number)])
  }

  /// The tasks that have all of these words, and those that may have, as they wait, in no order of
  /// interest; at most so many.
  func tasks(with grams: SearchGrams, limit: Int) throws(StorageFailure) -> [TaskItem.ID] {
    guard let query = grams.query else { return [] }
    return try transaction.all(
      Self.lookUp, [.text(query), .init(limit)]
    ) { TaskItem.ID($0.int(at: 0)) }
  }

  static let lookUp = """
    SELECT rowid FROM task_search WHERE task_search MATCH ?1 UNION ALL
    SELECT id FROM task WHERE id > (SELECT last_task FROM search_index) AND deleted IS NULL
    LIMIT ?2
    """

  /// Fills the index of a database that had none, and no tags.
  static func fill(_ transaction: Transaction) throws(StorageFailure) {
    let index = SearchIndex(transaction: transaction)
    let tasks = try transaction.all(
      "SELECT id, title, notes FROM task WHERE deleted IS NULL ORDER BY id"
    ) { row in
      (TaskItem.ID(row.int(at: 0)), [row.text(at: 1) ?? "", row.text(at: 2) ?? ""])
    }
    for (id, texts) in tasks { try index.insert(SearchGrams(of: texts, tags: []), of: id) }
  }

  /// Only what differs is written; both halves are, whenever the row stays, for FTS5 counts rows by
  /// them.
  private func update(from before: TaskItem?, to after: TaskItem) throws(StorageFailure) {
    if let before, before.hasSameSearchedTexts(as: after) { return }
    let old = before.map(SearchGrams.init(of:))
    let new = SearchGrams(of: after)
    if let before, let old, before.deleted == nil {
      try delete(old.subtracting(new), of: before.id)
    }
    if after.deleted == nil {
      try insert(old.map(new.subtracting) ?? new, of: after.id)
    }
  }

  private func insert(_ grams: SearchGrams, of id: TaskItem.ID) throws(StorageFailure) {
    try transaction.run(
      "INSERT INTO task_search (rowid, grams) VALUES (?1, ?2)",
      [.init(id.number), .text(grams.text)])
  }

  private func delete(_ grams: SearchGrams, of id: TaskItem.ID) throws(StorageFailure) {
    try transaction.run(
      "INSERT INTO task_search (task_search, rowid, grams) VALUES ('delete', ?1, ?2)",
      [.init(id.number), .text(grams.text)])
  }
}

extension TaskItem {
  fileprivate func hasSameSearchedTexts(as other: TaskItem) -> Bool {
    (deleted == nil) == (other.deleted == nil) && title == other.title && notes == other.notes
      && tags == other.tags
  }
}
