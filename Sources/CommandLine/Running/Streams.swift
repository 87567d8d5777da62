package import Terminal

/// What a command reads and writes: the streams of its process, or files in a test.
package struct Streams {
  /// The descriptor of standard input.
  package let input: Int32
  /// Whether somebody sits before it who can be asked.
  package let isInteractive: Bool
  package let output: Output
  package let errors: Output
  package let screen: Screen
  /// Whether somebody sees how far a command is: errors go to a terminal.
  package let showsProgress: Bool

  package init(
    input: Int32, isInteractive: Bool, output: Output, errors: Output, screen: Screen,
    showsProgress: Bool = false
  ) {
    self.showsProgress = showsProgress
    self.input = input
    self.isInteractive = isInteractive
    self.output = output
    self.errors = errors
    self.screen = screen
  }

  /// Those of this process.
  package static func standard() -> Streams {
    Streams(
      input: 0, isInteractive: Screen(descriptor: 0).isTerminal, output: Output(descriptor: 1),
      errors: Output(descriptor: 2), screen: Screen(descriptor: 1),
      showsProgress: Screen(descriptor: 2).isTerminal)
  }
}
