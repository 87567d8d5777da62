import Presentation

/// Numbers of tasks as they are typed: `5`, `3-7`, `3,5,9-12`.
struct TaskNumbers: Equatable {
  /// A range of more is a slip of the finger.
  static let most = 10_000

  let ranges: [ClosedRange<Int>]

  /// The first text that is none of them is the failure's.
  init(_ texts: [String], in words: Words) throws(Failure) {
    var ranges: [ClosedRange<Int>] = []
    for text in texts {
      for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let range = Self.range(piece)
        else { throw Failure(words.notATaskNumber(text), .misused) }
        ranges.append(range)
      }
    }
    guard ranges.reduce(0, { $0 + $1.count }) <= Self.most
    else { throw Failure(words.tooManyNumbers(Self.most), .misused) }
    self.ranges = ranges
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count <= 2, let first = Int(plainDigits: ends[0]) else { return nil }
    guard ends.count == 2 else { return first...first }
    // A range of the whole of Int has no count that an Int could hold.
    guard let last = Int(plainDigits: ends[1]), first <= last, last - first < most else {
      return nil
    }
    return first...last
  }
}

extension Int {
  /// A number of ASCII digits alone, without a sign.
  init?(plainDigits text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    self.init(text)
  }
}
