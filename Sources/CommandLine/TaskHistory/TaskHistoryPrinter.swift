import Arguments
import JSON
import Presentation
import Terminal
import UnicodeText

/// Prints what became of a task: when, what, and who if it was somebody else.
final class TaskHistoryPrinter: TaskHistoryView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: TaskHistoryContent) {
    guard !console.asData else { return printData(content) }
    let table = Table(
      columns: [.init(width: content.rows.map { displayWidth(of: $0.entry.when) }.max() ?? 1)],
      screen: console.screen, output: console.output)
    for row in content.rows {
      let who = row.isOfAnother ? " (\(row.entry.who))" : ""
      table.row([.init(row.entry.when, .dim), .init(row.entry.text + who)])
    }
    if let completions = content.completions { console.print(completions) }
  }

  func show(_ problem: Problem) { console.show(problem) }

  private func printData(_ content: TaskHistoryContent) {
    console.print(
      JSONArray.text { array in
        for row in content.rows {
          array.object {
            $0.member("change", row.change)
            $0.member("at", row.entry.moment)
            $0.member("action", row.action)
            $0.member("undo", row.isUndo)
            $0.member("redo", row.isRedo)
            $0.member("who", row.entry.who)
            $0.member("message", row.entry.text)
          }
        }
      })
  }
}

extension RunningCommand {
  func history() async throws(Failure) {
    let id = try invocation.task(words)
    let limit = try invocation.limit(words) ?? 1000
    let session = try await openSession()
    let printer = TaskHistoryPrinter(console)
    await session.scenes.taskHistory(of: id, for: session.person, in: printer).load(limit: limit)
  }
}
