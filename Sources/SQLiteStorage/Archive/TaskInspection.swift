import Domain
import SQLite

/// Rules for tasks and places that only the domain's own code can check.
struct TaskInspection {
  let transaction: Transaction

  func findings() throws(StorageFailure) -> [Finding] {
    let tags = try tagsInIndex()
    let keys = TaskKey.all.map(\.name).joined(separator: ", ")
    let ofTasks = try transaction.all("SELECT \(TaskRow.columns), \(keys), due IS NULL FROM task") {
      row in
      let task = TaskRow.read(row)
      let expected = Set(task.deleted == nil ? task.tags.map { [$0.key, $0.name] } : [])
      let isFound = expected == (tags[task.id] ?? [])
      return Self.problems(of: task, in: row)
        + (isFound ? [] : ["task \(task.id.number): its tags are not as they are looked up"])
    }
    let ofMembers = try transaction.all("SELECT list, position FROM member") { row in
      row.position(at: 1).isWellFormed ? [] : ["list \(row.int(at: 0)): has no right place"]
    }
    return (ofTasks + ofMembers).joined().prefix(20).map(Finding.init(detail:))
  }

  /// Keys and names of tags as `task_tag` has them.
  private func tagsInIndex() throws(StorageFailure) -> [TaskItem.ID: Set<[String]>] {
    var tags: [TaskItem.ID: Set<[String]>] = [:]
    let rows = try transaction.all("SELECT task, key, name FROM task_tag") { row in
      (TaskItem.ID(row.int(at: 0)), [row.text(at: 1) ?? "", row.text(at: 2) ?? ""])
    }
    for (task, tag) in rows { tags[task, default: []].insert(tag) }
    return tags
  }

  private static func problems(of task: TaskItem, in row: Statement) -> [String] {
    var problems: [String] = []
    for (index, key) in TaskKey.all.enumerated()
    where row.value(at: TaskRow.count + index) != key.value(task) {
      problems.append("\(key.name) does not fit")
    }
    let hasNoDue = row.int(at: TaskRow.count + TaskKey.all.count) == 1
    if hasNoDue != (task.due == nil) { problems.append("the due date can't be read") }
    if !task.position.isWellFormed { problems.append("has no right place") }
    if (try? Title.validated(task.title)) != task.title {
      problems.append("the title is not valid")
    }
    return problems.map { "task \(task.id.number): \($0)" }
  }
}
