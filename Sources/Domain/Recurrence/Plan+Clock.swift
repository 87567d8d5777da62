extension Plan {
  /// A period of an hour, a minute or a second; `index` counts from the start's.
  func clockStep(_ index: Int) -> Step {
    let moment = base + index * stride
    let day = moment.quotient(86_400)
    guard day <= Self.lastDay else { return .end }
    let second = moment.modulo(86_400)
    if !filter.allows(day: day) { return .skip(to: indexAfter(index, from: (day + 1) * 86_400)) }
    if let free = clock.obstacle(at: second, rule.frequency) {
      return .skip(to: indexAfter(index, from: day * 86_400 + free))
    }
    return .period(
      Period(
        days: [day], times: clock.times(at: second, rule.frequency),
        positions: rule.bySetPosition))
  }

  /// Whether it is plain from the parts that nothing meets them.
  var isNever: Bool { filter.hasNoDay || isBeyondPeriod || neverMeetsClock }

  /// Whether `BYSETPOS` counts beyond what any period has.
  private var isBeyondPeriod: Bool {
    let most = clock.mostTimes(rule.frequency) * rule.frequency.mostDays
    return !rule.bySetPosition.isEmpty && rule.bySetPosition.allSatisfy { abs($0) > most }
  }

  /// Whether the steps of a rule shorter than a day never meet the times of the day that it names:
  /// every second hour from 8, but at 9.
  ///
  /// Steps meet the times of the day that differ from the start's by a multiple of what the step
  /// and the day have in common, and no others.
  private var neverMeetsClock: Bool {
    guard let unit = rule.frequency.subDailySeconds else { return false }
    let common = greatestCommonDivisor(stride, 86_400)
    return Swift.stride(from: base.modulo(86_400).modulo(common), to: 86_400, by: max(common, unit))
      .allSatisfy { clock.obstacle(at: $0, rule.frequency) != nil }
  }

  /// Seconds from one period to the next.
  private var stride: Int { rule.interval * (rule.frequency.subDailySeconds ?? 86_400) }

  private func indexAfter(_ index: Int, from moment: Int) -> Int {
    max(index + 1, (moment - base + stride - 1).quotient(stride))
  }
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  var (larger, smaller) = (first, second)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return larger
}
