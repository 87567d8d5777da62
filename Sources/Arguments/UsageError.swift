/// What is wrong with the arguments of a program, as data: the words are made elsewhere.
package struct UsageError: Error, Equatable, Sendable {
  package enum Fault: Equatable, Sendable {
    case unknownCommand(String, suggestion: String?)
    /// One of the commands below was to be named.
    case missingCommand(choices: [String])
    /// The option as it was typed, and one that is spelt nearly so, both with their dashes.
    case unknownOption(String, suggestion: String?)
    /// An abbreviation of several options.
    case ambiguousOption(String, candidates: [String])
    case missingValue(option: String, placeholder: String)
    /// A flag was given a value (`--all=yes`).
    case unexpectedValue(option: String, value: String)
    /// `of` is the option with its dashes, or the operand's placeholder.
    case invalidChoice(String, of: String, choices: [String])
    case missingOperand(placeholder: String)
    case extraOperand(String)
  }

  package let fault: Fault
  /// The index of the argument; the number of arguments when one is missing at the end.
  package let position: Int
  /// The path of the command that the fault is in, whose help may be of use.
  package let command: [String]

  package init(_ fault: Fault, position: Int, command: [String]) {
    self.fault = fault
    self.position = position
    self.command = command
  }
}
