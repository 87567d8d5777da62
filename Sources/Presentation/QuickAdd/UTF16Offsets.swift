/// The way between offsets into a text's UTF-8 and into its UTF-16.
///
/// Any offset has an answer: one that lies outside the text is its end, one inside of a character
/// is the character's start.
struct UTF16Offsets {
  /// Where each character begins, and at last where the text ends.
  private let starts: [(utf8: Int, utf16: Int)]

  init(of text: String) {
    var starts: [(utf8: Int, utf16: Int)] = []
    var (utf8, utf16) = (0, 0)
    for scalar in text.unicodeScalars {
      starts.append((utf8, utf16))
      utf8 += UTF8.width(scalar)
      utf16 += UTF16.width(scalar)
    }
    starts.append((utf8, utf16))
    self.starts = starts
  }

  func utf8(_ range: Range<Int>) -> Range<Int> {
    map(range, from: \.utf16, to: \.utf8)
  }

  func utf16(_ range: Range<Int>) -> Range<Int> {
    map(range, from: \.utf8, to: \.utf16)
  }

  private func map(
    _ range: Range<Int>, from: KeyPath<(utf8: Int, utf16: Int), Int>,
    to: KeyPath<(utf8: Int, utf16: Int), Int>
  ) -> Range<Int> {
    let lower = start(at: range.lowerBound, from)[keyPath: to]
    return lower..<max(lower, start(at: range.upperBound, from)[keyPath: to])
  }

  /// The last start at or before an offset.
  private func start(
    at offset: Int, _ unit: KeyPath<(utf8: Int, utf16: Int), Int>
  ) -> (utf8: Int, utf16: Int) {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle][keyPath: unit] <= offset { low = middle } else { high = middle - 1 }
    }
    return starts[low]
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
