/// Why bytes are not an iCalendar text (RFC 5545 §3).
package enum ReadingError: Error, Equatable {
  /// More bytes than `Limits` has.
  case tooLarge(limit: Int)
  /// More lines, folds undone, than `Limits` has.
  case tooManyLines(limit: Int)
  /// A component that stands in more others than `Limits` has.
  case tooDeep(Place, limit: Int)
  /// Bytes that are no UTF-8 (§3.1.4), from the given one of the line on, counted from 0.
  case invalidUTF8(Place, offset: Int)
  /// A control character other than a tab (§3.1, `CONTROL`).
  case controlCharacter(Place, code: UInt8)
  /// A line without the colon that parts a name from its value.
  case noColon(Place)
  /// What stands before the first semicolon or colon can't be a name.
  case badName(Place)
  /// A parameter that is not `NAME=VALUE`.
  case badParameter(Place)
  /// A quoted parameter's value that doesn't end in its line.
  case unfinishedQuote(Place)
  /// An END without its BEGIN.
  case unexpectedEnd(Place, component: String)
  /// A BEGIN, at the place, without its END.
  case unfinishedComponent(Place, component: String)
  /// A property that stands in no component.
  case outsideComponent(Place)

  /// Where it is, if it is in one place.
  package var place: Place? {
    switch self {
    case .tooLarge, .tooManyLines: nil
    case .tooDeep(let place, _), .invalidUTF8(let place, _), .controlCharacter(let place, _),
      .noColon(let place), .badName(let place), .badParameter(let place),
      .unfinishedQuote(let place), .unexpectedEnd(let place, _),
      .unfinishedComponent(let place, _), .outsideComponent(let place):
      place
    }
  }

  /// What lets it pass; nil for a limit, which nothing does.
  package var leniency: Leniency? {
    switch self {
    case .tooLarge, .tooManyLines, .tooDeep: nil
    case .invalidUTF8: .invalidUTF8
    case .controlCharacter: .controlCharacters
    case .noColon, .badName, .unfinishedQuote: .unreadableLines
    case .badParameter: .badParameters
    case .unexpectedEnd, .unfinishedComponent, .outsideComponent: .nesting
    }
  }
}
