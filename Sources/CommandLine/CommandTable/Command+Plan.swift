import Arguments
import Domain
import Presentation

extension Command {
  static func plan(_ words: Words) -> Command {
    Command(
      name: "plan", summary: words.planSummary, discussion: [words.planDiscussion],
      options: [
        .value("day", "DAY", .suggestions(["today", "tomorrow", "monday"]), words.planDayOption),
        .value("days", "N", .none, words.planDaysOption(most: PlanRequest.mostDays)),
        .value("hours", "H", .none, words.planHoursOption),
        .value("until", "TIME", .none, words.planUntilOption),
        Option(name: "accept", summary: words.planAcceptOption),
      ])
  }
}
