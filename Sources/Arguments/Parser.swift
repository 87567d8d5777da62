/// Reads a program's arguments after its description, by the conventions of GNU programs.
///
/// Options may stand before, between and after operands, and those of a command after the names of
/// commands below it. `--` ends them. Long ones may be abbreviated while that is unambiguous;
/// short flags may be joined, and the last may have its value joined to it. A command that keeps
/// words takes for options only what is spelt in full, so that a title needs no quoting for the
/// parser's sake. Any arguments have a result: a request or an error, never a trap.
package struct Parser: Sendable {
  private let program: Command

  package init(_ program: Command) {
    self.program = program
  }

  /// Reads the arguments that follow the program's name.
  package func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var parsing = Parsing(program, arguments)
    return try parsing.request()
  }
}
