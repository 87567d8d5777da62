import Presentation
import Terminal
import UnicodeText

/// A plot as columns side by side, in eighths of a line's height (U+2581 to U+2588).
///
/// What does not fit the width is left out: the oldest bars, or some points of a line.
struct ColumnPlot {
  private let plot: Plot
  private let points: [Plot.Point]
  /// Columns of the screen for each point.
  private let cell: Int
  private let axis: Int
  /// Lines from one tick to the next.
  private let step: Int

  private static let mostCell = 3
  private static let leastLines = 5
  private static let blocks: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// `width` is that of the screen, in columns.
  init(_ plot: Plot, width: Int) {
    self.plot = plot
    axis = plot.ticks.map { displayWidth(of: $0.label) }.max() ?? 1
    let room = max(1, width - axis - 3)
    let count = plot.points.count
    points =
      switch plot.kind {
      case .bars: plot.points.suffix(room)
      case .line where count > room:
        (0..<room).map { plot.points[($0 + 1) * count / room - 1] }
      case .line: plot.points
      }
    cell = max(1, min(Self.mostCell, room / max(1, points.count)))
    let intervals = max(1, plot.ticks.count - 1)
    step = (Self.leastLines + intervals - 1) / intervals
  }

  private var height: Int { step * max(1, plot.ticks.count - 1) }

  var lines: [PlotLine] {
    let rows = (0..<height).map { row in
      let label = row.isMultiple(of: step) ? plot.ticks.reversed()[row / step].label : ""
      return PlotLine(
        (label.trailing(to: axis) + (label.isEmpty ? " │" : " ┤"), .dim),
        (drawn(row), PlotLine.style))
    }
    let base = (plot.ticks.first?.label ?? "").trailing(to: axis) + " └"
    return rows + [
      PlotLine((base + String(repeating: "─", count: points.count * cell), .dim)),
      PlotLine((spaced(axis + 2) + marks, .dim)),
    ]
  }

  /// A line of all columns, counted from the top.
  private func drawn(_ row: Int) -> String {
    let floor = (height - 1 - row) * 8
    var line = ""
    for point in points {
      let block = Self.blocks[min(max(eighths(of: point) - floor, 0), 8)]
      let isGapped = plot.kind == .bars && cell > 1
      line += String(repeating: block, count: isGapped ? cell - 1 : cell) + (isGapped ? " " : "")
    }
    return line.trimmingEnd
  }

  /// What is more than nothing is seen.
  private func eighths(of point: Plot.Point) -> Int {
    let whole = height * 8
    let value = min(max(point.value - plot.lowest, 0), plot.highest - plot.lowest)
    let part = value * whole / max(1, plot.highest - plot.lowest)
    return point.value > 0 ? max(part, 1) : part
  }

  /// Each mark begins under its column, if the one before leaves it room; the last one may end there.
  private var marks: String {
    var line = ""
    var width = 0
    for (index, point) in points.enumerated() {
      guard let mark = point.mark else { continue }
      let markWidth = displayWidth(of: mark)
      let start = max(0, min(index * cell, points.count * cell - markWidth))
      guard width == 0 || start > width else { continue }
      line += spaced(start - width) + mark
      width = start + markWidth
    }
    return line
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
