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
  ///
  /// An ASCII character before another is a character of its own, all but CR; that spares most lines
  /// the search for borders (Unicode Standard Annex #29).
  private static func units(of text: String) -> [Unit] {
    var units: [Unit] = []
    let utf8 = text.utf8
    units.reserveCapacity(utf8.count)
    var index = text.startIndex
    var offset = 0
    while index < text.endIndex {
      let byte = utf8[index]
      var next = utf8.index(after: index)
      if byte < 0x80, byte != 0x0D, next == text.endIndex || utf8[next] < 0x80 {
        units.append(Unit(ascii: byte, at: offset))
        offset += 1
      } else {
        units.append(Unit(text[index], at: offset))
        next = text.index(after: index)
        offset += utf8.distance(from: index, to: next)
      }
      index = next
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

  /// Quotation marks go only where they keep something that could be read: round anything else, they
  /// are part of the title.
  mutating func restoreQuotationMarks(where isPlain: (String) -> Bool) {
    quotationMarks = stride(from: 0, to: quotationMarks.count - 1, by: 2).flatMap { index in
      let (opening, closing) = (quotationMarks[index], quotationMarks[index + 1])
      return isPlain(text(opening + 1..<closing)) ? [] : [opening, closing]
    }
  }

  mutating func keepQuote(from opening: Int, to closing: Int) {
    quotationMarks += [opening, closing]
    keep(opening..<closing + 1)
  }
}
