// "This one and all to come" makes two series of one: what was, and what will be.

extension Series {
  /// The occurrences before `moment`; nil when there are none.
  ///
  /// A rule with `COUNT` keeps one, others get an `UNTIL`: a day for a series of days, else the
  /// second before, in UTC when the task has a zone (RFC 5545 §3.3.10), on the wall when it has none.
  package func ending(
    before moment: Occurrence, zone: ZoneName?, zones: any ZoneRules
  ) -> Series? {
    guard let first = first(onOrAfter: start), first < moment else { return nil }
    if case .count(let whole) = rule.end {
      let part = count(before: moment)
      return part < whole
        ? Series(start: start, rule: rule.ending(.count(part)), limit: limit) : self
    }
    let last = moment.wallSeconds - 1
    if let limit, limit <= last { return self }
    let until = RuleEnd.Until(wallSecond: last, isDate: start.isDate, zone: zone, zones: zones)
    return Series(start: start, rule: rule.ending(.until(until)), limit: last)
  }

  /// The occurrences from `occurrence` on, with it as their start and with what remains of a
  /// `COUNT`; nil when the series has ended by then.
  ///
  /// A day that not every month has is written into the rule, so that the new start, which may be
  /// a shorter month's last day, doesn't take its place. A rule of seconds starts anew with the
  /// minute, since no start has seconds.
  package func continuing(from occurrence: Occurrence) -> Series? {
    guard first(onOrAfter: occurrence) != nil else { return nil }
    guard case .count = rule.end else {
      return Series(start: occurrence, rule: spelledOut, limit: limit)
    }
    guard let rest = rule.end.after(occurrences: count(before: occurrence)) else { return nil }
    return Series(start: occurrence, rule: spelledOut.ending(rest), limit: limit)
  }

  /// How many occurrences `COUNT` has counted before `moment`; each second of a rule of seconds.
  package func count(before moment: Occurrence) -> Int {
    let most = if case .count(let count) = rule.end { count } else { Int.max }
    let cut = min(moment.wallSeconds, limit.map { $0 + 1 } ?? .max)
    return Plan(rule: rule, start: start).count(before: cut, upTo: most) ?? most
  }
}

extension RuleEnd.Until {
  fileprivate init(wallSecond: Int, isDate: Bool, zone: ZoneName?, zones: any ZoneRules) {
    let moment = LocalDateTime(wallSeconds: wallSecond)
    if isDate {
      self = .date(moment.date)
    } else if let zone {
      let second = zones.firstInstant(ofWall: wallSecond, in: zone)
      self = .utc(Instant(milliseconds: Int64(second) * 1000))
    } else {
      self = .local(moment, second: wallSecond.modulo(60))
    }
  }
}
