import JSON
import Presentation
import Terminal
import UnicodeText

/// Prints the views: name, what people call it, the query.
final class ViewsPrinter: ViewsView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: ViewsContent) {
    guard !console.asData else { return printData(content) }
    let width = content.rows.map { displayWidth(of: printable($0.name)) }.max() ?? 1
    let room = console.screen.columns.map { $0 / 2 } ?? width
    let table = Table(
      columns: [.init(width: max(1, min(width, room)))], screen: console.screen,
      output: console.output)
    for row in content.rows {
      table.row([
        .init(row.name), .init(row.isBuiltIn ? row.title : row.query ?? "", .dim),
      ])
    }
  }

  func show(_ problem: Problem) { console.show(problem) }

  private func printData(_ content: ViewsContent) {
    console.print(
      JSONArray.text { array in
        for row in content.rows {
          array.object {
            $0.member("name", row.name)
            $0.member("query", row.query)
            $0.member("builtIn", row.isBuiltIn)
          }
        }
      })
  }
}
