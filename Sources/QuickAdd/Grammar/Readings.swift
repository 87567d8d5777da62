import Domain

/// A day that was said.
struct DayReading {
  var date: CalendarDate
  /// For "in 2 hours", which says both.
  var time: LocalTime?
  /// For "tonight".
  var part: DayPart?
  var alternative: CalendarDate?
  var need: Need
  /// Said by how far away it is (明日), and not by name: such words take no に.
  var isRelative = false
  /// Said as a week or a month of Korean, which does take 에.
  var isPeriod = false
  /// Cannot be the beginning of a longer word: 来週の火曜日.
  var isFirm = false

  init(
    _ date: CalendarDate, time: LocalTime? = nil, part: DayPart? = nil,
    alternative: CalendarDate? = nil, need: Need, isRelative: Bool = false, isPeriod: Bool = false,
    isFirm: Bool = false
  ) {
    self.date = date
    self.time = time
    self.part = part
    self.alternative = alternative == date ? nil : alternative
    self.need = need
    self.isRelative = isRelative
    self.isPeriod = isPeriod
    self.isFirm = isFirm
  }
}

/// A time that was said.
struct TimeReading {
  /// Since the day's midnight; 1440 and more lie on the next day.
  var minutes: Int
  var alternative: Int?
  /// Whether an hour was said, and not only a part of the day.
  var isClock = true
  var need: Need
}

extension TimeReading {
  /// As `9:30` is read, which nobody writes for half past nine in the evening where clocks have 24
  /// hours.
  var hour24: TimeReading {
    var reading = self
    if minutes < 12 * 60 { reading.alternative = nil }
    return reading
  }
}

/// A repetition that was said.
struct PatternReading {
  var pattern: RecurrencePattern
  var alternative: RecurrencePattern?
  /// For "every morning".
  var part: DayPart?
  var need: Need
  /// 平日, which takes no particle: 平日に行ける病院.
  var isBare: Bool

  init(_ pattern: RecurrencePattern, part: DayPart? = nil, need: Need, isBare: Bool = false) {
    self.pattern = pattern
    self.part = part
    self.need = need
    self.isBare = isBare
  }

  func changed(_ change: (inout PatternReading) -> Void) -> PatternReading {
    var reading = self
    change(&reading)
    return reading
  }
}
