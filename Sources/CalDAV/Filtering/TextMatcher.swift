import DAV
import UnicodeText

/// Looks for a text in others, by the collation that is asked for (RFC 4791 §9.7.5).
struct TextMatcher: Sendable {
  let isNegated: Bool
  private let collation: Collation
  /// The text as it is compared, and what it means if it has escapes as in iCalendar: some clients
  /// send the value as it stands in their own object.
  private let wanted: [[UInt8]]

  init(_ match: TextMatch) {
    isNegated = match.isNegated
    collation = match.collation
    var texts = [match.text]
    let plain = Self.unescaped(match.text)
    if plain != match.text { texts.append(plain) }
    wanted = texts.map { Self.compared($0, match.collation) }
  }

  /// Whether the text is there, negated or not.
  func isFound(in text: String) -> Bool {
    let bytes = Self.compared(text, collation)
    return wanted.contains { Self.contains($0, in: bytes.span) }
  }

  /// The same for bytes of UTF-8; unclear when there is more to compare than ASCII.
  func isFound(in bytes: ArraySlice<UInt8>) -> Verdict {
    switch collation {
    case .octet: break
    case .asciiCasemap:
      let compared = bytes.map(Self.uppercased)
      return Verdict(wanted.contains { Self.contains($0, in: compared.span) })
    case .unicodeCasemap:
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return .unclear }
      let compared = bytes.map(Self.lowercased)
      return Verdict(wanted.contains { Self.contains($0, in: compared.span) })
    }
    return Verdict(wanted.contains { Self.contains($0, in: bytes.span) })
  }

  private static func compared(_ text: String, _ collation: Collation) -> [UInt8] {
    switch collation {
    case .octet: Array(text.utf8)
    case .asciiCasemap: text.utf8.map(uppercased)
    case .unicodeCasemap: Array(decomposedCaseFolded(text).utf8)
    }
  }

  private static func uppercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & 0xDF : byte
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func contains(_ wanted: [UInt8], in bytes: Span<UInt8>) -> Bool {
    guard let first = wanted.first else { return true }
    let wanted = wanted.span
    var start = 0
    while start + wanted.count <= bytes.count {
      if bytes[start] == first {
        var length = 1
        while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
        if length == wanted.count { return true }
      }
      start += 1
    }
    return false
  }

  /// As the type TEXT has it (RFC 5545 §3.3.11).
  private static func unescaped(_ text: String) -> String {
    var plain = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard isEscaped else {
        if scalar == "\\" { isEscaped = true } else { plain.unicodeScalars.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "n", "N": plain.unicodeScalars.append("\n")
      case "\\", ";", ",": plain.unicodeScalars.append(scalar)
      default: plain.unicodeScalars.append(contentsOf: ["\\", scalar])
      }
    }
    return isEscaped ? plain + "\\" : plain
  }
}
