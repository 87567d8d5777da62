/// A completion script for Zsh (zshcompsys(1), `_arguments`): a function for each command.
struct ZshCompletion {
  private let program: Command
  private let nodes: [CompletionNode]

  init(_ program: Command) {
    self.program = program
    nodes = CompletionNode.all(of: program)
  }

  /// It can be put in a folder of `fpath`, and sourced as well.
  var script: String {
    let name = program.name
    return """
      #compdef \(name)

      \(nodes.map(function).joined(separator: "\n\n"))

      _\(name)_dynamic() {
          local line
          local -a lines values
          lines=("${(@f)$(\(name) \(Completion.callback) $1 2>/dev/null)}")
          for line in $lines; do
              values+=("${${line%%$'\\t'*}//:/\\\\:}")
              [[ $line == *$'\\t'* ]] && values[-1]+=":${line#*$'\\t'}"
          done
          _describe -V value values
      }

      if [[ $funcstack[1] == _\(name) ]]; then
          _\(name) "$@"
      else
          compdef _\(name) \(name)
      fi

      """
  }

  private func function(_ node: CompletionNode) -> String {
    let specs = node.options.map(spec) + operandSpecs(node)
    let arguments = specs.map { " \\\n        \($0)" }.joined()
    guard !node.command.visibleCommands.isEmpty else {
      return """
        \(functionName(node.name))() {
            _arguments -s -S\(arguments)
        }
        """
    }
    let cases = node.command.visibleCommands.map {
      let below = node.name.isEmpty ? $0.name : "\(node.name) \($0.name)"
      return "            \($0.name)) \(functionName(below)) && result=0 ;;"
    }
    let commands = node.command.visibleCommands.map {
      "        " + quoted("\(escaped($0.name, ":")):\($0.summary)")
    }
    return """
      \(functionName(node.name))() {
          local curcontext=$curcontext state line result=1
          local -A opt_args
          local -a commands=(
      \(commands.joined(separator: "\n"))
          )
          _arguments -C -s -S\(arguments) \\
              '1: :->command' \\
              '*:: :->rest' && result=0
          if [[ $state == command ]]; then
              _describe command commands && result=0
          elif [[ $state == rest ]]; then
              case $line[1] in
      \(cases.joined(separator: "\n"))
              esac
          fi
          return result
      }
      """
  }

  private func functionName(_ node: String) -> String {
    ([program.name] + node.split(separator: " ").map { String($0) }).map { "_\($0)" }.joined()
  }

  private func spec(_ option: Option) -> String {
    let explanation = "[\(escaped(option.summary, "[]:\\"))]"
    let value =
      option.value.map { ":\(escaped($0.placeholder, ":\\")):\(action($0.completion))" } ?? ""
    let long = option.value == nil ? option.long : option.long + "="
    let star = option.isRepeated ? "*" : ""
    guard let short = option.short else { return quoted(star + long + explanation + value) }
    let one = option.value == nil ? "-\(short)" : "-\(short)+"
    // An option that can be repeated does not shut itself out.
    return (option.isRepeated ? quoted(star) : quoted("(-\(short) \(option.long))"))
      + "{\(one),\(long)}" + quoted(explanation + value)
  }

  private func operandSpecs(_ node: CompletionNode) -> [String] {
    guard node.command.visibleCommands.isEmpty else { return [] }
    return node.command.operands.enumerated().map { index, operand in
      let place = operand.isRepeated ? "*" : operand.needed == 0 ? "\(index + 1):" : "\(index + 1)"
      let message = escaped(operand.placeholder, ":\\")
      return quoted("\(place):\(message):\(action(operand.completion))")
    }
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .file: "_files"
    // The space keeps `_arguments` from adding arguments of its own.
    case .dynamic(let name): " _\(program.name)_dynamic \(name)"
    case .choices(let values), .suggestions(let values): "(\(values.joined(separator: " ")))"
    }
  }

  private func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
