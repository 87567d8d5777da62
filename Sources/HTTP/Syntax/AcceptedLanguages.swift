/// The languages that a reader asks for, from `Accept-Language` (RFC 9110 §12.5.4).
package struct AcceptedLanguages: Equatable, Sendable {
  package let ranges: QualityValues

  package init(parsing fields: [String]) {
    ranges = QualityValues(parsing: fields)
  }

  /// The best of the languages on offer, or nil when none is wanted.
  ///
  /// A range finds a language by lookup (RFC 4647 §3.4): `ja-JP` finds `ja`; and `en` finds
  /// `en-GB` too, since a reader of any English is served by it.
  package func best(of offered: [String]) -> String? {
    for range in ranges.items where range.quality > 0 {
      if range.value == "*" {
        return offered.first { isWanted($0) }
      }
      if let found = Self.lookup(range.value, in: offered), isWanted(found) { return found }
    }
    return nil
  }

  /// Whether a language is not ruled out by a weight of 0.
  private func isWanted(_ language: String) -> Bool {
    ranges.quality(of: language) != 0
  }

  private static func lookup(_ range: String, in offered: [String]) -> String? {
    var range = range[...]
    while !range.isEmpty {
      for language in offered {
        let folded = ASCII.lowercased(language)
        if folded == range || folded.hasPrefix(range + "-") { return language }
      }
      range = range.lastIndex(of: "-").map { range[..<$0] } ?? ""
    }
    return nil
  }
}
