/// Which words are which operands.
///
/// From the left, each operand takes what it needs, and one that can be repeated takes all but what
/// those after it need.
struct OperandAssignment {
  struct Word {
    let text: String
    let position: Int
  }

  private(set) var values: [String: [String]] = [:]

  /// Assigns all words, or says which is missing, extra or not allowed.
  ///
  /// What is missing is so at `end`. The path of the command in an error is left to the caller.
  init(_ words: [Word], to operands: [Operand], end: Int) throws(UsageError) {
    var rest = words[...]
    for (index, operand) in operands.enumerated() {
      let neededAfter = operands.dropFirst(index + 1).reduce(0) { $0 + $1.needed }
      let most = operand.isRepeated ? rest.count : 1
      let taken = rest.prefix(min(most, max(operand.needed, rest.count - neededAfter)))
      guard taken.count >= operand.needed else {
        throw UsageError(
          .missingOperand(placeholder: operand.placeholder), position: end, command: [])
      }
      for word in taken where !operand.completion.allows(word.text) {
        guard case .choices(let choices) = operand.completion else { continue }
        throw UsageError(
          .invalidChoice(word.text, of: operand.placeholder, choices: choices),
          position: word.position, command: [])
      }
      if !taken.isEmpty { values[operand.name] = taken.map(\.text) }
      rest = rest.dropFirst(taken.count)
    }
    if let extra = rest.first {
      throw UsageError(.extraOperand(extra.text), position: extra.position, command: [])
    }
  }
}
