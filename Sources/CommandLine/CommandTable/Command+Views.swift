import Arguments
import Domain
import Presentation

extension Command {
  static func tags(_ words: Words) -> Command {
    let tag = Operand(
      name: "tag", placeholder: "TAG", completion: .dynamic(CompletionKind.tags.rawValue),
      summary: words.tagOperand)
    return Command(
      name: "tags", summary: words.tagsSummary,
      commands: [
        Command(
          name: "rename", summary: words.renameTagSummary,
          discussion: [words.renameTagDiscussion],
          operands: [
            tag, Operand(name: "name", placeholder: "NAME", summary: words.newTagOperand),
          ]),
        Command(name: "delete", summary: words.deleteTagSummary, operands: [tag]),
        Command(
          name: "color", summary: words.colorTagSummary,
          operands: [
            tag,
            Operand(
              name: "color", placeholder: "COLOR",
              completion: .choices(TagColor.allCases.map(\.rawValue) + ["none"]),
              summary: words.colorOperand),
          ]),
      ], runsAlone: true)
  }

  static func views(_ words: Words) -> Command {
    let view = Operand(
      name: "view", placeholder: "VIEW", completion: .dynamic(CompletionKind.views.rawValue),
      summary: words.viewOperand)
    return Command(
      name: "views", summary: words.viewsSummary,
      commands: [
        Command(
          name: "show", summary: words.showViewSummary, options: listOptions(words),
          operands: [view]),
        Command(
          name: "save", summary: words.saveViewSummary,
          operands: [
            Operand(name: "view", placeholder: "NAME", summary: words.newViewOperand),
            Operand(
              name: "query", placeholder: "QUERY", count: .oneOrMore,
              completion: .dynamic(CompletionKind.queries.rawValue), summary: words.queryOperand),
          ]),
        Command(name: "delete", summary: words.deleteViewSummary, operands: [view]),
      ], runsAlone: true)
  }

  static func trash(_ words: Words) -> Command {
    Command(
      name: "trash", summary: words.trashSummary, discussion: [words.trashDiscussion],
      commands: [
        change("restore", words.restoreTasksSummary, offering: .deletedTasks, words)
      ], runsAlone: true)
  }
}
