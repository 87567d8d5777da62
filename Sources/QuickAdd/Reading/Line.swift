/// A line in characters, with what of it is to be left alone.
struct Line: Sendable {
  let text: String
  private(set) var units: [Unit]
  /// Quotation marks, which are left out of the title.
  private(set) var quotationMarks: [Int] = []
  /// For each place, the first one from there on that is no space.
  private var visible: [Int] = []
  private let byteCount: Int

  /// The words in `ignored`, ranges of UTF-8, are the title's.
  init(_ text: String, ignoring ignored: [Range<Int>]) {
    self.text = text
    units = Self.units(of: text)
    byteCount = text.utf8.count
    for range in ignored { keep(places(range)) }
    keepQuotes()
    keepAddresses()
    findVisible()
  }

  /// A line in which nothing is quoted.
  init(name: String) {
    text = name
    units = Self.units(of: name)
    byteCount = name.utf8.count
    findVisible()
  }

  private mutating func findVisible() {
    visible = [Int](repeating: units.count, count: units.count + 1)
    for place in units.indices.reversed() {
      visible[place] = units[place].kind == .space ? visible[place + 1] : place
    }
  }

  /// What `text` is compared by.
  static func units(of text: String) -> [Unit] {
    var units: [Unit] = []
    units.reserveCapacity(text.utf8.count)
    var offset = 0
    for character in text {
      units.append(Unit(character, at: offset))
      offset += character.utf8.count
    }
    return units
  }

  var count: Int { units.count }

  /// The character at a place, or one of kind `end` beyond either end.
  subscript(place: Int) -> Unit {
    guard units.indices.contains(place) else {
      return Unit(scalar: 0, kind: .end, isUpper: false, offset: byteCount)
    }
    return units[place]
  }

  func skippingSpaces(_ place: Int) -> Int {
    visible.indices.contains(place) ? visible[place] : units.count
  }

  /// The last visible character before a place.
  func lastVisible(before place: Int) -> Int? {
    var place = place - 1
    while place >= 0, units[place].kind == .space { place -= 1 }
    return place >= 0 ? place : nil
  }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    let lower = self[range.lowerBound].offset
    return lower..<max(lower, self[range.upperBound].offset)
  }

  /// The characters that begin within a range of UTF-8.
  func places(_ bytes: Range<Int>) -> Range<Int> {
    let lower = firstPlace(from: bytes.lowerBound)
    return lower..<max(lower, firstPlace(from: bytes.upperBound))
  }

  /// The first character that begins at or after an offset.
  private func firstPlace(from offset: Int) -> Int {
    var low = 0
    var high = units.count
    while low < high {
      let middle = (low + high) / 2
      if units[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func text(_ range: Range<Int>) -> String {
    let bytes = bytes(range)
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    return String(text[lower..<utf8.index(lower, offsetBy: bytes.count)])
  }

  mutating func keep(_ range: Range<Int>) {
    for place in range { units[place].kind = .kept }
  }

  mutating func keepQuote(from opening: Int, to closing: Int) {
    quotationMarks += [opening, closing]
    keep(opening..<closing + 1)
  }
}
