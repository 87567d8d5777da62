import Domain
import Presentation
import Terminal
import UnicodeText

/// Writes tasks as lines of UTF-8, byte by byte where that is quicker than to make a string.
struct TaskRowWriter {
  var layout: TaskRowLayout
  private var bytes: [UInt8] = []
  private let screen: Screen
  private let showsColor: Bool

  init(layout: TaskRowLayout, screen: Screen) {
    self.layout = layout
    self.screen = screen
    showsColor = screen.showsColor
  }

  /// What was written since the last call goes to the output.
  mutating func send(to output: Output) {
    output.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func append(_ row: TaskReportRow) {
    append(number: row.id.number)
    bytes.append(
      contentsOf: row.facts.isCancelled ? Self.cross : row.isCompleted ? Self.tick : Self.box)
    if layout.priority > 0 { append(row.priority) }
    if layout.due > 0, !layout.isStacked { append(due: row.due) }
    append(titleOf: row)
    bytes.append(UInt8(ascii: "\n"))
    if layout.isStacked, let due = row.due {
      append(spaces: layout.start)
      append(cut(due.text, to: layout.title), due.style)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private static let tick = Array(" ☑ ".utf8)
  private static let box = Array(" ☐ ".utf8)
  private static let cross = Array(" ☒ ".utf8)
  /// Columns by which a part stands further in than its whole.
  private static let indent = 2

  private mutating func append(number: Int) {
    guard !showsColor else {
      append(spaces: layout.number - number.digitCount)
      return append(String(number), .dim)
    }
    append(spaces: layout.number)
    var index = bytes.count
    var rest = number
    repeat {
      index -= 1
      bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }

  private mutating func append(_ priority: Priority) {
    if priority != .none { append(priority.mark, priority.style) }
    append(spaces: layout.priority - priority.rawValue + 1)
  }

  private mutating func append(due: DueLabel?) {
    guard let due else { return append(spaces: layout.due + 2) }
    let text = layout.columns == nil ? due.text : cut(due.text, to: layout.due)
    append(text, due.style)
    append(spaces: layout.due - displayWidth(of: text) + 2)
  }

  /// The title, further in for a part, and what stands behind it; on a narrow terminal the title is
  /// left two thirds of the room at least.
  private mutating func append(titleOf row: TaskReportRow) {
    var room = layout.title
    if row.facts.depth > 0 {
      let gap = min(row.facts.depth * Self.indent, (room ?? .max) / 3)
      append(spaces: gap)
      room = room.map { $0 - gap }
    }
    let style: Style = row.isCompleted ? .dim : .plain
    let trailer = TaskRowTrailer(row)
    guard !trailer.isEmpty else { return append(cut(printable(row.title), to: room), style) }
    guard let room else {
      append(printable(row.title), style)
      return append(trailer.pieces)
    }
    let title = cut(
      printable(row.title), to: max(room - trailer.width, room - room / 3))
    append(title, style)
    append(trailer.fitted(to: room - displayWidth(of: title)))
  }

  private mutating func append(_ pieces: [TaskRowTrailer.Piece]) {
    guard !pieces.isEmpty else { return }
    append(spaces: 1)
    for piece in pieces {
      append(spaces: 1)
      append(piece.text, piece.style)
    }
  }

  private func cut(_ text: String, to width: Int?) -> String {
    guard let width else { return text }
    return truncated(text, toWidth: width)
  }

  private mutating func append(_ text: String, _ style: Style) {
    if showsColor {
      bytes.append(contentsOf: screen.styled(text, style).utf8)
    } else {
      bytes.append(contentsOf: text.utf8)
    }
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
