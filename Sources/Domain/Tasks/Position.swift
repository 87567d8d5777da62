/// A place in an order made by hand, between any two others.
///
/// A fraction written as text: digits to base 62, ordered as bytes are. The first character says
/// how long the whole part is (`a` one digit, `b` two, …; `Z` one digit below zero, `Y` two, …), so
/// putting a thousand tasks at one end makes keys of three characters, not of a thousand.
package struct Position: Hashable, Comparable, Sendable {
  package let key: String

  /// A key that was made here before.
  package init(key: String) {
    self.key = key
  }

  /// Whether ``between(_:_:)`` could have made it.
  package var isWellFormed: Bool { Fraction.isWellFormed(key) }

  /// The place of the first of all.
  package static let first = Position(key: "a0")

  package static func < (left: Position, right: Position) -> Bool {
    left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
  }

  /// A place after `lower` and before `upper`; nil stands for the end on that side.
  ///
  /// When the two are not in order, the place is just after `lower`.
  package static func between(_ lower: Position?, _ upper: Position?) -> Position {
    let low = lower.flatMap { Fraction($0.key) }
    let high = upper.flatMap { Fraction($0.key) }
    switch (low, high) {
    case (nil, nil): return .first
    case (let low?, nil): return Position(key: low.nextWhole())
    case (nil, let high?): return Position(key: high.previousWhole())
    case (let low?, let high?):
      return Position(key: low < high ? low.between(high) : low.nextWhole())
    }
  }
}
