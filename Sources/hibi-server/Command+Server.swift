import Arguments
import Domain
import Presentation
import Terminal

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
  /// In the language of the terminal that started the program.
  static var ofTerminal: Words {
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environmentVariable)
    let locale = locales.first { !$0.isEmpty } ?? ""
    return Words(Language(rawValue: String(locale.prefix { $0.isLetter })) ?? .english)
  }

  var help: HelpWords {
    HelpWords(
      usage: serverUsage, operands: "", options: serverOptions, commonOptions: "", commands: "",
      examples: "", optionPlaceholder: "OPTION", commandPlaceholder: "COMMAND")
  }
}
