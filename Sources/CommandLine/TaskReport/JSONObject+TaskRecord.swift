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
    member("parent", task.parent)
    member("start", task.start)
    member("startZone", task.startZone)
    member("due", task.due)
    member("dueZone", task.dueZone)
    member("repeat", task.repetition)
    member("repeatMode", task.repetitionMode)
    array("tags") { for tag in task.tags { $0.element(tag) } }
    member("estimate", task.estimate)
    member("url", task.url)
    array("reminders") { for reminder in task.reminders { $0.element(reminder) } }
    member("completed", task.completed)
    member("cancelled", task.cancelled)
    member("occurrenceOf", task.occurrenceOf)
    member("created", task.created)
    member("changed", task.changed)
    member("revision", task.revision)
  }
}
