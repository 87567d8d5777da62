import Arguments
import Domain
import Presentation

extension Invocation {
  var list: ListReference? { value(of: "list").map(ListReference.init) }

  var sort: TaskSortName? { value(of: "sort").flatMap(TaskSortName.init(rawValue:)) }

  /// What is typed over several words is one text.
  func text(_ operand: String) -> String {
    operands(operand).joined(separator: " ")
  }

  /// The one task that is named.
  func task(_ words: Words) throws(Failure) -> TaskItem.ID {
    let text = operand("task") ?? ""
    guard let number = Int(plainDigits: text)
    else { throw Failure(words.notATaskNumber(text), .misused) }
    return TaskItem.ID(number)
  }

  /// The tasks that are named, or looked for.
  func selection(_ words: Words) throws(Failure) -> TaskReference {
    let numbers = try TaskNumbers(operands("task"), in: words).ranges
    guard let query = value(of: "query") else {
      guard !numbers.isEmpty else { throw Failure(words.noSelection, .misused) }
      return .numbers(numbers)
    }
    guard numbers.isEmpty else { throw Failure(words.twoSelections, .misused) }
    return .query(query)
  }

  func limit(_ words: Words) throws(Failure) -> Int? {
    guard let text = value(of: "limit") else { return nil }
    guard let limit = Int(plainDigits: text), limit > 0
    else { throw Failure(words.notALimit(text), .misused) }
    return limit
  }
}
