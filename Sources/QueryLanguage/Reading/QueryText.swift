/// A query in characters, in which the signs of the language are told whatever their width.
struct QueryText: Sendable {
  let text: String
  private let characters: [Character]
  /// Where each character begins in the UTF-8, and where the last one ends.
  private let offsets: [Int]

  init(_ text: String) {
    self.text = text
    var characters: [Character] = []
    var offsets: [Int] = []
    var offset = 0
    for character in text {
      characters.append(Self.sign(character))
      offsets.append(offset)
      offset += character.utf8.count
    }
    self.characters = characters
    self.offsets = offsets + [offset]
  }

  var count: Int { characters.count }

  /// The character with full-width signs, letters and spaces as those of ASCII; nil beyond the end.
  subscript(place: Int) -> Character? {
    characters.indices.contains(place) ? characters[place] : nil
  }

  /// ASCII for its full-width forms (U+FF01 to U+FF5E), one form of each quotation mark and
  /// comparison.
  private static func sign(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first,
      character.unicodeScalars.count == 1, scalar.value >= 0x80
    else { return character }
    switch scalar {
    case "\u{FF01}"..."\u{FF5E}":
      return Character(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0xFEE0)))
    case "“", "”": return "\""
    case "≦": return "≤"
    case "≧": return "≥"
    // The minus sign, and the one of Japanese keyboards.
    case "−": return "-"
    default: return character
    }
  }

  func skippingSpaces(_ place: Int) -> Int {
    var place = place
    while let character = self[place], character.isWhitespace { place += 1 }
    return place
  }

  /// The first place from `start` on that is no part of a word: a space, a parenthesis, the end.
  func endOfWord(from start: Int) -> Int {
    var place = start
    while place < count, !isBoundary(place) { place += 1 }
    return place
  }

  func isBoundary(_ place: Int) -> Bool {
    guard let character = self[place] else { return true }
    return character.isWhitespace || character == "(" || character == ")"
  }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    offset(range.lowerBound)..<offset(range.upperBound)
  }

  private func offset(_ place: Int) -> Int {
    offsets[min(max(place, 0), offsets.count - 1)]
  }

  /// As it was typed.
  func text(_ range: Range<Int>) -> String {
    let bytes = bytes(range)
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    return String(text[lower..<utf8.index(lower, offsetBy: bytes.count)])
  }

  func error(_ kind: QueryError.Kind, _ range: Range<Int>) -> QueryError {
    QueryError(kind, bytes(range))
  }
}
