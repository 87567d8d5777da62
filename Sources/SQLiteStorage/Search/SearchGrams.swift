import Domain

/// The letters and pairs of letters that a task's texts are made of, by which it is found.
///
/// Each is a word that SQLite's `ascii` tokenizer leaves as it is: what would part words there,
/// spaces in tags' names and signs, is moved to Unicode's private use area.
/// <https://sqlite.org/fts5.html#ascii_tokenizer>
struct SearchGrams: Equatable {
  /// Each letter, and each pair: the first letter's scalar is above the second's, or nothing is.
  private var grams: Set<UInt64> = []
  private var tags: Set<String> = []

  /// Those of texts, and a word for each tag as a whole.
  init(of texts: [String], tags: [Tag]) {
    for text in texts + tags.map(\.name) { add(lettersOf: text) }
    for tag in tags { self.tags.insert(Self.word(forTag: tag.key)) }
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
    self.tags = Set(tags.map(Self.word(forTag:)))
    for text in texts {
      for run in SearchText.indexed(text.text).split(separator: " ") {
        let letters = run.unicodeScalars.map(Self.letter(for:))
        let last = letters.count - 2
        let starts = Array(stride(from: 0, to: last, by: 2)) + [last]
        grams.formUnion(last < 0 ? letters : starts.map { letters[$0] << 32 | letters[$0 + 1] })
      }
    }
  }

  private init(grams: Set<UInt64>, tags: Set<String>) {
    self.grams = grams
    self.tags = tags
  }

  func subtracting(_ others: SearchGrams) -> SearchGrams {
    SearchGrams(grams: grams.subtracting(others.grams), tags: tags.subtracting(others.tags))
  }

  var count: Int { grams.count + tags.count }

  var words: [String] { grams.map(Self.word(for:)) + tags }

  /// As a row of the index is written.
  var text: String {
    var text: [UInt8] = []
    for gram in grams {
      Self.append(gram, to: &text)
      text.append(UInt8(ascii: " "))
    }
    return String(decoding: text, as: UTF8.self) + tags.joined(separator: " ")
  }

  /// An expression that matches the rows which have all of them; nil when there are none.
  ///
  /// Of a long text some do: more would narrow it little.
  var query: String? {
    count == 0 ? nil : words.prefix(24).map { "\"\($0)\"" }.joined(separator: " AND ")
  }

  private mutating func add(lettersOf text: String) {
    let text = SearchText.indexed(text)
    // More would be spent on a long text, which says few things that its beginning doesn't.
    grams.reserveCapacity(grams.count + min(2 * text.utf8.count, 256))
    var previous: UInt64 = 0
    for scalar in text.unicodeScalars {
      guard scalar != " " else {
        previous = 0
        continue
      }
      let letter = Self.letter(for: scalar)
      grams.insert(letter)
      if previous != 0 { grams.insert(previous << 32 | letter) }
      previous = letter
    }
  }

  private static func word(forTag key: String) -> String {
    var word: [UInt8] = []
    append(UInt64(0xE100), to: &word)
    for scalar in key.unicodeScalars { append(letter(for: scalar), to: &word) }
    return String(decoding: word, as: UTF8.self)
  }

  private static func word(for gram: UInt64) -> String {
    var word: [UInt8] = []
    append(gram, to: &word)
    return String(decoding: word, as: UTF8.self)
  }

  private static func append(_ gram: UInt64, to text: inout [UInt8]) {
    append(UInt32(gram >> 32), to: &text)
    append(UInt32(truncatingIfNeeded: gram), to: &text)
  }

  /// Appends a letter's UTF-8; nothing for 0.
  private static func append(_ letter: UInt32, to text: inout [UInt8]) {
    if letter == 0 { return }
    if letter < 0x80 { return text.append(UInt8(truncatingIfNeeded: letter)) }
    if let scalar = Unicode.Scalar(letter) {
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  /// The scalar that stands for another in a word; never 0.
  private static func letter(for scalar: Unicode.Scalar) -> UInt64 {
    switch scalar {
    case "a"..."z", "0"..."9", "\u{80}"...: UInt64(scalar.value)
    default: 0xE000 + UInt64(scalar.value)
    }
  }
}
