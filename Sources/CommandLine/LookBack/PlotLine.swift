import Terminal
import UnicodeText

/// A line of a plot: texts one after the other, each in its style.
struct PlotLine {
  let parts: [(text: String, style: Style)]

  /// Of what is drawn.
  static let style = Style.red

  init(_ parts: (text: String, style: Style)...) {
    self.parts = parts
  }
}

func spaced(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

extension String {
  /// With spaces before it, so that it ends in a column.
  func trailing(to width: Int) -> String { spaced(width - displayWidth(of: self)) + self }

  /// With spaces after it, so that what follows begins in a column.
  func leading(to width: Int) -> String { self + spaced(width - displayWidth(of: self)) }
}
