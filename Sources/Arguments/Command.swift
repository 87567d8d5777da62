/// A command of a program, or the program itself: what it takes, and what is said about it.
///
/// Parser, help, completions and manual are all made from this description. Its texts are shown as
/// they are; names are typed by people and never translated.
package struct Command: Equatable, Sendable {
  package let name: String
  /// What it does, in one line without a full stop.
  package let summary: String
  /// More about it, a string for each paragraph.
  package let discussion: [String]
  package let examples: [Example]
  /// Options, which the commands below take as well.
  package let options: [Option]
  package let operands: [Operand]
  package let commands: [Command]
  /// The command below that runs when none is named.
  package let defaultCommand: String?
  /// Whether it does something without one of the commands below it.
  package let runsAlone: Bool
  /// Whether its operands are a person's own words: all that is not exactly an option is kept.
  package let keepsWords: Bool
  /// Whether it is left out of help, completions and manual.
  package let isHidden: Bool

  package init(
    name: String, summary: String, discussion: [String] = [], examples: [Example] = [],
    options: [Option] = [], operands: [Operand] = [], commands: [Command] = [],
    defaultCommand: String? = nil, runsAlone: Bool = false, keepsWords: Bool = false,
    isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.options = options
    self.operands = operands
    self.commands = commands
    self.defaultCommand = defaultCommand
    self.runsAlone = runsAlone || commands.isEmpty
    self.keepsWords = keepsWords
    self.isHidden = isHidden
  }

  /// A line to type, and what it does.
  package struct Example: Equatable, Sendable {
    package let line: String
    package let explanation: String

    package init(_ line: String, _ explanation: String) {
      self.line = line
      self.explanation = explanation
    }
  }
}

extension Command {
  var visibleCommands: [Command] { commands.filter { !$0.isHidden } }
  var visibleOptions: [Option] { options.filter { !$0.isHidden } }

  func command(named name: String) -> Command? {
    commands.first { $0.name == name }
  }
}
