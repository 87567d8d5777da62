/// Figures in their order, worded, ready to be drawn by any front end.
package struct Plot: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Each point stands for itself.
    case bars
    /// Points are states of one thing.
    case line
  }

  package struct Point: Equatable, Sendable {
    /// Which day, week or month it is, in full.
    package let label: String
    /// The same as short as it goes on the axis; nil where there is no room for it.
    package let mark: String?
    package let value: Int
    package let valueLabel: String
  }

  package struct Tick: Equatable, Sendable {
    package let value: Int
    package let label: String
  }

  package let kind: Kind
  package let title: String
  /// What there is to see, for those who don't.
  package let summary: String
  /// What the points are: days.
  package let pointHeading: String
  /// What is counted.
  package let valueHeading: String
  package let points: [Point]
  /// From the lowest to the highest value of the axis, evenly; at least two.
  package let ticks: [Tick]

  package var lowest: Int { ticks.first?.value ?? 0 }
  package var highest: Int { ticks.last?.value ?? 1 }

  /// `marks` is how many points there are to one mark, counted from the last one.
  init(
    _ kind: Kind, title: String, summary: String, headings: (point: String, value: String),
    points: [(label: String, mark: String, value: Int)], marks: Int, in words: Words
  ) {
    self.kind = kind
    self.title = title
    self.summary = summary
    pointHeading = headings.point
    valueHeading = headings.value
    self.points = points.enumerated().map { index, point in
      Point(
        label: point.label,
        mark: (points.count - 1 - index).isMultiple(of: max(1, marks)) ? point.mark : nil,
        value: point.value, valueLabel: words.number(point.value))
    }
    ticks = PlotScale(points.map(\.value), startsAtZero: kind == .bars).ticks.map {
      Tick(value: $0, label: words.number($0))
    }
  }

  /// Points that bring their own labels and marks; `label` words what stands at the axis.
  init(
    _ kind: Kind, title: String, summary: String, headings: (point: String, value: String),
    points: [Point], label: (Int) -> String
  ) {
    self.kind = kind
    self.title = title
    self.summary = summary
    pointHeading = headings.point
    valueHeading = headings.value
    self.points = points
    ticks = PlotScale(points.map(\.value), startsAtZero: kind == .bars).ticks.map {
      Tick(value: $0, label: label($0))
    }
  }

  /// So many marks have room beside each other on the narrowest screen.
  static let mostMarks = 5
}
