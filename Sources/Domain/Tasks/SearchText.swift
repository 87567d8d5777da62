import UnicodeText

/// A part of a text that is looked for.
package struct SearchText: Hashable, Sendable {
  /// As it was typed, without the space around it; never empty.
  package let text: String
  /// Whether accents, voicing marks and the kind of kana make a difference.
  ///
  /// Case and width never do.
  package let isExact: Bool

  /// Nil when there is nothing to look for.
  package init?(_ text: String, isExact: Bool = false) {
    let text = trimmed(text)
    guard !Self.folded(text, isExact: isExact).isEmpty else { return nil }
    self.text = text
    self.isExact = isExact
  }

  /// What texts are compared by.
  package static func folded(_ text: String, isExact: Bool) -> [UInt8] {
    Array((isExact ? compatibilityCaseFolded(text) : searchForm(text)).utf8)
  }

  /// A text as an index keeps it, whatever is exact.
  ///
  /// Whitespace is single spaces. What matches, exactly or not, has every letter and every pair of
  /// neighbouring letters of the part in it.
  package static func indexed(_ text: String) -> String { searchForm(text) }

  /// A test of texts, which folds what is looked for once.
  package func matcher() -> Matcher {
    Matcher(part: Self.folded(text, isExact: isExact), isExact: isExact)
  }

  package struct Matcher: Sendable {
    private let part: [UInt8]
    private let isExact: Bool
    /// Whether a text of ASCII can be compared as it stands: the part has no space, of which a text
    /// may have several in a row.
    private let isWord: Bool
    private let isASCII: Bool

    fileprivate init(part: [UInt8], isExact: Bool) {
      self.part = part
      self.isExact = isExact
      isWord = !part.contains(0x20)
      isASCII = part.allSatisfy { $0 < 0x80 }
    }

    package func matches(_ text: String) -> Bool {
      let utf8 = text.utf8.span
      // Most texts are ASCII, and of those nothing has to be made.
      if utf8.isASCII {
        if !isASCII { return false }
        if isWord { return isFound(in: utf8) }
      }
      return contains(SearchText.folded(text, isExact: isExact))
    }

    private func isFound(in text: Span<UInt8>) -> Bool {
      guard text.count >= part.count else { return false }
      for start in 0...(text.count - part.count) {
        var index = 0
        while index < part.count, part[index] == asciiLowercased(text[start + index]) { index += 1 }
        if index == part.count { return true }
      }
      return false
    }

    /// Title, notes and tags are what is searched of a task.
    package func matches(_ task: TaskItem) -> Bool {
      matches(task.title) || (!task.notes.isEmpty && matches(task.notes))
        || task.tags.contains { matches($0.name) }
    }

    private func contains(_ text: [UInt8]) -> Bool {
      guard let first = part.first, text.count >= part.count else { return part.isEmpty }
      for start in 0...(text.count - part.count)
      where text[start] == first && text[start..<start + part.count].elementsEqual(part) {
        return true
      }
      return false
    }
  }
}

private func asciiLowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}

extension Span<UInt8> {
  fileprivate var isASCII: Bool {
    for index in indices where self[index] >= 0x80 { return false }
    return true
  }
}
