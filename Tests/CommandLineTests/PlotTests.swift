import Domain
import Presentation
import Terminal
import Testing
import UnicodeText

@testable import CommandLine
@testable import Presentation

/// Plots of block characters.
@Suite struct PlotTests {
  @Test func `columns rise by eighths, from an axis with its values`() {
    let plot = plot(.bars, [0, 1, 4, 8])

    #expect(
      text(ColumnPlot(plot, width: 80).lines) == [
        "8 ┤         ██", "  │         ██", "6 ┤         ██", "  │         ██",
        "4 ┤      ██ ██", "  │      ██ ██", "2 ┤      ██ ██", "  │   ██ ██ ██",
        "0 └────────────", "   a0 a1 a2 a3",
      ])
  }

  @Test func `the oldest bars are left out where there is no room`() {
    let plot = plot(.bars, Array(1...50))

    let lines = text(ColumnPlot(plot, width: 25).lines)

    #expect(lines.allSatisfy { displayWidth(of: $0) <= 25 })
    #expect(lines.dropLast().last == " 0 └────────────────────")
    #expect(lines.first?.hasSuffix("▆▇█") == true)
  }

  @Test func `a line keeps its last point however narrow it is`() {
    let plot = plot(.line, Array(repeating: 0, count: 364) + [5])

    let lines = text(ColumnPlot(plot, width: 30).lines)

    #expect(lines.first == "5 ┤" + String(repeating: " ", count: 25) + "█")
    #expect(lines.allSatisfy { displayWidth(of: $0) <= 30 })
  }

  @Test func `bars grow by eighths of a column, beside their numbers`() {
    let plot = plot(.bars, [0, 1, 16, 10], label: "週")

    #expect(
      text(BarPlot(plot, width: 17).lines) == [
        "週0   0", "週1   1  ▌", "週2  16  ████████", "週3  10  █████",
      ])
  }

  @Test func `what is little is seen`() {
    let lines = text(BarPlot(plot(.bars, [1, 100_000]), width: 40).lines)

    #expect(lines.first?.hasSuffix("▏") == true)
    #expect(text(ColumnPlot(plot(.bars, [1, 100_000]), width: 40).lines)[4].contains("▁"))
  }

  private func plot(_ kind: Plot.Kind, _ values: [Int], label: String = "a") -> Plot {
    Plot(
      kind, title: "", summary: "", headings: ("", ""),
      points: values.enumerated().map {
        ("\(label)\($0.offset)", "\(label)\($0.offset)", $0.element)
      }, marks: 1, in: Words(.english))
  }

  private func text(_ lines: [PlotLine]) -> [String] {
    lines.map { $0.parts.map(\.text).joined() }
  }
}
