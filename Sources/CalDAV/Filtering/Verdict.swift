/// An answer that may have to wait for a closer look.
enum Verdict: Equatable, Sendable {
  case no
  case unclear
  case yes

  init(_ answer: Bool) {
    self = answer ? .yes : .no
  }

  /// Both: one no is enough for a no.
  func and(_ other: Verdict) -> Verdict {
    if self == .no || other == .no { return .no }
    return self == .yes ? other : self
  }

  /// Either: one yes is enough for a yes.
  func or(_ other: Verdict) -> Verdict {
    if self == .yes || other == .yes { return .yes }
    return self == .no ? other : self
  }
}
