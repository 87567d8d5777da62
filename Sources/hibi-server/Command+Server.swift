import Arguments
import Presentation

extension Command {
  /// What the server takes.
  static func server(_ words: Words) -> Command {
    Command(
      name: "hibi-server", summary: words.serverSummary,
      options: [
        Option(
          name: "listen", kind: .value(placeholder: "HOST:PORT"), summary: words.listenSummary),
        Option(
          name: "database", kind: .value(placeholder: "FILE", completion: .file),
          summary: words.serverDatabaseSummary),
        Option(
          name: "trusted-proxy", kind: .value(placeholder: "ADDRESS"),
          summary: words.proxySummary),
        Option(name: "help", short: "h", kind: .help, summary: words.serverHelpSummary),
        Option(name: "version", kind: .version, summary: words.serverVersionSummary),
      ])
  }
}

extension Words {
  var help: HelpWords {
    HelpWords(
      usage: serverUsage, operands: "", options: serverOptions, commonOptions: "", commands: "",
      examples: "", optionPlaceholder: "OPTION", commandPlaceholder: "COMMAND")
  }
}
