import Arguments
import Domain
import Presentation

extension Option {
  /// What can be said of a task but its title and its list.
  static func ofTask(_ words: Words) -> [Option] {
    [
      .value("due", "WHEN", .days, words.dueOption),
      .value("start", "WHEN", .days, words.startOption),
      .value(
        "repeat", "HOW",
        .suggestions(["daily", "weekly", "monthly", "yearly", "weekdays"]), words.repeatOption),
      .value(
        "repeat-mode", "MODE", .choices(RepeatMode.allCases.map(\.name)), words.repeatModeOption),
      .repeated("tag", "TAG", .dynamic(CompletionKind.tags.rawValue), words.tagOption),
      .value(
        "parent", "ID", .dynamic(CompletionKind.openTasks.rawValue), words.parentOption),
      .value("estimate", "TIME", .suggestions(["15m", "30m", "1h", "2h"]), words.estimateOption),
      .value("url", "URL", .none, words.urlOption),
      .repeated("remind", "WHEN", .suggestions(["10m", "1h", "1d"]), words.remindOption),
      .value(
        "priority", "P", .choices(Priority.allCases.map(\.name)), words.priorityOption),
      .value("notes", "TEXT", .none, words.notesOption),
    ]
  }

  static func list(_ summary: String) -> Option {
    .value("list", "LIST", .dynamic(CompletionKind.lists.rawValue), summary)
  }

  static func query(_ words: Words) -> Option {
    .value("query", "QUERY", .dynamic(CompletionKind.queries.rawValue), words.queryOption)
  }

  static func repeated(
    _ name: String, _ placeholder: String, _ completion: Completion, _ summary: String
  ) -> Option {
    Option(
      name: name, kind: .value(placeholder: placeholder, completion: completion),
      summary: summary, isRepeated: true)
  }
}

extension Completion {
  fileprivate static var days: Completion {
    .suggestions([
      "today", "tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
      "sunday",
    ])
  }
}
