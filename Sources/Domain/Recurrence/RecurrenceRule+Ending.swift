extension RecurrenceRule {
  /// The same rule with another end; all else stays as it was written, in its order.
  package func ending(_ end: RuleEnd) -> RecurrenceRule {
    guard end != self.end else { return self }
    return rewritten(without: [.count, .until], with: end.parts)
  }

  /// The same rule without some parts and with others behind it.
  ///
  /// The rule itself, should the parts make no rule.
  func rewritten(without removed: Set<RulePart>, with added: [String]) -> RecurrenceRule {
    guard let parts = try? RuleText(parsing: text).parts else { return self }
    let kept = parts.filter { part in part.name.map { !removed.contains($0) } ?? true }
    let texts = kept.map { "\(Substring($0.nameText))=\(Substring($0.value))" } + added
    return (try? RecurrenceRule(parsing: texts.joined(separator: ";"))) ?? self
  }
}

extension RuleEnd {
  var parts: [String] {
    switch self {
    case .never: []
    case .count(let count): ["COUNT=\(count)"]
    case .until(let until): ["UNTIL=\(until.text)"]
    }
  }
}
