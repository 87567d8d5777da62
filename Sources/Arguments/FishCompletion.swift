/// A completion script for fish (its manual, `complete`).
struct FishCompletion {
  private let program: Command
  private let nodes: [CompletionNode]

  init(_ program: Command) {
    self.program = program
    nodes = CompletionNode.all(of: program)
  }

  /// Each offer has a condition: that the words before the cursor lead to its command.
  var script: String {
    """
    # fish completion for \(program.name)

    function \(condition)
        set -l node ''
        set -l count 0
        set -l waits no
        set -l ended no
        set -l words (commandline -opc)
        for word in $words[2..]
            if test $waits = yes
                set waits no
                continue
            else if test $ended = yes
                set count (math $count + 1)
                continue
            end
            switch "$node:$word"
                case '*:--'
                    set ended yes
    \(walk)
                case '*:-*'
    \(descents)
                case '*'
                    set count (math $count + 1)
            end
        end
        test "$node" = "$argv[1]"; or return
        test (count $argv) -lt 2; or test $count = "$argv[2]"
    end

    complete -c \(program.name) -f
    \(nodes.flatMap(offers).joined(separator: "\n"))

    """
  }

  private var condition: String { "__\(program.name)_at" }

  private var walk: String {
    let patterns = nodes.flatMap { node in
      node.options.filter { $0.value != nil }.flatMap(\.spellings).map {
        quoted("\(node.name):\($0)")
      }
    }
    guard !patterns.isEmpty else { return "" }
    return "            case \(patterns.joined(separator: " "))\n                set waits yes"
  }

  private var descents: String {
    nodes.flatMap { node in
      node.command.visibleCommands.map {
        let below = node.name.isEmpty ? $0.name : "\(node.name) \($0.name)"
        let pattern = quoted("\(node.name):\($0.name)")
        return "            case \(pattern)\n                set node \(quoted(below))"
      }
    }.joined(separator: "\n")
  }

  private func offers(_ node: CompletionNode) -> [String] {
    let start = "complete -c \(program.name) -n"
    let commands = node.command.visibleCommands.map {
      "\(start) \(at(node, 0)) -a \(quoted($0.name)) -d \(quoted($0.summary))"
    }
    let options = node.options.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.value.map { arguments($0.completion, isRequired: true) } ?? ""
      return
        "\(start) \(at(node, nil))\(short) -l \(option.name)\(value) -d \(quoted(option.summary))"
    }
    guard commands.isEmpty else { return commands + options }
    let operands = node.command.operands.enumerated().compactMap { index, operand -> String? in
      let arguments = arguments(operand.completion, isRequired: false)
      let index = operand.isRepeated ? nil : index
      return arguments.isEmpty ? nil : "\(start) \(at(node, index))\(arguments)"
    }
    return options + operands
  }

  /// The condition that the cursor is at an operand of a command, or at any of them.
  private func at(_ node: CompletionNode, _ operand: Int?) -> String {
    let condition = "\(self.condition) \(quoted(node.name))" + (operand.map { " \($0)" } ?? "")
    return quoted(condition)
  }

  private func arguments(_ completion: Completion, isRequired: Bool) -> String {
    switch completion {
    case .none: isRequired ? " -x" : ""
    case .file: isRequired ? " -r -F" : " -F"
    case .dynamic(let name):
      (isRequired ? " -x" : "")
        + " -k -a \(quoted("(\(program.name) \(Completion.callback) \(name))"))"
    case .choices(let values), .suggestions(let values):
      (isRequired ? " -x" : "") + " -a \(quoted(values.joined(separator: " ")))"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
