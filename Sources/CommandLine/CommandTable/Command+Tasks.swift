import Arguments
import Domain
import Presentation

extension Command {
  static func taskCommands(_ words: Words) -> [Command] {
    [
      add(words), list(words), search(words),
      Command(
        name: "today", summary: words.todaySummary, discussion: [words.todayDiscussion],
        options: listOptions(words)),
      Command(name: "show", summary: words.showSummary, operands: [.task(.one, words)]),
      Command(
        name: "history", summary: words.historySummary,
        options: [.value("limit", "N", .none, words.changeLimitOption)],
        operands: [.task(.one, words)]),
      edit(words),
      change("done", words.doneSummary, offering: .openTasks, words),
      change("cancel", words.cancelSummary, offering: .openTasks, words),
      change("reopen", words.reopenSummary, offering: .completedTasks, words),
      change("delete", words.deleteSummary, offering: .tasks, words),
      Command(name: "undo", summary: words.undoSummary, discussion: [words.undoDiscussion]),
      Command(name: "redo", summary: words.redoSummary),
    ]
  }

  private static func add(_ words: Words) -> Command {
    Command(
      name: "add", summary: words.addSummary, discussion: words.addDiscussion,
      examples: words.addExamples.map { Example($0.line, $0.explanation) },
      options: [
        Option(name: "quick", summary: words.quickOption),
        .list(words.addListOption),
      ] + Option.ofTask(words),
      operands: [
        Operand(
          name: "title", placeholder: "TITLE", count: .oneOrMore, summary: words.titleOperand)
      ], keepsWords: true)
  }

  private static func list(_ words: Words) -> Command {
    Command(
      name: "list", summary: words.listSummary,
      discussion: [words.listDiscussion, words.queryDiscussion],
      examples: words.listExamples.map { Example($0.line, $0.explanation) },
      options: listOptions(words),
      operands: [
        Operand(
          name: "query", placeholder: "QUERY", count: .any,
          completion: .dynamic(CompletionKind.queries.rawValue), summary: words.queryOperand)
      ])
  }

  private static func search(_ words: Words) -> Command {
    Command(
      name: "search", summary: words.searchSummary, discussion: [words.searchDiscussion],
      options: listOptions(words),
      operands: [
        Operand(
          name: "text", placeholder: "TEXT", count: .oneOrMore, summary: words.searchOperand)
      ], keepsWords: true)
  }

  private static func edit(_ words: Words) -> Command {
    Command(
      name: "edit", summary: words.editSummary,
      discussion: [words.editDiscussion, words.extentDiscussion],
      examples: words.editExamples.map { Example($0.line, $0.explanation) },
      options: [
        .value("title", "TITLE", .none, words.titleOption),
        .list(words.editListOption),
      ] + Option.ofTask(words) + [
        .repeated(
          "untag", "TAG", .dynamic(CompletionKind.tags.rawValue), words.untagOption),
        Option(name: "this", summary: words.thisOption),
        Option(name: "all-to-come", summary: words.allToComeOption),
        .query(words),
      ],
      operands: [.task(.any, words)])
  }

  static func change(
    _ name: String, _ summary: String, offering kind: CompletionKind, _ words: Words
  ) -> Command {
    Command(
      name: name, summary: summary, options: [.query(words)],
      operands: [.task(.any, offering: kind, words)])
  }

  static func listOptions(_ words: Words) -> [Option] {
    [
      .list(words.onlyListOption),
      .value(
        "sort", "SORT", .choices(TaskSortName.allCases.map(\.rawValue)), words.sortOption),
      Option(name: "all", summary: words.allOption),
      .value("limit", "N", .none, words.limitOption),
    ]
  }
}

extension Operand {
  static func task(
    _ count: Count, offering kind: CompletionKind = .tasks, _ words: Words
  ) -> Operand {
    Operand(
      name: "task", placeholder: "ID", count: count, completion: .dynamic(kind.rawValue),
      summary: count == .one ? words.taskOperand : words.tasksOperand)
  }
}
