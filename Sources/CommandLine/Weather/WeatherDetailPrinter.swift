import JSON
import Presentation
import Terminal
import UnicodeText

/// Prints what is foretold for one time.
final class WeatherDetailPrinter: WeatherDetailView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: WeatherDetailContent) {
    console.write([(content.title, .bold), ("  " + content.condition, .plain)])
    console.write([(content.place, .dim)])
    let width = content.facts.map { displayWidth(of: $0.label) }.max() ?? 1
    for fact in content.facts {
      console.write([(fact.label.leading(to: width + 2), .dim), (fact.value, .plain)])
    }
    console.write([(content.ageLabel, .dim)])
  }

  func show(_ record: WeatherRecord) { console.print(record) }

  func show(_ problem: Problem) { console.show(problem) }
}
