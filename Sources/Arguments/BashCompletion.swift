/// A completion script for Bash (its manual, "Programmable Completion").
struct BashCompletion {
  private let program: Command
  private let nodes: [CompletionNode]

  init(_ program: Command) {
    self.program = program
    nodes = CompletionNode.all(of: program)
  }

  /// Functions that walk through the words before the cursor and offer what can be there.
  ///
  /// The walk tells the command, the count of its operands, and whether an option waits for its
  /// value. Bash parts words at "=", which is skipped.
  var script: String {
    let name = program.name
    return """
      # bash completion for \(name)

      _\(name)() {
          local cur=${COMP_WORDS[COMP_CWORD]} node= value= ended= count=0 i
          COMPREPLY=()
          for ((i = 1; i < COMP_CWORD; i++)); do
              if [[ ${COMP_WORDS[i]} == = ]]; then
                  continue
              elif [[ $value ]]; then
                  value=
              elif [[ $ended ]]; then
                  count=$((count + 1))
              else
                  _\(name)_walk "${COMP_WORDS[i]}"
              fi
          done
          [[ $cur == = ]] && cur=
          if [[ $value ]]; then
              _\(name)_offer $value
          elif [[ $cur == -* && ! $ended ]]; then
              _\(name)_offer_options
          else
              _\(name)_offer_operand
          fi
      }

      _\(name)_walk() {
          case "$node:$1" in
              *:--) ended=1 ;;
      \(lines(nodes.flatMap(values)))
              *:-*) ;;
      \(lines(nodes.flatMap(descents)))
              *) count=$((count + 1)) ;;
          esac
      }

      _\(name)_offer_options() {
          case $node in
      \(lines(nodes.map(options)))
          esac
      }

      _\(name)_offer_operand() {
          case $node:$count in
      \(lines(nodes.flatMap(operands)))
          esac
      }

      _\(name)_offer() {
          local kind=$1 line quote= typed=${cur//\\\\/}
          shift
          case $cur in
              \\"* | \\'*) quote=${cur:0:1} typed=${cur:1} ;;
          esac
          case $kind in
              words) mapfile -t COMPREPLY < <(compgen -W "$*" -- "$cur") ;;
              file)
                  compopt -o filenames
                  mapfile -t COMPREPLY < <(compgen -f -- "$typed")
                  ;;
              dynamic)
                  while IFS= read -r line; do
                      line=${line%%$'\\t'*}
                      [[ $line == "$typed"* ]] || continue
                      [[ $quote ]] || printf -v line %q "$line"
                      COMPREPLY+=("$line")
                  done < <("${COMP_WORDS[0]}" \(Completion.callback) "$1" 2>/dev/null)
                  ;;
          esac
      }

      complete -F _\(name) \(name)

      """
  }

  private func lines(_ cases: [String]) -> String {
    cases.map { "        " + $0 }.joined(separator: "\n")
  }

  /// The options of a command that wait for a value.
  private func values(_ node: CompletionNode) -> [String] {
    node.options.compactMap { option in
      guard let value = option.value else { return nil }
      let patterns = option.spellings.map { quoted("\(node.name):\($0)") }
      return "\(patterns.joined(separator: " | "))) value=\(quoted(offer(value.completion))) ;;"
    }
  }

  private func descents(_ node: CompletionNode) -> [String] {
    node.command.visibleCommands.map {
      let below = node.name.isEmpty ? $0.name : "\(node.name) \($0.name)"
      return "\(quoted("\(node.name):\($0.name)"))) node=\(quoted(below)) ;;"
    }
  }

  private func options(_ node: CompletionNode) -> String {
    let spellings = node.options.flatMap(\.spellings).joined(separator: " ")
    return "\(quoted(node.name))) _\(program.name)_offer words \(spellings) ;;"
  }

  private func operands(_ node: CompletionNode) -> [String] {
    let commands = node.command.visibleCommands.map(\.name).joined(separator: " ")
    if !commands.isEmpty {
      return ["\(quoted("\(node.name):0"))) _\(program.name)_offer words \(commands) ;;"]
    }
    return node.command.operands.enumerated().map { index, operand in
      let pattern = quoted("\(node.name):") + (operand.isRepeated ? "*" : "\(index)")
      return "\(pattern)) _\(program.name)_offer \(offer(operand.completion)) ;;"
    }
  }

  /// The arguments of the function that offers values.
  private func offer(_ completion: Completion) -> String {
    switch completion {
    case .none: "none"
    case .file: "file"
    case .dynamic(let name): "dynamic \(name)"
    case .choices(let values), .suggestions(let values):
      "words \(values.joined(separator: " "))"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
