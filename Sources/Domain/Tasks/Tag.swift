import UnicodeText

/// A word or a few that tasks have in common.
package struct Tag: Hashable, Sendable {
  /// In bytes of UTF-8.
  package static let maximumLength = 200

  /// One line, as it was written, in Normalization Form C.
  package let name: String

  /// Nil when it is blank, longer than ``maximumLength``, or more than one line; a `#` before it is
  /// how tags are written, not a part of it.
  package init?(_ text: String) {
    var name = trimmed(text)
    if name.hasPrefix("#") || name.hasPrefix("＃") { name = trimmed(String(name.dropFirst())) }
    name = canonicalForm(withoutNull(name))
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

extension [Tag] {
  /// Each once, by what tells tags apart; the first spelling is kept.
  package var unique: [Tag] {
    var keys: Set<String> = []
    return filter { keys.insert($0.key).inserted }
  }

  package func contains(key: String) -> Bool { contains { $0.key == key } }
}
