import Arguments
import Domain
import Presentation

extension Invocation {
  var list: ListReference? { value(of: "list").map(ListReference.init) }

  var priority: Priority? { value(of: "priority").flatMap { Priority(name: $0) } }

  var sort: TaskSortName? { value(of: "sort").flatMap(TaskSortName.init(rawValue:)) }

  /// What is typed over several words is one text.
  func text(_ operand: String) -> String {
    operands(operand).joined(separator: " ")
  }

  func tasks(_ words: Words) throws(Failure) -> [TaskItem.ID] {
    var ids: [TaskItem.ID] = []
    for text in operands("task") {
      guard let number = Int(plainDigits: text)
      else { throw Failure(words.notATaskNumber(text), .misused) }
      ids.append(TaskItem.ID(number))
    }
    return ids
  }

  func limit(_ words: Words) throws(Failure) -> Int? {
    guard let text = value(of: "limit") else { return nil }
    guard let limit = Int(plainDigits: text), limit > 0
    else { throw Failure(words.notALimit(text), .misused) }
    return limit
  }
}

extension Int {
  /// A number of ASCII digits alone, without a sign.
  init?(plainDigits text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    self.init(text)
  }
}
