import Domain
import JSON
import Presentation
import Terminal
import UnicodeText

/// Prints the look back: numbers, plots of block characters, streaks.
final class LookBackPrinter: LookBackView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: LookBackContent) {
    print(content.figures)
    if let byDay = content.byDay { console.print(byDay) { ColumnPlot(byDay, width: $0).lines } }
    console.print(content.byWeek) { BarPlot(content.byWeek, width: $0).lines }
    console.print(content.open) { ColumnPlot(content.open, width: $0).lines }
    print(content.estimates)
    print(content.streaks, orSaying: content.noStreaksMessage)
  }

  func show(_ record: LookBackRecord) {
    console.print(JSONObject.text { record.write(to: &$0) })
  }

  func show(_ problem: Problem) { console.show(problem) }

  private func print(_ figures: [LookBackContent.Figure]) {
    let label = figures.map { displayWidth(of: $0.label) }.max() ?? 0
    let value = figures.map { displayWidth(of: $0.value) }.max() ?? 0
    for figure in figures {
      let spaces = label - displayWidth(of: figure.label) + value - displayWidth(of: figure.value)
      console.write([(figure.label + spaced(spaces + 2), .plain), (figure.value, .bold)])
    }
  }

  private func print(_ estimates: [EstimateRow]) {
    guard !estimates.isEmpty else { return }
    console.write([])
    console.write([(console.words.estimatesAgainstActual, .bold)])
    for row in estimates {
      console.write([
        (row.title, .plain), ("  ", .plain), (row.label, .plain), ("  ", .plain),
        (row.verdict, .dim),
      ])
    }
  }

  private func print(_ streaks: [StreakRow], orSaying message: String?) {
    console.write([])
    console.write([(console.words.streaks, .bold)])
    if let message { console.print(message) }
    let current = streaks.map { displayWidth(of: $0.currentLabel) }.max() ?? 0
    let longest = streaks.map { displayWidth(of: $0.longestLabel) }.max() ?? 0
    let table = Table(
      columns: [.init(width: current), .init(width: longest)], screen: console.screen,
      output: console.output)
    for row in streaks {
      table.row([
        .init(row.currentLabel, row.current == 0 ? .dim : .green), .init(row.longestLabel, .dim),
        .init(row.title),
      ])
    }
  }
}

extension LookBackRecord {
  fileprivate func write(to object: inout JSONObject) {
    object.array("days") { array in
      for day in days {
        array.object {
          $0.member("date", day.date)
          $0.member("completed", day.completed)
          $0.member("open", day.open)
        }
      }
    }
    object.array("weeks") { array in
      for week in weeks {
        array.object {
          $0.member("start", week.start)
          $0.member("completed", week.completed)
        }
      }
    }
    object.array("estimates") { array in
      for row in estimates {
        array.object {
          $0.member("id", row.id.number)
          $0.member("title", row.title)
          $0.member("estimate", row.estimate)
          $0.member("actual", row.actual)
        }
      }
    }
    object.array("streaks") { array in
      for streak in streaks {
        array.object {
          $0.member("id", streak.id.number)
          $0.member("title", streak.title)
          $0.member("current", streak.current)
          $0.member("longest", streak.longest)
          $0.member("ended", streak.hasEnded)
        }
      }
    }
  }
}
