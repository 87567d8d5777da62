/// Why a text is not a rule that can be followed.
///
/// Positions are counted in bytes of UTF-8 from the start of the text, so that a front end can mark
/// the place.
package enum RecurrenceRuleError: Error, Equatable {
  /// It doesn't say how often (`FREQ`).
  case noFrequency
  /// What stands between two semicolons is not `NAME=VALUE`.
  case unreadablePart(at: Int)
  /// A name that neither RFC 5545 nor RFC 7529 has.
  case unknownPart(at: Int)
  case repeatedPart(RulePart, at: Int)
  /// A value, or one of a list of values, that the part can't have.
  case badValue(RulePart, at: Int)
  /// A part that must not stand beside the others: `BYWEEKNO` in a monthly rule, `BYSETPOS` alone.
  case misplacedPart(RulePart, at: Int)
  /// Both `COUNT` and `UNTIL`; the position is the second one's.
  case twoEnds(at: Int)
}
