import UnicodeText

/// An e-mail address as a name to log in with; nothing is ever sent to it.
package struct EmailAddress: Hashable, Sendable {
  /// As it was typed.
  package let text: String

  /// Nil when it has not the shape of an address (one `@` with something on both sides, no white
  /// space, at most 254 bytes as RFC 5321 §4.5.3.1.3 allows).
  package init?(_ text: String) {
    let text = trimmed(text)
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), text.utf8.count <= 254,
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }),
      !text.contains(where: \.isWhitespace)
    else { return nil }
    self.text = text
  }

  /// What tells two addresses apart: nobody has two mailboxes that differ in case.
  package var canonical: String { text.lowercased() }

  package static func == (left: EmailAddress, right: EmailAddress) -> Bool {
    left.canonical == right.canonical
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(canonical)
  }
}
