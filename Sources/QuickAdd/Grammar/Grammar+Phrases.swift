extension Grammar {
  /// All that the words at `place` could be, the longest first.
  func phrases(_ place: Int) -> [Phrase] {
    guard mayBegin(place) else { return [] }
    var phrases = whens(place)
    if let minutes = duration(place) {
      // "24-hour café"
      let need: Need = minutes.value == 1440 ? .rightEdge : .eitherEdge
      var phrase = Phrase(place..<minutes.end, need: need)
      phrase.duration = minutes.value
      phrases.append(phrase)
    }
    return phrases.sorted { $0.range.upperBound > $1.range.upperBound }
  }

  /// Whether it is worth to try all rules: most words begin no phrase.
  private func mayBegin(_ place: Int) -> Bool {
    if line[place].kind == .digit || line[place].kind == .han { return true }
    guard let word = words.word(at: place) else { return false }
    if word.values.contains(where: \.mayBegin) { return true }
    let next = space(word.end)
    return word.values.contains(.article)
      && (line[next].kind == .digit || words.word(at: next) != nil)
  }

  private func whens(_ place: Int) -> [Phrase] {
    guard let lead = take(place, \.lead), lead.value != .lasting else {
      return whens(place, from: place, after: nil)
    }
    return whens(place, from: space(lead.end), after: lead.value)
  }

  private func whens(_ place: Int, from start: Int, after lead: Lead?) -> [Phrase] {
    var phrases = repetitions(place, from: start, after: lead)
    if lead != .repeating {
      phrases += days(place, from: start, after: lead) + times(place, from: start, after: lead)
    }
    if lead == .starting {
      for index in phrases.indices { phrases[index].role = .start }
    }
    return phrases
  }

  private func repetitions(_ place: Int, from start: Int, after lead: Lead?) -> [Phrase] {
    guard lead == nil || lead == .on || lead == .repeating,
      let pattern = pattern(start, isLed: lead == .on)
    else { return [] }
    var phrase = Phrase(
      place..<pattern.end, need: lead == .repeating ? .anywhere : pattern.value.need)
    phrase.pattern = pattern.value
    phrase.isLed = lead != nil
    guard let time = timeOfDay(pattern.end, in: pattern.value.part) else { return [phrase] }
    var timed = phrase
    timed.range = place..<time.end
    timed.time = time.value
    timed.boundary = pattern.end
    if time.value.isClock { timed.need = .anywhere }
    return [timed, phrase]
  }

  /// A day, with or without a time behind it.
  private func days(_ place: Int, from start: Int, after lead: Lead?) -> [Phrase] {
    guard lead != .at, let day = dayAfter(lead, start) else { return [] }
    var phrase = Phrase(place..<day.end, need: lead == nil ? day.value.need : .anywhere)
    if ordinalDay(start) != nil, lead != nil { phrase.need = day.value.need }
    phrase.day = day.value
    phrase.isLed = lead != nil
    guard day.value.time == nil, let time = timeOfDay(day.end, in: day.value.part) else {
      phrase.time = day.value.part.map {
        TimeReading(minutes: $0.usualMinute, isClock: false, need: .anywhere)
      }
      return [phrase]
    }
    var timed = phrase
    timed.range = place..<time.end
    timed.time = time.value
    // "Saturday Night Live"
    if time.value.isClock { timed.need = .anywhere }
    return phrase.day?.part == nil ? [timed, phrase] : [timed]
  }

  /// "the 24th" is a day after "on", "by" or "due" only: "The 4th Kind of Tea".
  private func dayAfter(_ lead: Lead?, _ start: Int) -> Match<DayReading>? {
    if let day = day(start) { return day }
    return lead == nil ? nil : ordinalDay(start)
  }

  private func ordinalDay(_ start: Int) -> Match<DayReading>? {
    let number = skipping(start, .article)
    guard let day = ordinalDigits(number), let date = today.next(day: day.value) else { return nil }
    return Match(DayReading(date, need: .rightEdge), end: day.end)
  }

  /// A time behind a day or a repetition, or a part of the day alone.
  private func timeOfDay(_ end: Int, in part: DayPart?) -> Match<TimeReading>? {
    var place = space(end)
    if line[end].is(",") || line[end].is("、") { place = space(end + 1) }
    if line[end].is("t"), line[end + 1].kind == .digit, line[end - 1].kind == .digit {
      return time(end + 1)
    }
    if line[place].kind != .letter { place = skipping(place, .of) }
    let next = skipping(place, .lead(.at))
    let time = time(next, in: part) ?? bareHour(next, in: part, when: next > place)
    return time ?? usualTime(place)
  }

  /// A time, with or without a day behind it.
  private func times(_ place: Int, from start: Int, after lead: Lead?) -> [Phrase] {
    let marked = time(start)
    let bare = bareHour(start, in: nil, when: lead == .at || lead == .due)
    guard lead != .on, let time = marked ?? bare else { return [] }
    let isPlain = lead == .due || lead != nil && marked != nil
    var phrase = Phrase(place..<time.end, need: isPlain ? .anywhere : time.value.need)
    phrase.time = time.value
    phrase.isLed = lead != nil
    guard let day = dayBehind(time.end), day.value.time == nil else { return [phrase] }
    var dated = phrase
    dated.range = place..<day.end
    dated.day = day.value
    // "Midnight Sun" needs its place; "9am friday" does not.
    dated.need = line[start].kind == .digit || lead != nil ? .anywhere : day.value.need
    return [dated, phrase]
  }

  private func dayBehind(_ end: Int) -> Match<DayReading>? {
    let place = line[end].is(",") ? space(end + 1) : space(end)
    guard place > end else { return nil }
    return day(skipping(place, .lead(.on)))
  }
}
