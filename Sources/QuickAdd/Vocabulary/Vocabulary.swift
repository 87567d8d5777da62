/// The words of all three languages, which a line may mix.
///
/// Each language has its script, so the character at a place says which table to look into, and a
/// table is made only when a line has its script.
enum Vocabulary {
  static func table(for kind: Unit.Kind) -> PhraseTable<Meaning> {
    switch kind {
    case .han, .hiragana, .katakana: japaneseTable
    case .hangul: koreanTable
    default: englishTable
    }
  }

  private static let englishTable = table(of: english)
  private static let japaneseTable = table(of: japanese)
  private static let koreanTable = table(of: korean + spaceless(korean))

  private static func table(of vocabulary: [(Meaning, String)]) -> PhraseTable<Meaning> {
    var table = PhraseTable<Meaning>()
    for (meaning, words) in vocabulary {
      for word in words.split(separator: "|") { table.add(String(word), meaning) }
    }
    return table
  }

  /// The same without spaces: 다음주 for 다음 주.
  private static func spaceless(_ vocabulary: [(Meaning, String)]) -> [(Meaning, String)] {
    vocabulary.compactMap { meaning, words in
      let spaced = words.split(separator: "|").filter { $0.contains(" ") }
      return spaced.isEmpty ? nil : (meaning, spaced.joined(separator: "|").filter { $0 != " " })
    }
  }
}
