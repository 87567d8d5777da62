import Domain
import JSON
import Presentation
import Terminal
import UnicodeText

/// Prints the forecast: plots, the times of today and tomorrow, and the days after that.
final class WeatherPrinter: WeatherListView {
  private let console: Console
  /// Whether a place that was to be set is.
  private(set) var isSettled = false

  /// Days of which each time is told; `hibi weather show` tells of the others.
  private static let daysInFull = 2

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: WeatherListContent) {
    if !content.settings.candidates.isEmpty {
      console.fail(
        Failure(
          ([console.words.nameOnePlace] + content.settings.candidates.map { "  \($0.label)" })
            .joined(separator: "\n")))
      return
    }
    if let place = content.place { console.write([(place, .bold)]) }
    if let age = content.ageLabel { console.write([(age, .dim)]) }
    if let message = content.emptyMessage { console.print(message) }
    for plot in content.plots {
      console.print(plot.plot) { ColumnPlot(plot.plot, width: $0).lines }
    }
    print(content.sections)
    if let credit = content.attributions.first {
      console.write([])
      console.write([("\(credit.text) (\(credit.licence))", .dim)])
    }
    if let failure = content.failure { console.conclude(Failure(failure)) }
  }

  func show(_ record: WeatherRecord) {
    console.print(record)
    if let problem = record.problem { console.conclude(Failure(problem)) }
  }

  /// Somebody who waits sees what for.
  func show(_ sign: RefreshSign) {
    guard console.streams.showsProgress, sign == .begun else { return }
    console.tell(console.words.refreshingWeather)
  }

  func show(_ problem: Problem) { console.show(problem) }

  func show(_ notice: Notice) {
    isSettled = true
    if !console.asData { console.print(notice.message) }
  }

  func open(_ destination: Destination) {}

  private func print(_ sections: [WeatherListContent.Section]) {
    for (index, section) in sections.enumerated() {
      let isInFull = index < Self.daysInFull
      if isInFull || index == Self.daysInFull { console.write([]) }
      console.write(heading(of: section))
      if isInFull { print(section.rows) }
    }
  }

  private func heading(of section: WeatherListContent.Section) -> [(text: String, style: Style)] {
    guard let weather = section.weather else { return [(section.heading, .bold)] }
    let parts = [weather.condition, weather.temperatures, weather.rain].compactMap(\.self)
    return [(section.heading, .bold), ("  " + parts.joined(separator: ", "), .plain)]
  }

  private func print(_ rows: [WeatherListContent.Row]) {
    func width(_ text: (WeatherListContent.Row) -> String) -> Int {
      rows.map { displayWidth(of: text($0)) }.max() ?? 1
    }
    let table = Table(
      columns: [
        .init(width: width(\.time), alignment: .trailing),
        .init(width: width(\.temperature), alignment: .trailing),
        .init(width: max(1, width { $0.rain ?? "" }), alignment: .trailing),
        .init(width: max(1, width { $0.wind ?? "" }), alignment: .trailing),
      ], screen: console.screen, output: console.output)
    for row in rows {
      table.row([
        .init(row.time, .dim), .init(row.temperature, .bold), .init(row.rain ?? ""),
        .init(row.wind ?? "", .dim), .init(row.condition),
      ])
    }
  }
}
