import Arguments
import Presentation

extension Command {
  static func weather(_ words: Words) -> Command {
    Command(
      name: "weather", summary: words.weatherSummary, discussion: [words.weatherDiscussion],
      options: [
        .value("place", "PLACE", .none, words.placeOption),
        Option(name: "refresh", summary: words.refreshOption),
      ],
      commands: [
        Command(
          name: "show", summary: words.showWeatherSummary,
          operands: [
            Operand(
              name: "time", placeholder: "TIME", count: .oneOrMore, summary: words.timeOperand)
          ])
      ], runsAlone: true)
  }
}
