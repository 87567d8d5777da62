import Arguments
import Domain
import Presentation

extension Command {
  static func timer(_ words: Words) -> [Command] {
    [
      Command(
        name: "start", summary: words.startSummary, discussion: [words.startDiscussion],
        operands: [.task(.one, offering: .openTasks, words)]),
      Command(
        name: "stop", summary: words.stopSummary,
        options: [
          .value("took", "TIME", .suggestions(["15m", "30m", "1h", "2h"]), words.tookOption)
        ]),
    ]
  }

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
