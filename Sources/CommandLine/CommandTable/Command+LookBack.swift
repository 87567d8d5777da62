import Arguments
import Domain
import Presentation

extension Command {
  static func stats(_ words: Words) -> Command {
    Command(
      name: "stats", summary: words.statsSummary, discussion: [words.statsDiscussion],
      options: [
        .value("weeks", "N", .none, words.weeksOption(most: LookBackSpan.mostWeeks)),
        .value("days", "N", .none, words.daysOption(most: LookBackSpan.mostDays)),
      ])
  }
}
