import Domain
import JSON
import Presentation
import Terminal
import UnicodeText

/// Prints app passwords: a new one alone on a line, so that it can be piped.
final class AppPasswordsPrinter: AppPasswordsView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: AppPasswordsContent) {
    guard !console.asData else { return printData(content) }
    if let message = content.emptyMessage { return console.print(message) }
    let table = Table(
      columns: [
        .init(width: content.rows.map { displayWidth(of: printable($0.name)) }.max() ?? 1),
        .init(width: content.rows.map { displayWidth(of: $0.createdLabel) }.max() ?? 1),
      ], screen: console.screen, output: console.output)
    for row in content.rows {
      table.row([.init(row.name), .init(row.createdLabel, .dim), .init(row.usedLabel, .dim)])
    }
  }

  func show(_ password: NewAppPassword) {
    guard console.asData else { return console.print(password.text) }
    console.print(
      JSONObject.text {
        $0.member("name", password.name)
        $0.member("password", password.text)
      })
  }

  func show(_ notice: Notice) { console.show(notice) }

  func show(_ problem: Problem) { console.show(problem) }

  private func printData(_ content: AppPasswordsContent) {
    console.print(
      JSONArray.text { array in
        for row in content.rows {
          array.object {
            $0.member("name", row.name)
            $0.member("created", row.created)
            $0.member("used", row.used)
          }
        }
      })
  }
}
