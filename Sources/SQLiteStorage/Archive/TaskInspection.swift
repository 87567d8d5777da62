import Domain
import SQLite

/// Rules for tasks and places that only the domain's own code can check.
struct TaskInspection {
  let transaction: Transaction

  func findings() throws(StorageFailure) -> [Finding] {
    let keys = TaskKey.all.map(\.name).joined(separator: ", ")
    let ofTasks = try transaction.all("SELECT \(TaskRow.columns), \(keys), due IS NULL FROM task") {
      row in Self.problems(of: TaskRow.read(row), in: row)
    }
    let ofMembers = try transaction.all("SELECT list, position FROM member") { row in
      row.position(at: 1).isWellFormed ? [] : ["list \(row.int(at: 0)): has no right place"]
    }
    return (ofTasks + ofMembers).joined().prefix(20).map(Finding.init(detail:))
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
