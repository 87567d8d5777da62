import Arguments
import Presentation

extension Manual {
  /// The manual page of the program.
  init(_ program: Command, in words: Words) {
    self.init(
      program, words: HelpWords(words),
      headings: Headings(
        name: words.manualName, synopsis: words.manualSynopsis,
        description: words.manualDescription),
      version: version, date: releaseDate,
      sections: [
        Section(
          heading: words.manualExitStatus,
          items: [
            .init("0", words.statusDone), .init("1", words.statusFailed),
            .init("2", words.statusMisused),
          ]),
        Section(
          heading: words.manualEnvironment,
          items: [
            .init("HIBI_DATABASE", words.databaseVariable),
            .init("HIBI_ACCOUNT", words.accountVariable),
            .init("XDG_DATA_HOME", words.dataHomeVariable),
            .init("LC_ALL, LC_MESSAGES, LANG", words.localeVariable),
            .init("NO_COLOR", words.colorVariable),
          ]),
        Section(
          heading: words.manualFiles,
          items: [.init("~/.local/share/hibi/hibi.sqlite", words.databaseFile)]),
      ])
  }
}
