/// The words of all three languages: a line may mix them.
enum Vocabulary {
  static let table: PhraseTable<Meaning> = {
    var table = PhraseTable<Meaning>()
    for (meaning, words) in english + japanese + korean {
      for word in words.split(separator: "|") { table.add(String(word), meaning) }
    }
    for (meaning, words) in korean {
      for word in words.split(separator: "|") where word.contains(" ") {
        table.add(word.filter { $0 != " " }, meaning)
      }
    }
    return table
  }()
}
