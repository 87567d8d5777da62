/// What was asked of a program, after its description.
package enum Request: Equatable, Sendable {
  case run(Invocation)
  /// The help of the command at this path below the program; the program's own when empty.
  case help([String])
  case version
}

/// A command with its options and operands.
package struct Invocation: Equatable, Sendable {
  /// The path of the command below the program: `["lists", "rename"]`.
  package let command: [String]
  /// How many of the last operands came after `--`, and so are text whatever they look like.
  package let literalCount: Int
  private let options: [String: [String]]
  private let operands: [String: [String]]

  init(
    command: [String], options: [String: [String]], operands: [String: [String]],
    literalCount: Int
  ) {
    self.command = command
    self.options = options
    self.operands = operands
    self.literalCount = literalCount
  }

  /// Whether the option was given, by its long name.
  package func has(_ option: String) -> Bool {
    options[option] != nil
  }

  /// The option's value; the last one when it was given several times, as is usual.
  package func value(of option: String) -> String? {
    options[option]?.last
  }

  /// All values that the option was given, in order.
  package func values(of option: String) -> [String] {
    options[option] ?? []
  }

  /// The operand, or the first of them if it can be repeated.
  package func operand(_ name: String) -> String? {
    operands[name]?.first
  }

  /// All that was given for the operand, in order.
  package func operands(_ name: String) -> [String] {
    operands[name] ?? []
  }
}
