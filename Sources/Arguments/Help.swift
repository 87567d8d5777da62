import UnicodeText

/// The help of a program and of each of its commands, as `--help` prints it.
package struct Help: Sendable {
  private let program: Command
  private let words: HelpWords

  package init(_ program: Command, words: HelpWords) {
    self.program = program
    self.words = words
  }

  /// The help of the command at `path` below the program, wrapped to `columns` of a terminal; the
  /// program's own help when there is no such command.
  package func text(for path: [String] = [], columns: Int = 80) -> String {
    let commands = program.descendants(along: path) ?? [program]
    guard let command = commands.last else { return "" }
    // Longer lines are hard to read, and shorter ones leave no room for two columns.
    let columns = min(max(columns, 40), 100)
    var sections = [usage(of: commands, columns: columns)]
    sections += ([command.summary] + command.discussion).filter { !$0.isEmpty }.map {
      wrapped($0, columns: columns)
    }
    sections += [
      section(words.operands, command.operands.map { ($0.placeholder, $0.explanation) }, columns),
      section(words.options, command.visibleOptions.map { ($0.label, $0.explanation) }, columns),
      section(words.commands, command.visibleCommands.map { ($0.name, $0.summary) }, columns),
      section(
        words.commonOptions,
        commands.dropLast().flatMap(\.visibleOptions).map { ($0.label, $0.explanation) }, columns),
      examples(of: command, columns: columns),
    ]
    let lines = sections.filter { !$0.isEmpty }.joined(separator: [""])
    return lines.map { $0 + "\n" }.joined()
  }

  /// The line that shows how the command at `path` is typed, for use beside an error.
  package func usage(for path: [String] = []) -> String {
    usage(of: program.descendants(along: path) ?? [program], columns: Int.max)
      .joined(separator: "\n")
  }

  private func usage(of commands: [Command], columns: Int) -> [String] {
    let start = "\(words.usage): " + commands.map(\.name).joined(separator: " ")
    let parts = commands.last?.synopsis(words) ?? []
    let lines = wrapped(
      parts.joined(separator: " "), columns: columns - displayWidth(of: start) - 1)
    guard let first = lines.first else { return [start] }
    let indent = spaces(displayWidth(of: start) + 1)
    return ["\(start) \(first)"] + lines.dropFirst().map { indent + $0 }
  }

  /// A heading and two columns: what is typed, and what it means.
  private func section(
    _ heading: String, _ rows: [(label: String, text: String)], _ columns: Int
  ) -> [String] {
    let rows = rows.filter { !$0.text.isEmpty }
    guard !rows.isEmpty else { return [] }
    let widest = rows.map { displayWidth(of: $0.label) }.filter { $0 <= columns / 3 }.max() ?? 0
    let margin = 2 + widest + 2
    return [heading + ":"]
      + rows.flatMap { row -> [String] in
        let label = "  " + row.label
        let lines = wrapped(row.text, columns: columns - margin).map { spaces(margin) + $0 }
        let width = displayWidth(of: label)
        guard width + 2 <= margin, let first = lines.first else { return [label] + lines }
        return [label + first.dropFirst(width)] + lines.dropFirst()
      }
  }

  private func examples(of command: Command, columns: Int) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    return [words.examples + ":"]
      + command.examples.flatMap { example in
        ["  " + example.line]
          + wrapped(example.explanation, columns: columns - 6).map { spaces(6) + $0 }
      }
  }
}

private func spaces(_ count: Int) -> String {
  String(repeating: " ", count: max(count, 0))
}
