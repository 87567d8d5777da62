import Domain

/// The letters and pairs of letters that a task's texts are made of, by which it is found.
///
/// Each is a word that SQLite's `ascii` tokenizer leaves as it is: what would part words there,
/// spaces in tags' names and signs, is moved to Unicode's private use area.
/// <https://sqlite.org/fts5.html#ascii_tokenizer>
struct SearchGrams: Equatable {
  private(set) var words: Set<String>

  /// Those of texts, and a word for each tag as a whole.
  init(of texts: [String], tags: [Tag]) {
    words = []
    for text in texts + tags.map(\.name) { add(lettersOf: text) }
    for tag in tags { words.insert(Self.word(forTag: tag.key)) }
  }

  /// Those that a task is found by; none when it was deleted.
  init(of task: TaskItem) {
    let isThere = task.deleted == nil
    self.init(of: isThere ? [task.title, task.notes] : [], tags: isThere ? task.tags : [])
  }

  /// What the texts of each task that matches have among their grams, as the fewest words that have
  /// every letter: each costs a look-up of all tasks that have it, and what is found is tested.
  ///
  /// Pairs say all that their letters do, so that a letter counts only where it stands alone.
  init(neededFor texts: [SearchText], tags: [String]) {
    words = Set(tags.map(Self.word(forTag:)))
    for text in texts {
      for run in SearchText.indexed(text.text).split(separator: " ") {
        let letters = run.unicodeScalars.map(Self.word(for:))
        let last = letters.count - 2
        let starts = Array(stride(from: 0, to: last, by: 2)) + [last]
        words.formUnion(last < 0 ? letters : starts.map { letters[$0] + letters[$0 + 1] })
      }
    }
  }

  private init(words: Set<String>) {
    self.words = words
  }

  func subtracting(_ others: SearchGrams) -> SearchGrams {
    SearchGrams(words: words.subtracting(others.words))
  }

  /// As a row of the index is written.
  var text: String { words.joined(separator: " ") }

  /// An expression that matches the rows which have all of them; nil when there are none.
  ///
  /// Of a long text some do: more would narrow it little.
  var query: String? {
    words.isEmpty ? nil : words.prefix(24).map { "\"\($0)\"" }.joined(separator: " AND ")
  }

  private mutating func add(lettersOf text: String) {
    var previous: String?
    for scalar in SearchText.indexed(text).unicodeScalars {
      guard scalar != " " else {
        previous = nil
        continue
      }
      let letter = Self.word(for: scalar)
      words.insert(letter)
      if let previous { words.insert(previous + letter) }
      previous = letter
    }
  }

  private static func word(forTag key: String) -> String {
    "\u{E100}" + key.unicodeScalars.map(word(for:)).joined()
  }

  private static func word(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "a"..."z", "0"..."9", "\u{80}"...: String(scalar)
    default: Unicode.Scalar(0xE000 + scalar.value).map { String($0) } ?? ""
    }
  }
}
