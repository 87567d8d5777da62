import Arguments
import Presentation

extension Command {
  static func databaseCommands(_ words: Words) -> [Command] {
    [
      Command(
        name: "serve", summary: words.serveSummary, discussion: [words.serveDiscussion],
        options: [.value("listen", "HOST:PORT", .none, words.listenOption)],
        operands: [
          Operand(
            name: "option", placeholder: "-- OPTION", count: .any, summary: words.serverOperand)
        ]),
      Command(
        name: "backup", summary: words.backupSummary, discussion: [words.backupDiscussion],
        operands: [.file(words.backupOperand)]),
      Command(
        name: "restore", summary: words.restoreSummary, discussion: [words.restoreDiscussion],
        operands: [.file(words.restoreOperand)]),
      Command(name: "check", summary: words.checkSummary),
    ]
  }
}

extension Operand {
  fileprivate static func file(_ summary: String) -> Operand {
    Operand(name: "file", placeholder: "FILE", completion: .file, summary: summary)
  }
}
