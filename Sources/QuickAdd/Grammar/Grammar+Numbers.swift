/// A number in digits.
struct Digits {
  let value: Int
  let count: Int
  let hasLeadingZero: Bool
}

extension Grammar {
  /// All digits at `place`, if they are at most `limit`.
  func digits(_ place: Int, atMost limit: Int = 4) -> Match<Digits>? {
    var end = place
    var value = 0
    while line[end].kind == .digit {
      guard end - place < limit else { return nil }
      value = value * 10 + Int(line[end].scalar) - 0x30
      end += 1
    }
    guard end > place else { return nil }
    return Match(
      Digits(value: value, count: end - place, hasLeadingZero: line[place].is("0")), end: end)
  }

  /// A number of things: `3`, `three`, `三`, `세`.
  func count(_ place: Int) -> Match<Int>? {
    if let digits = digits(place) { return digits.map(\.value) }
    if let kanji = kanjiNumber(place) { return kanji }
    return take(place, \.number)
  }

  /// 一 to 九十九.
  private func kanjiNumber(_ place: Int) -> Match<Int>? {
    let first = kanjiDigit(place)
    let afterFirst = first == nil ? place : place + 1
    guard line[afterFirst].is("十") else { return first.map { Match($0, end: afterFirst) } }
    let tens = (first ?? 1) * 10
    guard let last = kanjiDigit(afterFirst + 1) else { return Match(tens, end: afterFirst + 1) }
    return Match(tens + last, end: afterFirst + 2)
  }

  private func kanjiDigit(_ place: Int) -> Int? {
    guard line[place].kind == .han else { return nil }
    switch Unicode.Scalar(line[place].scalar) {
    case "一": return 1
    case "二": return 2
    case "三": return 3
    case "四": return 4
    case "五": return 5
    case "六": return 6
    case "七": return 7
    case "八": return 8
    case "九": return 9
    default: return nil
    }
  }

  /// `1st`, `24th`.
  func ordinalDigits(_ place: Int) -> Match<Int>? {
    guard let number = digits(place, atMost: 2),
      line[number.end].kind == .letter, line[number.end + 1].kind == .letter
    else { return nil }
    let end = number.end + 2
    guard !line[end].isWord else { return nil }
    let suffix: (Unicode.Scalar, Unicode.Scalar)
    switch number.value.value {
    case 11...13: suffix = ("t", "h")
    case let value where value % 10 == 1: suffix = ("s", "t")
    case let value where value % 10 == 2: suffix = ("n", "d")
    case let value where value % 10 == 3: suffix = ("r", "d")
    default: suffix = ("t", "h")
    }
    guard line[number.end].is(suffix.0), line[number.end + 1].is(suffix.1) else { return nil }
    return Match(number.value.value, end: end)
  }

  /// First, second, last, `3rd`, 第2, 둘째.
  func ordinal(_ place: Int) -> Match<Int>? {
    if let ordinal = ordinalDigits(place) { return ordinal }
    if let number = digits(place, atMost: 1), let mark = mark(.nth, number.end) {
      return Match(number.value.value, end: mark)
    }
    return take(place, \.ordinal)
  }

  /// A day of a month in digits, with or without its `th`.
  func dayOfMonth(_ place: Int) -> Match<Int>? {
    let number = ordinalDigits(place) ?? digits(place, atMost: 2)?.map(\.value)
    guard let number, (1...31).contains(number.value) else { return nil }
    return number
  }

  /// A year that somebody could plan for, in four digits.
  func year(_ place: Int) -> Match<Int>? {
    guard let digits = digits(place), digits.value.count == 4,
      (1900...2199).contains(digits.value.value)
    else { return nil }
    return digits.map(\.value)
  }

  func mark(_ mark: Mark, _ place: Int) -> Int? { placeAfter(.mark(mark), at: place) }
}
