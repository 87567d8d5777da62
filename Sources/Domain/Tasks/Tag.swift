import UnicodeText

/// A word or a few that tasks have in common.
package struct Tag: Hashable, Sendable {
  /// In bytes of UTF-8.
  package static let maximumLength = 200

  /// One line, as it was written, in Normalization Form C.
  package let name: String

  /// Nil when it is blank, longer than ``maximumLength``, or more than one line; a `#` before it is
  /// how tags are written, not a part of it, and control characters are none, since what is written of
  /// it for other programs can't have them (RFC 5545 §3.1).
  package init?(_ text: String) {
    var name = trimmed(withoutControls(text))
    if name.hasPrefix("#") || name.hasPrefix("＃") { name = trimmed(String(name.dropFirst())) }
    name = canonicalForm(name)
    guard !name.isEmpty, name.utf8.count <= Self.maximumLength,
      !name.contains(where: \.isNewline)
    else { return nil }
    self.name = name
  }

  /// A name that was a tag's before.
  package init(stored name: String) {
    self.name = name
  }

  /// What tells tags apart: neither case nor width does, nor how an accent was typed.
  package var key: String { compatibilityCaseFolded(name) }
}

private func withoutControls(_ text: String) -> String {
  func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar) || scalar.value == 0x7F
  }
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
}

extension [Tag] {
  /// Each once, by what tells tags apart; the first spelling is kept.
  package var unique: [Tag] {
    var keys: Set<String> = []
    return filter { keys.insert($0.key).inserted }
  }

  package func contains(key: String) -> Bool { contains { $0.key == key } }
}
