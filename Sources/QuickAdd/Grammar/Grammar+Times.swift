extension Grammar {
  /// A time with an hour in it, or noon or midnight.
  ///
  /// `said` is the part of the day that was said before ("tonight").
  func time(_ place: Int, in said: DayPart? = nil) -> Match<TimeReading>? {
    if let clock = take(place, \.timeOfClock) { return clock }
    if let part = part(place, .before) ?? part(place, .beforeHour) {
      let next = skipping(space(part.end), .of)
      let hour = skipping(next, .lead(.at))
      return markedHour(hour, in: part.value) ?? bareHour(hour, in: part.value, when: hour > next)
    }
    return markedHour(place, in: said)
  }

  /// "at 9", where nothing but the word before says that it is an hour.
  func bareHour(_ place: Int, in part: DayPart?, when isSaid: Bool) -> Match<TimeReading>? {
    guard isSaid, let hour = digits(place, atMost: 2) else { return nil }
    return reading(hour: hour.value, minute: 0, part).map { Match($0, end: hour.end) }
  }

  /// Morning, without an hour.
  func usualTime(_ place: Int) -> Match<TimeReading>? {
    guard let part = part(place, .before) ?? part(place, .after) ?? partWithParticle(place) else {
      return nil
    }
    return part.map { TimeReading(minutes: $0.usualMinute, isClock: false, need: .anywhere) }
  }

  private func partWithParticle(_ place: Int) -> Match<DayPart>? {
    guard let part = part(place, .beforeHour) else { return nil }
    return take(part.end, \.particle) == nil ? nil : part
  }

  func part(_ place: Int, _ position: DayPart.Position) -> Match<DayPart>? {
    take(place) { if case .dayPart(let part, position) = $0 { part } else { nil } }
  }

  /// An hour with something that shows it to be one: `9:30`, `9am`, `9.30pm`, `9時半`, `9시 30분`.
  private func markedHour(_ place: Int, in part: DayPart?) -> Match<TimeReading>? {
    if line[place].kind == .digit, let hour = digits(place, atMost: 2) {
      let separator = line[hour.end]
      if separator.is(":") || separator.is("."), let minute = minute(hour.end + 1) {
        let suffix = self.part(space(minute.end), .after)
        guard separator.is(":") || suffix != nil else { return nil }
        return reading(hour: hour.value, minute: minute.value, suffix?.value ?? part)
          .map { Match($0.hour24, end: suffix?.end ?? minute.end) }
      }
      if let suffix = self.part(space(hour.end), .after), (1...12).contains(hour.value.value) {
        return reading(hour: hour.value, minute: 0, suffix.value)
          .map { Match($0, end: suffix.end) }
      }
    }
    return hourWithMark(place, in: part)
  }

  private func minute(_ place: Int) -> Match<Int>? {
    guard let minute = digits(place, atMost: 2), minute.value.count == 2 else { return nil }
    return minute.map(\.value)
  }

  private func hourWithMark(_ place: Int, in part: DayPart?) -> Match<TimeReading>? {
    let digits = digits(place, atMost: 2)
    guard let hour = digits?.map(\.value) ?? count(place),
      let mark = mark(.hour, space(hour.end))
    else { return nil }
    let minute = markedMinute(space(mark))
    let suffix = self.part(space(mark), .after)
    let last = minute?.end ?? suffix?.end ?? mark
    let about = placeAfter(.about, at: space(last))
    return reading(
      hour: digits?.value ?? Digits(value: hour.value, count: 1, hasLeadingZero: false),
      minute: minute?.value ?? 0, suffix?.value ?? part,
      need: line[mark - 1].isHanOrKana ? .anywhere : .eitherEdge
    ).map { Match($0, end: about ?? last) }
  }

  private func markedMinute(_ place: Int) -> Match<Int>? {
    if let half = placeAfter(.half, at: place) { return Match(30, end: half) }
    guard let minute = digits(place, atMost: 2), let mark = mark(.minute, space(minute.end)) else {
      return nil
    }
    return Match(minute.value.value, end: mark)
  }

  /// Reads an hour as people mean it.
  ///
  /// Without a part of the day, 1 to 6 o'clock are in the afternoon, and the rest as on a clock of
  /// 24 hours; the other half of the day is the alternative. 12 is noon. A leading zero means what
  /// it says.
  private func reading(
    hour: Digits, minute: Int, _ part: DayPart?, need: Need = .eitherEdge
  ) -> TimeReading? {
    guard (0..<60).contains(minute), (0...24).contains(hour.value),
      hour.value < 24 || minute == 0
    else { return nil }
    if let part {
      let minutes = part.hour(hour.value) * 60 + minute
      // 明日の深夜2時 may be in either night.
      return TimeReading(
        minutes: minutes, alternative: minutes > 1440 ? minutes - 1440 : nil, need: need)
    }
    let minutes = hour.value * 60 + minute
    if hour.hasLeadingZero || hour.value == 0 || hour.value >= 12 {
      return TimeReading(minutes: minutes, need: need)
    }
    let other = minutes + 12 * 60
    return hour.value <= 6
      ? TimeReading(minutes: other, alternative: minutes, need: need)
      : TimeReading(minutes: minutes, alternative: other, need: need)
  }
}
