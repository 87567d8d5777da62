import Domain
import Presentation
import Terminal
import UnicodeText

/// Writes tasks as lines of UTF-8, many at a time.
struct TaskRowWriter {
  private(set) var bytes: [UInt8] = []
  private let layout: TaskRowLayout
  private let screen: Screen

  init(layout: TaskRowLayout, screen: Screen) {
    self.layout = layout
    self.screen = screen
  }

  mutating func append(_ row: TaskReportRow) {
    append(spaces: layout.number - row.id.number.digitCount)
    append(String(row.id.number), .dim)
    append(row.isCompleted ? " ☑ " : " ☐ ")
    if layout.priority > 0 { append(row.priority) }
    if layout.due > 0, !layout.isStacked { append(due: row.due) }
    append(title: row.title, isCompleted: row.isCompleted)
    if layout.isStacked, let due = row.due {
      append(spaces: layout.start)
      append(cut(due.text, to: layout.title), due.style)
      append("\n")
    }
  }

  private mutating func append(_ priority: Priority) {
    append(priority.mark, priority.style)
    append(spaces: layout.priority - priority.rawValue + 1)
  }

  private mutating func append(due: DueLabel?) {
    guard let due else { return append(spaces: layout.due + 2) }
    let text = layout.columns == nil ? due.text : cut(due.text, to: layout.due)
    append(text, due.style)
    append(spaces: layout.due - displayWidth(of: text) + 2)
  }

  private mutating func append(title: String, isCompleted: Bool) {
    append(
      cut(title.isPlain ? title : printable(title), to: layout.title), isCompleted ? .dim : .plain)
    append("\n")
  }

  private func cut(_ text: String, to width: Int?) -> String {
    width.map { truncated(text, toWidth: $0) } ?? text
  }

  private mutating func append(_ text: String, _ style: Style = .plain) {
    let shown = screen.showsColor ? screen.styled(text, style) : text
    bytes.append(contentsOf: shown.utf8)
  }

  private mutating func append(spaces count: Int) {
    for _ in 0..<max(count, 0) { bytes.append(UInt8(ascii: " ")) }
  }
}

extension Priority {
  /// More marks for what matters more, so that colour is not all that tells.
  var mark: String {
    switch self {
    case .none: ""
    case .low: "!"
    case .medium: "!!"
    case .high: "!!!"
    }
  }

  var style: Style {
    switch self {
    case .none: .plain
    case .low: .blue
    case .medium: .yellow
    case .high: .red
    }
  }
}

extension DueLabel {
  var style: Style { isLate ? .red : .plain }
}

extension String {
  /// Whether all of it is printable ASCII, as most titles are.
  fileprivate var isPlain: Bool { utf8.allSatisfy { 0x20...0x7E ~= $0 } }
}
