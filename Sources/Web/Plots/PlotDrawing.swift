import HTML
import Presentation

/// A plot as SVG: it is as wide as the page leaves it, and its text stays as large as the page's.
///
/// Where something stands from left to right is said in hundredths of the width, from top to bottom
/// in pixels, so that the drawing needs neither a script nor a view box that would scale the text.
struct PlotDrawing {
  let plot: Plot
  let id: String

  /// What is left of the width for the labels of the axis.
  private static let margin = 10
  private static let top = 14
  private static let height = 160
  private static let whole = 204

  func write(to markup: Markup) {
    markup.svg(
      .class("drawing"), .role("img"), .aria("labelledby", "\(id)Title"),
      .aria("describedby", "\(id)Summary"), .width("100%"), .height("\(Self.whole)")
    ) {
      markup.title(.id("\(id)Title"), text: plot.title)
      markup.desc(.id("\(id)Summary"), text: plot.summary)
      for tick in plot.ticks { write(tick, to: markup) }
      markup.svg(
        .role("none"), .named("x", "\(Self.margin)%"), .named("y", "\(Self.top)"),
        .width("\(100 - Self.margin)%"), .height("\(Self.height)")
      ) {
        switch plot.kind {
        case .bars: bars(in: markup)
        case .line: line(in: markup)
        }
      }
      marks(in: markup)
    }
  }

  private func write(_ tick: Plot.Tick, to markup: Markup) {
    let y = Self.top + Self.height - height(of: tick.value, in: Self.height)
    markup.line(
      .class("grid"), .named("x1", "0"), .named("x2", "100%"), .named("y1", "\(y)"),
      .named("y2", "\(y)"))
    markup.drawnText(.named("x", "0"), .named("y", "\(y - 4)"), text: tick.label)
  }

  private func bars(in markup: Markup) {
    let count = plot.points.count
    for (index, point) in plot.points.enumerated() where point.value > plot.lowest {
      let height = max(1, height(of: point.value, in: Self.height))
      markup.rect(
        .class("pillar"), .named("x", percent(index * 20 + 3, of: count * 20)),
        .width(percent(14, of: count * 20)), .named("y", "\(Self.height - height)"),
        .height("\(height)")
      ) {
        markup.title(text: "\(point.label): \(point.valueLabel)")
      }
    }
  }

  /// Ten units to a point and to a pixel, stretched to the width.
  private func line(in markup: Markup) {
    let values = plot.points.map(\.value)
    // One point alone is drawn as a level.
    let drawn = values.count == 1 ? values + values : values
    let height = Self.height * 10
    let points = drawn.enumerated()
      .map { "\($0 * 10),\(height - self.height(of: $1, in: height))" }.joined(separator: " ")
    let width = max(1, drawn.count - 1) * 10
    markup.svg(
      .role("none"), .width("100%"), .height("100%"),
      .named("viewBox", "0 0 \(width) \(height)"), .named("preserveAspectRatio", "none")
    ) {
      markup.polygon(
        .class("area"), .named("points", "0,\(height) \(points) \(width),\(height)"))
      markup.polyline(.class("curve"), .named("points", points))
    }
  }

  private func marks(in markup: Markup) {
    let count = plot.points.count
    for (index, point) in plot.points.enumerated() {
      guard let mark = point.mark else { continue }
      let isAtEnd = plot.kind == .line && index == count - 1
      markup.drawnText(
        .class(isAtEnd ? "last" : "mark"), .named("x", position(of: index)),
        .named("y", "\(Self.whole - 8)"), text: mark)
    }
  }

  /// Where the middle of a point stands in the whole width.
  private func position(of index: Int) -> String {
    let (numerator, denominator) =
      switch plot.kind {
      case .bars: (index * 2 + 1, plot.points.count * 2)
      case .line: (index, max(1, plot.points.count - 1))
      }
    return percent(
      Self.margin * denominator + (100 - Self.margin) * numerator, of: 100 * denominator)
  }

  private func height(of value: Int, in whole: Int) -> Int {
    let range = max(1, plot.highest - plot.lowest)
    return min(max(0, value - plot.lowest), range) * whole / range
  }

  /// A part of a whole as a percentage with two digits behind the point.
  private func percent(_ part: Int, of whole: Int) -> String {
    let hundredths = part * 10_000 / max(1, whole)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)%"
  }
}
