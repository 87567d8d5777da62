import Domain
import SQLite

/// Whether the search index says of each task what its texts say.
///
/// The index tells which tasks have a word, and of a task nothing. So both are summed up: what the
/// words of each task add up to, as the index has them, and as they ought to be.
struct SearchIndexInspection {
  let transaction: Transaction

  func findings() throws(StorageFailure) -> [Finding] {
    var sums = try indexedSums()
    var problems: [String] = []
    let last = try SearchIndex(transaction: transaction).lastTask()
    let wrong = try transaction.all("SELECT \(TaskRow.columns) FROM task ORDER BY id") { row in
      let task = TaskRow.read(row)
      let words = task.id <= last ? SearchGrams(of: task).words : []
      let expected = words.reduce(0) { $0 &+ Self.sum(of: $1.utf8) }
      return (sums.removeValue(forKey: task.id.number) ?? 0) == expected ? nil : task.id.number
    }
    for number in wrong { if let number { problems.append("task \(number): search does not fit") } }
    for number in sums.keys.sorted() {
      problems.append("search: finds task \(number), which is not there")
    }
    return problems.prefix(20).map(Finding.init(detail:))
  }

  /// By number of the task. <https://sqlite.org/fts5.html#the_fts5vocab_virtual_table_module>
  private func indexedSums() throws(StorageFailure) -> [Int: UInt64] {
    var sums: [Int: UInt64] = [:]
    // In the part of the database that is this connection's alone: nothing is written to the file.
    try transaction.run(
      """
      CREATE VIRTUAL TABLE IF NOT EXISTS temp.task_search_word
      USING fts5vocab('main', 'task_search', 'instance')
      """)
    _ = try transaction.all("SELECT doc, term FROM temp.task_search_word") { row in
      sums[row.int(at: 0), default: 0] &+= Self.sum(of: (row.text(at: 1) ?? "").utf8)
    }
    try transaction.run("DROP TABLE temp.task_search_word")
    return sums
  }

  /// FNV-1a (<http://www.isthe.com/chongo/tech/comp/fnv/>).
  private static func sum(of word: String.UTF8View) -> UInt64 {
    word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
