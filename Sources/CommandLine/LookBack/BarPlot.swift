import Presentation
import Terminal
import UnicodeText

/// A plot as bars under each other, in eighths of a column (U+2588 to U+258F), each with its number.
struct BarPlot {
  private let plot: Plot
  private let label: Int
  private let value: Int
  /// Columns of the longest bar.
  private let room: Int

  private static let mostRoom = 50
  private static let leastRoom = 8
  private static let blocks = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// `width` is that of the screen, in columns.
  init(_ plot: Plot, width: Int) {
    self.plot = plot
    label = plot.points.map { displayWidth(of: $0.label) }.max() ?? 0
    value = plot.points.map { displayWidth(of: $0.valueLabel) }.max() ?? 1
    room = min(Self.mostRoom, max(Self.leastRoom, width - label - value - 4))
  }

  var lines: [PlotLine] {
    let highest = max(1, plot.points.map(\.value).max() ?? 1)
    return plot.points.map { point in
      let eighths = max(0, point.value) * room * 8 / highest
      let bar = bar(point.value > 0 ? max(1, eighths) : 0)
      return PlotLine(
        (point.label.leading(to: label) + "  ", .plain),
        (point.valueLabel.trailing(to: value), .bold), (bar.isEmpty ? "" : "  ", .plain),
        (bar, PlotLine.style))
    }
  }

  private func bar(_ eighths: Int) -> String {
    String(repeating: "█", count: eighths / 8) + Self.blocks[eighths % 8]
  }
}
