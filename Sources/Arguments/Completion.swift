/// What a shell offers for a value.
package enum Completion: Equatable, Sendable {
  case none
  /// The only values there are; the parser refuses others.
  case choices([String])
  /// Some of the values there are.
  case suggestions([String])
  case file
  /// What the program itself prints when called with `__complete` and this name: a line for each
  /// value, with a tab before what is said about it if anything is.
  case dynamic(String)
}

extension Completion {
  /// The hidden command by which a program is asked for dynamic values.
  static let callback = "__complete"

  /// Whether `value` may be given.
  func allows(_ value: String) -> Bool {
    guard case .choices(let choices) = self else { return true }
    return choices.contains(value)
  }
}
