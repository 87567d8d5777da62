/// An argument of a command that is not an option: a title, an id, a file.
package struct Operand: Equatable, Sendable {
  package enum Count: Equatable, Sendable {
    case one
    case optional
    case oneOrMore
    case any
  }

  /// By what name the parsed value is asked for.
  package let name: String
  /// What stands for it in help.
  package let placeholder: String
  package let count: Count
  package let completion: Completion
  /// What it is, in one line without a full stop.
  package let summary: String

  package init(
    name: String, placeholder: String, count: Count = .one, completion: Completion = .none,
    summary: String = ""
  ) {
    self.name = name
    self.placeholder = placeholder
    self.count = count
    self.completion = completion
    self.summary = summary
  }
}

extension Operand {
  var needed: Int { count == .one || count == .oneOrMore ? 1 : 0 }
  var isRepeated: Bool { count == .oneOrMore || count == .any }

  /// As it is written in a synopsis: `ID…`, `[FILE]`.
  var synopsis: String {
    switch count {
    case .one: placeholder
    case .optional: "[\(placeholder)]"
    case .oneOrMore: "\(placeholder)…"
    case .any: "[\(placeholder)…]"
    }
  }
}
