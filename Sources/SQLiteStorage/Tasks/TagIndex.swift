import Domain
import SQLite

/// The rows of `task_tag`: which tasks have a tag.
struct TagIndex {
  let transaction: Transaction

  /// Makes the rows of a task fit it; what is deleted has none.
  func update(from before: TaskItem?, to after: TaskItem) throws(StorageFailure) {
    let old = Self.tags(of: before)
    let new = Self.tags(of: after)
    guard old != new else { return }
    if !old.isEmpty {
      try transaction.run("DELETE FROM task_tag WHERE task = ?1", [.init(after.id.number)])
    }
    for tag in new {
      try transaction.run(
        "INSERT INTO task_tag (key, task, name) VALUES (?1, ?2, ?3)",
        [.text(tag.key), .init(after.id.number), .text(tag.name)])
    }
  }

  private static func tags(of task: TaskItem?) -> [Tag] {
    guard let task, task.deleted == nil else { return [] }
    return task.tags
  }
}
