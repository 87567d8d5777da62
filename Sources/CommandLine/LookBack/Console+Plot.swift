import Presentation
import Terminal
import UnicodeText

extension Console {
  /// Where no terminal says how wide it is, in columns.
  private static let width = 80

  /// A plot under its title, after an empty line.
  func print(_ plot: Plot, drawing: (_ width: Int) -> [PlotLine]) {
    write([])
    write([(plot.title, .bold), ("  ", .plain), (plot.summary, .dim)])
    for line in drawing(screen.columns ?? Self.width) { write(line.parts) }
  }

  /// How often a repeating task was completed.
  func print(_ completions: CompletionHistory) {
    print(completions.plot) { ColumnPlot(completions.plot, width: $0).lines }
    if let label = completions.streakLabel { write([(label, .dim)]) }
  }

  /// A line of texts, each in its style.
  func write(_ parts: [(text: String, style: Style)]) {
    output.write(parts.map { screen.styled(printable($0.text), $0.style) }.joined() + "\n")
  }
}
