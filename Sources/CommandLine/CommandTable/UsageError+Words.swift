import Arguments
import Presentation

extension UsageError.Fault {
  /// What is wrong, in words.
  func message(in words: Words) -> String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      words.unknownCommand(name, suggestion: suggestion)
    case .missingCommand(let choices): words.missingCommand(choices)
    case .unknownOption(let name, let suggestion):
      words.unknownOption(name, suggestion: suggestion)
    case .ambiguousOption(let name, let candidates):
      words.ambiguousOption(name, candidates: candidates)
    case .missingValue(let option, let placeholder):
      words.missingValue(of: option, placeholder: placeholder)
    case .unexpectedValue(let option, let value): words.unexpectedValue(value, of: option)
    case .invalidChoice(let value, let option, let choices):
      words.invalidChoice(value, of: option, choices: choices)
    case .missingOperand(let placeholder): words.missingOperand(placeholder)
    case .extraOperand(let text): words.extraOperand(text)
    }
  }
}
