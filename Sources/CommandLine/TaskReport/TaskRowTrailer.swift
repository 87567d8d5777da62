import Domain
import Presentation
import Terminal
import UnicodeText

/// What stands behind a title: that it comes back, when it starts, its tags, its list.
struct TaskRowTrailer {
  struct Piece {
    let text: String
    let style: Style
  }

  private(set) var pieces: [Piece] = []

  init(_ row: TaskReportRow) {
    let facts = row.facts
    if facts.repetitionLabel != nil { add("↻", .dim) }
    if let start = facts.startLabel { add(start, .dim) }
    for tag in facts.tags { add("#" + printable(tag.name), tag.color?.style ?? .dim) }
    if let list = row.listTitle { add("+" + printable(list), .dim) }
  }

  var isEmpty: Bool { pieces.isEmpty }

  /// In columns, with a space before each piece and one more before all of them.
  var width: Int { pieces.reduce(1) { $0 + 1 + displayWidth(of: $1.text) } }

  /// The pieces that fit into so many columns, of which the last may be cut.
  func fitted(to room: Int) -> [Piece] {
    var left = room - 1
    var fitted: [Piece] = []
    for piece in pieces {
      let text = truncated(piece.text, toWidth: left - 1)
      guard !text.isEmpty else { break }
      fitted.append(Piece(text: text, style: piece.style))
      left -= 1 + displayWidth(of: text)
    }
    return fitted
  }

  private mutating func add(_ text: String, _ style: Style) {
    pieces.append(Piece(text: text, style: style))
  }
}
