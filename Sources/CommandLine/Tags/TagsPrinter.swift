import Domain
import JSON
import Presentation
import Terminal
import UnicodeText

/// Prints the tags: name in its colour, how much there is to do.
final class TagsPrinter: TagsView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: TagsContent) {
    guard !console.asData else { return printData(content) }
    if let message = content.emptyMessage { return console.print(message) }
    let name = content.rows.map { displayWidth(of: printable($0.name)) + 1 }.max() ?? 1
    let count = content.rows.map { displayWidth(of: $0.openCountLabel) }.max() ?? 1
    let room = console.screen.columns.map { $0 - count - 2 } ?? name
    let table = Table(
      columns: [.init(width: max(1, min(name, room)))], screen: console.screen,
      output: console.output)
    for row in content.rows {
      table.row([
        .init("#" + row.name, row.color?.style ?? .plain), .init(row.openCountLabel, .dim),
      ])
    }
  }

  func show(_ problem: Problem) { console.show(problem) }

  func show(_ notice: Notice) { console.show(notice) }

  func open(_ destination: Destination) {}

  private func printData(_ content: TagsContent) {
    console.print(
      JSONArray.text { array in
        for row in content.rows {
          array.object {
            $0.member("name", row.name)
            $0.member("color", row.color?.rawValue)
            $0.member("open", row.openCount)
          }
        }
      })
  }
}

extension TagColor {
  /// The nearest of a terminal's own colours.
  var style: Style {
    switch self {
    case .red: .red
    case .orange, .yellow: .yellow
    case .green: .green
    case .teal: .cyan
    case .blue: .blue
    case .purple, .pink: .magenta
    case .gray: .dim
    }
  }
}
