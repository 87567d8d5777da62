import Domain
import SQLite

/// What a change means for collections besides the rows of the tasks: which members left, and which
/// say something else because of a time that they were completed.
struct ObjectLog {
  let transaction: Transaction

  func note(_ step: Change.Step, by change: Change.ID) throws(StorageFailure) {
    guard case .task(let before, let after) = step else { return }
    if let whole = after.occurrenceOf, step.changesObject {
      try transaction.run(
        "UPDATE task SET object_change = ?1 WHERE id = ?2",
        [.init(change.number), .init(whole.number)])
    }
    guard let before, before.deleted == nil, before.occurrenceOf == nil,
      before.list != after.list || before.objectName != after.objectName
    else { return }
    try transaction.run(
      """
      INSERT INTO departure (list, name, change) VALUES (?1, ?2, ?3)
      ON CONFLICT (list, name) DO UPDATE SET change = excluded.change
      """, [.init(before.list.number), .text(before.objectName), .init(change.number)])
  }
}
