extension Grammar {
  /// `90m`, `1h30m`, `1.5h`, `90 min`, `for 2 hours`, `1時間半`, `1시간 30분`: in minutes.
  func duration(_ place: Int) -> Match<Int>? {
    let start = skipping(place, .lead(.lasting))
    guard
      let minutes = longest(compact(start), decimal(start), worded(start, isLed: start > place)),
      (1...9999 * 60).contains(minutes.value)
    else { return nil }
    return minutes
  }

  /// Without spaces: `1h`, `1h30`, `1h30m`, `90m`.
  private func compact(_ place: Int) -> Match<Int>? {
    guard let number = digits(place) else { return nil }
    if line[number.end].is("m") { return Match(number.value.value, end: number.end + 1) }
    guard line[number.end].is("h") else { return nil }
    let hours = number.value.value * 60
    guard let minutes = digits(number.end + 1, atMost: 2) else {
      return Match(hours, end: number.end + 1)
    }
    return Match(
      hours + minutes.value.value,
      end: line[minutes.end].is("m") ? minutes.end + 1 : minutes.end)
  }

  /// `1.5h`, `0,5 hours`, `1.5時間`.
  private func decimal(_ place: Int) -> Match<Int>? {
    guard let whole = digits(place, atMost: 3), line[whole.end].is(".") || line[whole.end].is(","),
      let part = digits(whole.end + 1, atMost: 2),
      let unit = unit(space(part.end)), unit.value == .hour
    else { return nil }
    let hundredths = part.value.count == 1 ? part.value.value * 10 : part.value.value
    return Match((whole.value.value * 100 + hundredths) * 60 / 100, end: unit.end)
  }

  /// A number and a unit.
  ///
  /// A singular after more than one is an adjective ("2 hour meeting"), and a capital a name
  /// ("60 Minutes"). A number in letters needs a "for" before it: "one hour photo".
  private func worded(_ place: Int, isLed: Bool) -> Match<Int>? {
    guard isLed || line[place].kind != .letter, let amount = amount(place), amount.value.isClock
    else { return nil }
    let minutes = amount.value.minutes
    guard line[amount.end - 1].kind == .letter else { return Match(minutes, end: amount.end) }
    let isSingular =
      line[amount.end - 1].is("e") || (line[amount.end - 2].is("u") && line[amount.end - 1].is("r"))
    let isName = (place..<amount.end).contains { line[$0].isUpper }
    guard !isName, !isSingular || [1, 30, 60].contains(minutes) else { return nil }
    return Match(minutes, end: amount.end)
  }
}
