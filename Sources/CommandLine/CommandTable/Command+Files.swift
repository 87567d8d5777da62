import Arguments
import Presentation

extension Command {
  static func fileCommands(_ words: Words) -> [Command] {
    [
      Command(
        name: "export", summary: words.exportSummary, discussion: [words.exportDiscussion],
        options: [
          Option(name: "ics", summary: words.icsOption), .list(words.exportListOption),
        ],
        operands: [
          Operand(
            name: "file", placeholder: "FILE", count: .optional, completion: .file,
            summary: words.exportOperand)
        ]),
      Command(
        name: "import", summary: words.importSummary, discussion: [words.importDiscussion],
        options: [
          .list(words.importListOption),
          Option(name: "skip-broken", summary: words.skipBrokenOption),
        ],
        operands: [
          Operand(
            name: "file", placeholder: "FILE", completion: .file, summary: words.importOperand)
        ]),
    ]
  }
}
