import JSON
import Presentation

/// Says what came of a change.
final class TaskBatchPrinter: TaskBatchView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ notice: Notice) { console.show(notice) }

  func show(_ problem: Problem) { console.show(problem) }

  func show(_ record: ChangeRecord) {
    console.print(
      JSONObject.text { object in
        object.member("change", record.change)
        object.member("message", record.message)
        object.array("tasks") { array in
          for task in record.tasks { array.object { $0.members(of: task) } }
        }
        object.array("lists") { array in
          for list in record.lists {
            array.object {
              $0.member("id", list.id)
              $0.member("title", list.title)
            }
          }
        }
      })
  }
}
