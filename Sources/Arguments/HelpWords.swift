/// The words of help and manual that are not said by the commands themselves.
package struct HelpWords: Equatable, Sendable {
  /// Before the line that shows how a command is typed, without a colon.
  package let usage: String
  package let operands: String
  package let options: String
  /// Over the options that a command takes because those above it have them.
  package let commonOptions: String
  package let commands: String
  package let examples: String
  /// What stands for any option and any command in a synopsis.
  package let optionPlaceholder: String
  package let commandPlaceholder: String

  package init(
    usage: String, operands: String, options: String, commonOptions: String, commands: String,
    examples: String, optionPlaceholder: String, commandPlaceholder: String
  ) {
    self.usage = usage
    self.operands = operands
    self.options = options
    self.commonOptions = commonOptions
    self.commands = commands
    self.examples = examples
    self.optionPlaceholder = optionPlaceholder
    self.commandPlaceholder = commandPlaceholder
  }
}
