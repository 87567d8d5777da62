import ICalendar

extension ReadingError {
  /// What is wrong, in English, as the log of a client shows it.
  var reason: String {
    switch self {
    case .tooLarge(let limit): "the text has more than \(limit) bytes"
    case .tooManyLines(let limit): "the text has more than \(limit) lines"
    case .tooDeep(_, let limit): "components stand in each other more than \(limit) deep"
    case .invalidUTF8(_, let offset): "byte \(offset) of the line is not UTF-8"
    case .controlCharacter(_, let code): "control character \(code) is not allowed"
    case .noColon: "the line has no colon"
    case .badName: "the name of the property can't be read"
    case .badParameter: "a parameter is not NAME=VALUE"
    case .unfinishedQuote: "a quotation mark is missing"
    case .unexpectedEnd(_, let component): "END:\(component) has no BEGIN"
    case .unfinishedComponent(_, let component): "BEGIN:\(component) has no END"
    case .outsideComponent: "the property stands in no component"
    }
  }
}
