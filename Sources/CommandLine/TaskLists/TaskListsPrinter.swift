import Domain
import JSON
import Presentation
import Terminal
import UnicodeText

/// Prints the lists: number, title, how much there is to do.
final class TaskListsPrinter: TaskListsView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: TaskListsContent) {
    guard !console.asData else { return printData(content) }
    if let message = content.emptyMessage { return console.print(message) }
    let number = content.rows.map { $0.id.number.digitCount }.max() ?? 1
    let title = content.rows.map { displayWidth(of: printable($0.displayTitle)) }.max() ?? 1
    let count = content.rows.map { displayWidth(of: $0.openCountLabel) }.max() ?? 1
    let room = console.screen.columns.map { $0 - number - count - 4 } ?? title
    let table = Table(
      columns: [
        .init(width: number, alignment: .trailing), .init(width: max(1, min(title, room))),
      ], screen: console.screen, output: console.output)
    for row in content.rows {
      table.row([
        .init(String(row.id.number), .dim), .init(row.displayTitle),
        .init(row.openCountLabel, .dim),
      ])
    }
  }

  func show(_ problem: Problem) { console.show(problem) }

  func show(_ notice: Notice) { console.show(notice) }

  func open(_ destination: Destination) {}

  private func printData(_ content: TaskListsContent) {
    console.print(
      JSONArray.text { array in
        for row in content.rows {
          array.object {
            $0.member("id", row.id.number)
            $0.member("title", row.title)
            $0.member("open", row.openCount)
            $0.member("completed", row.completedCount)
          }
        }
      })
  }
}

extension RunningCommand {
  func lists() async throws(Failure) {
    let session = try await openSession()
    let printer = TaskListsPrinter(console)
    await session.scenes.taskLists(for: session.person, in: printer).load()
  }
}
