/// A shell that can complete what is typed.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

extension Command {
  /// The script that has a shell offer this program's commands, options and values.
  ///
  /// The shells ask the program itself for dynamic values: see `Completion.dynamic`.
  package func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion(self).script
    case .zsh: ZshCompletion(self).script
    case .fish: FishCompletion(self).script
    }
  }
}

/// A command that is offered, with all options that can be given to it.
struct CompletionNode {
  /// The names of the commands from below the program to this one, joined by spaces.
  let name: String
  let command: Command
  let options: [Option]

  /// The program and all commands below it that are not hidden.
  static func all(of program: Command) -> [CompletionNode] {
    nodes(path: [], program, inherited: [])
  }

  private static func nodes(
    path: [String], _ command: Command, inherited: [Option]
  ) -> [CompletionNode] {
    let options = inherited + command.visibleOptions
    let preset = command.defaultCommand.flatMap { command.command(named: $0)?.visibleOptions } ?? []
    let node = CompletionNode(
      name: path.joined(separator: " "), command: command, options: options + preset)
    return [node]
      + command.visibleCommands.flatMap {
        nodes(path: path + [$0.name], $0, inherited: options)
      }
  }
}
