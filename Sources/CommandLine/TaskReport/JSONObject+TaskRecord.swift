import JSON
import Presentation

extension JSONObject {
  mutating func members(of task: TaskRecord) {
    member("id", task.id)
    member("list", task.list)
    member("listTitle", task.listTitle)
    member("title", task.title)
    member("notes", task.notes)
    member("priority", task.priority)
    member("due", task.due)
    member("dueZone", task.dueZone)
    member("completed", task.completed)
    member("created", task.created)
    member("changed", task.changed)
    member("revision", task.revision)
  }
}
