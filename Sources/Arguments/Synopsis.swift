extension Command {
  /// The commands from this one down the path; nil when there is no such path.
  func descendants(along path: [String]) -> [Command]? {
    var commands = [self]
    for name in path {
      guard let below = commands.last?.command(named: name) else { return nil }
      commands.append(below)
    }
    return commands
  }

  /// What follows the command's name when it is typed: `[OPTION]… LIST TITLE`.
  func synopsis(_ words: HelpWords) -> [String] {
    var parts: [String] = []
    if !visibleOptions.isEmpty { parts.append("[\(words.optionPlaceholder)]…") }
    parts += operands.map(\.synopsis)
    if !visibleCommands.isEmpty {
      parts.append(
        runsAlone || defaultCommand != nil
          ? "[\(words.commandPlaceholder)]" : words.commandPlaceholder)
    }
    return parts
  }
}

extension Option {
  /// Both spellings with the value: `-d, --due=WHEN`; those without a short one line up below, and
  /// those that can be repeated end in `…`.
  var label: String {
    let long =
      (value.map { "\(self.long)=\($0.placeholder)" } ?? self.long) + (isRepeated ? "…" : "")
    return (short.map { "-\($0), " } ?? "    ") + long
  }

  /// The summary, with the values that can be chosen.
  var explanation: String { explained(summary, value?.completion) }
}

extension Operand {
  var explanation: String { explained(summary, completion) }
}

private func explained(_ summary: String, _ completion: Completion?) -> String {
  guard case .choices(let choices) = completion else { return summary }
  let list = "(" + choices.joined(separator: ", ") + ")"
  return summary.isEmpty ? list : summary + " " + list
}
