import Arguments
import Domain
import Presentation

extension Command {
  static func taskCommands(_ words: Words) -> [Command] {
    [
      add(words), list(words),
      Command(name: "show", summary: words.showSummary, operands: [.task(.one, words)]),
      edit(words),
      Command(
        name: "done", summary: words.doneSummary,
        operands: [.task(.oneOrMore, offering: .openTasks, words)]),
      Command(
        name: "reopen", summary: words.reopenSummary,
        operands: [.task(.oneOrMore, offering: .completedTasks, words)]),
      Command(name: "delete", summary: words.deleteSummary, operands: [.task(.oneOrMore, words)]),
      Command(name: "undo", summary: words.undoSummary, discussion: [words.undoDiscussion]),
    ]
  }

  private static func add(_ words: Words) -> Command {
    Command(
      name: "add", summary: words.addSummary, discussion: words.addDiscussion,
      examples: words.addExamples.map { Example($0.line, $0.explanation) },
      options: [
        .value("list", "LIST", .dynamic(CompletionKind.lists.rawValue), words.addListOption),
        .value("due", "WHEN", .due, words.dueOption),
        .value("priority", "P", .priorities, words.priorityOption),
        .value("notes", "TEXT", .none, words.notesOption),
      ],
      operands: [
        Operand(
          name: "title", placeholder: "TITLE", count: .oneOrMore, summary: words.titleOperand)
      ], keepsWords: true)
  }

  private static func list(_ words: Words) -> Command {
    Command(
      name: "list", summary: words.listSummary, discussion: [words.listDiscussion],
      options: [
        .value("list", "LIST", .dynamic(CompletionKind.lists.rawValue), words.onlyListOption),
        .value(
          "sort", "SORT", .choices(TaskSortName.allCases.map(\.rawValue)), words.sortOption),
        Option(name: "all", summary: words.allOption),
        .value("limit", "N", .none, words.limitOption),
      ])
  }

  private static func edit(_ words: Words) -> Command {
    Command(
      name: "edit", summary: words.editSummary, discussion: [words.editDiscussion],
      examples: [Example("hibi edit 12 --due none", words.editExample)],
      options: [
        .value("title", "TITLE", .none, words.titleOption),
        .value("notes", "TEXT", .none, words.notesOption),
        .value("priority", "P", .priorities, words.priorityOption),
        .value("due", "WHEN", .due, words.newDueOption),
        .value("list", "LIST", .dynamic(CompletionKind.lists.rawValue), words.editListOption),
      ],
      operands: [.task(.one, words)])
  }
}

extension Operand {
  fileprivate static func task(
    _ count: Count, offering kind: CompletionKind = .tasks, _ words: Words
  ) -> Operand {
    Operand(
      name: "task", placeholder: "ID", count: count, completion: .dynamic(kind.rawValue),
      summary: words.taskOperand)
  }
}

extension Completion {
  fileprivate static var priorities: Completion { .choices(Priority.allCases.map(\.name)) }

  fileprivate static var due: Completion {
    .suggestions([
      "today", "tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
      "sunday",
    ])
  }
}
