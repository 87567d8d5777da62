package import Arguments
package import Presentation

extension Command {
  /// The program with all its commands, described in one language.
  ///
  /// No option has a short spelling: `-l` would be taken out of a title like `ls -l`.
  package static func program(_ words: Words) -> Command {
    Command(
      name: "hibi", summary: words.programSummary, discussion: [words.programDiscussion],
      options: [
        .value("database", "FILE", .file, words.databaseOption),
        .value("account", "EMAIL", .none, words.accountOption),
        Option(name: "json", summary: words.jsonOption),
        Option(name: "help", kind: .help, summary: words.helpOption),
        Option(name: "version", kind: .version, summary: words.versionOption),
      ],
      commands: taskCommands(words) + timer(words)
        + [
          trash(words), tags(words), views(words), plan(words), stats(words), weather(words),
          lists(words), accounts(words),
        ]
        + fileCommands(words) + databaseCommands(words) + shellCommands(words),
      defaultCommand: "list")
  }

  private static func shellCommands(_ words: Words) -> [Command] {
    [
      Command(
        name: "completions", summary: words.completionsSummary,
        operands: [
          Operand(
            name: "shell", placeholder: "SHELL", completion: .choices(["bash", "zsh", "fish"]))
        ], isHidden: true),
      Command(name: "manual", summary: words.manualSummary, isHidden: true),
      Command(
        name: "help", summary: words.helpOption,
        operands: [Operand(name: "command", placeholder: "COMMAND", count: .any)], isHidden: true),
      Command(
        name: "__complete", summary: "",
        operands: [
          Operand(name: "kind", placeholder: "KIND", completion: .choices(CompletionKind.names))
        ], isHidden: true),
    ]
  }
}

extension Option {
  static func value(
    _ name: String, _ placeholder: String, _ completion: Completion, _ summary: String
  ) -> Option {
    Option(
      name: name, kind: .value(placeholder: placeholder, completion: completion),
      summary: summary)
  }
}

extension HelpWords {
  init(_ words: Words) {
    self.init(
      usage: words.helpUsage, operands: words.helpOperands, options: words.helpOptions,
      commonOptions: words.helpCommonOptions, commands: words.helpCommands,
      examples: words.helpExamples, optionPlaceholder: "OPTION", commandPlaceholder: "COMMAND")
  }
}
