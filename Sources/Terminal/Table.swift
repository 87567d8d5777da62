import UnicodeText

/// Rows of cells under each other, each printed as it comes.
///
/// As rows are not known beforehand, columns have a fixed width, and the last takes the rest of the
/// screen. What does not fit is cut with "…" on a terminal, and never elsewhere. Cells are made
/// safe to print: see `printable(_:)`.
package struct Table {
  package struct Column: Equatable, Sendable {
    package enum Alignment: Equatable, Sendable {
      case leading
      case trailing
    }

    package let width: Int
    package let alignment: Alignment

    package init(width: Int, alignment: Alignment = .leading) {
      self.width = width
      self.alignment = alignment
    }
  }

  package struct Cell: Equatable, Sendable {
    package let text: String
    package let style: Style

    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  private let columns: [Column]
  private let screen: Screen
  private let output: Output
  /// The width of what comes after the columns, at least so wide that something can be read.
  private let restWidth: Int?

  /// - Parameters:
  ///   - columns: All columns but the last, which takes the rest.
  ///   - screen: Where it is shown.
  ///   - output: Where it is written.
  package init(columns: [Column], screen: Screen, output: Output) {
    self.columns = columns
    self.screen = screen
    self.output = output
    let taken = columns.reduce(0) { $0 + $1.width + Self.gap }
    restWidth = screen.columns.map { max($0 - taken, 10) }
  }

  /// Prints a row: a cell for each column, and one more for the rest.
  ///
  /// Missing cells are empty, and there are no spaces at the end of a line.
  package func row(_ cells: [Cell]) {
    output.append { line in
      var spaces = 0
      for (index, cell) in cells.prefix(columns.count + 1).enumerated() {
        let column = index < columns.count ? columns[index] : nil
        let text = cut(printable(cell.text), to: column?.width ?? restWidth)
        let missing = column.map { max($0.width - displayWidth(of: text), 0) } ?? 0
        if column?.alignment == .trailing { spaces += missing }
        if !text.isEmpty {
          line.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces))
          line.append(contentsOf: screen.styled(text, cell.style).utf8)
          spaces = 0
        }
        if column?.alignment == .leading { spaces += missing }
        spaces += Self.gap
      }
      line.append(UInt8(ascii: "\n"))
    }
  }

  private func cut(_ text: String, to width: Int?) -> String {
    guard screen.isTerminal, let width else { return text }
    return truncated(text, toWidth: width)
  }

  /// Spaces between columns.
  private static let gap = 2
}
