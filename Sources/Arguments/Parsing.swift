/// One run over the arguments of a program.
struct Parsing {
  private let arguments: [String]
  private var next = 0
  /// The commands from the program down to the one that is meant.
  private var path: [Command]
  private var options: [String: [String]] = [:]
  private var words: [OperandAssignment.Word] = []
  private var literalCount = 0

  private var command: Command { path[path.count - 1] }
  private var names: [String] { path.dropFirst().map(\.name) }

  init(_ program: Command, _ arguments: [String]) {
    path = [program]
    self.arguments = arguments
  }

  mutating func request() throws(UsageError) -> Request {
    while next < arguments.count {
      let argument = arguments[next]
      next += 1
      if argument == "--" {
        literalCount = arguments.count - next
        for position in next..<arguments.count { addWord(position) }
        break
      }
      if let request = try take(argument) { return request }
    }
    return .run(try invocation())
  }

  /// Takes one argument, and what belongs to it; a result asks for something else than a run.
  private mutating func take(_ argument: String) throws(UsageError) -> Request? {
    if command.keepsWords {
      guard let option = exactOption(argument) else {
        addWord(next - 1)
        return nil
      }
      return try take(option.option, spelt: option.spelling, joined: option.value)
    }
    if argument.hasPrefix("--") { return try takeLong(argument) }
    if argument.hasPrefix("-"), argument != "-" { return try takeShort(argument) }
    try takeWord(argument)
    return nil
  }

  private mutating func takeWord(_ word: String) throws(UsageError) {
    guard words.isEmpty, !command.commands.isEmpty else { return addWord(next - 1) }
    if let below = command.command(named: word) {
      path.append(below)
    } else if command.operands.isEmpty {
      let choices = command.visibleCommands.map(\.name)
      throw error(.unknownCommand(word, suggestion: suggestion(for: word, among: choices)))
    } else {
      addWord(next - 1)
    }
  }

  private mutating func takeLong(_ argument: String) throws(UsageError) -> Request? {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let candidates = options(matching: name)
    guard let option = candidates.last else {
      if !name.isEmpty, enterDefault(where: { !$0.isHidden && $0.name.hasPrefix(name) }) {
        return try takeLong(argument)
      }
      let best = suggestion(for: "--" + name, among: scope.filter { !$0.isHidden }.map(\.long))
      throw error(.unknownOption("--" + name, suggestion: best))
    }
    if candidates.contains(where: { $0.name != option.name }) {
      throw error(.ambiguousOption("--" + name, candidates: candidates.map(\.long)))
    }
    let value = parts.count > 1 ? String(parts[1]) : nil
    return try take(option, spelt: option.long, joined: value)
  }

  /// Takes `-a`, `-abc`, `-d VALUE` and `-abdVALUE`.
  private mutating func takeShort(_ argument: String) throws(UsageError) -> Request? {
    var rest = argument.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = scope.last(where: { $0.short == letter }) else {
        if enterDefault(where: { $0.short == letter }) {
          rest = letter.description + rest
          continue
        }
        throw error(.unknownOption("-\(letter)", suggestion: nil))
      }
      let joined = option.value != nil && !rest.isEmpty ? String(rest) : nil
      if let request = try take(option, spelt: "-\(letter)", joined: joined) { return request }
      if joined != nil { break }
    }
    return nil
  }

  private mutating func take(
    _ option: Option, spelt spelling: String, joined: String?
  ) throws(UsageError) -> Request? {
    switch option.kind {
    case .value(let placeholder, let completion):
      guard let value = joined ?? takeValue() else {
        next = arguments.count + 1
        throw error(.missingValue(option: spelling, placeholder: placeholder))
      }
      if !completion.allows(value), case .choices(let choices) = completion {
        throw error(.invalidChoice(value, of: spelling, choices: choices))
      }
      options[option.name, default: []].append(value)
      return nil
    case .flag, .help, .version:
      if let joined { throw error(.unexpectedValue(option: spelling, value: joined)) }
      options[option.name, default: []].append("")
      if option.kind == .help { return .help(helpPath()) }
      return option.kind == .version ? .version : nil
    }
  }

  private mutating func takeValue() -> String? {
    guard next < arguments.count else { return nil }
    next += 1
    return arguments[next - 1]
  }

  private mutating func addWord(_ position: Int) {
    words.append(OperandAssignment.Word(text: arguments[position], position: position))
  }
}

extension Parsing {
  /// The options that can be given here: those of the command and of all above it.
  private var scope: [Option] { path.flatMap(\.options) }

  /// The option of this name, or all that it abbreviates.
  private func options(matching name: String) -> [Option] {
    let exact = scope.filter { $0.name == name }
    if !exact.isEmpty || name.isEmpty { return exact }
    return scope.filter { !$0.isHidden && $0.name.hasPrefix(name) }
  }

  /// The option that an argument spells in full, with its value after `=` if it has one.
  private func exactOption(
    _ argument: String
  ) -> (option: Option, spelling: String, value: String?)? {
    guard argument.hasPrefix("-") else { return nil }
    for option in scope.reversed() {
      for spelling in option.spellings where spelling == argument { return (option, spelling, nil) }
      if option.value != nil, argument.hasPrefix(option.long + "=") {
        return (option, option.long, String(argument.dropFirst(option.long.count + 1)))
      }
    }
    return nil
  }

  /// Goes on to the command that runs when none is named, if it has such an option.
  private mutating func enterDefault(where matches: (Option) -> Bool) -> Bool {
    guard let name = command.defaultCommand, let below = command.command(named: name),
      below.options.contains(where: matches)
    else { return false }
    path.append(below)
    return true
  }

  /// The command that help is about: `hibi --help add` is as good as `hibi add --help`.
  private func helpPath() -> [String] {
    var last = command
    var names = names
    for argument in arguments.dropFirst(next) where !argument.hasPrefix("-") {
      guard let below = last.command(named: argument) else { break }
      names.append(below.name)
      last = below
    }
    return names
  }

  private mutating func invocation() throws(UsageError) -> Invocation {
    if let name = command.defaultCommand, let below = command.command(named: name) {
      path.append(below)
    }
    guard command.runsAlone || !words.isEmpty else {
      next = arguments.count + 1
      throw error(.missingCommand(choices: command.visibleCommands.map(\.name)))
    }
    do {
      let assignment = try OperandAssignment(words, to: command.operands, end: arguments.count)
      return Invocation(
        command: names, options: options, operands: assignment.values, literalCount: literalCount)
    } catch {
      throw UsageError(error.fault, position: error.position, command: names)
    }
  }

  /// The fault at the argument that was read last.
  private func error(_ fault: UsageError.Fault) -> UsageError {
    UsageError(fault, position: next - 1, command: names)
  }
}
