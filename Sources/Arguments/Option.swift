/// An option of a command: `--due=WHEN`, `--due WHEN`, `-d WHEN`, or a flag, `--all`.
package struct Option: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case flag
    /// `placeholder` stands for the value in help.
    case value(placeholder: String, completion: Completion = .none)
    /// Asks for the help of the command that it is given to.
    case help
    case version
  }

  /// The long name without its dashes.
  package let name: String
  package let short: Character?
  package let kind: Kind
  /// What it does, in one line without a full stop.
  package let summary: String
  /// Whether it can be given several times, each time for one more value.
  package let isRepeated: Bool
  /// Whether it is left out of help, completions and manual.
  package let isHidden: Bool

  package init(
    name: String, short: Character? = nil, kind: Kind = .flag, summary: String,
    isRepeated: Bool = false, isHidden: Bool = false
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.summary = summary
    self.isRepeated = isRepeated
    self.isHidden = isHidden
  }
}

extension Option {
  var long: String { "--" + name }

  /// Every way to write the option alone: short first.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [long] }

  var value: (placeholder: String, completion: Completion)? {
    guard case .value(let placeholder, let completion) = kind else { return nil }
    return (placeholder, completion)
  }
}
