import DAV
import Domain
import ICalendar
import TaskCalendar

/// The instances of one VTODO: by its own dates, its rule, its RDATEs, and without those that EXDATE
/// or other VTODOs of the object take away.
struct TaskSchedule {
  /// The instances of the one that stands for a single time, or does not repeat, are one.
  let repeats: Bool
  let written: WrittenTimes
  let clock: CalendarClock
  private let undated: TaskTimes
  private let series: Series?
  /// Where instances besides those of the rule begin, by the wall of the base: the base, and RDATEs.
  private let single: [Int]
  private let excluded: Set<Int>

  init(_ task: Component, among tasks: [Component], _ clock: CalendarClock) {
    self.clock = clock
    let own = WrittenTimes(task, clock)
    let recurrence = task.property("RECURRENCE-ID")?.moment
    let master =
      recurrence == nil ? nil : tasks.first { $0.property("RECURRENCE-ID") == nil }
    if own.base == nil, let recurrence, let master {
      // Only what is another is said: its dates are those that the rule gives.
      written = WrittenTimes(master, clock)
      single = written.base.map { [WallTime.of(recurrence, like: $0, clock)] } ?? []
    } else {
      written = own
      single =
        (own.base.map { [$0.wallSeconds] } ?? [])
        + (recurrence == nil ? Self.times(of: "RDATE", in: task, like: own.base, clock) : [])
    }
    undated = TaskTimes(
      completed: task.second("COMPLETED", clock), created: task.second("CREATED", clock))
    series = recurrence == nil ? Series(task, base: own.base, clock) : nil
    repeats = series != nil || single.count > 1
    var excluded: Set<Int> = []
    if recurrence == nil, let base = own.base {
      if repeats { excluded.formUnion(Self.times(of: "EXDATE", in: task, like: base, clock)) }
      for other in tasks {
        guard let moment = other.property("RECURRENCE-ID")?.moment else { continue }
        excluded.insert(WallTime.of(moment, like: base, clock))
      }
    }
    self.excluded = excluded
  }

  /// Whether an instance is in the range.
  func overlaps(_ range: TimeRange) -> Bool {
    guard written.base != nil else { return range.verdict(undated) == .yes }
    return overlapping(range) { _ in true }
  }

  /// As `hasInstance(around:_:)`, for the instances that are in the range with their ends.
  func overlapping(_ range: TimeRange, _ body: (Int) -> Bool) -> Bool {
    hasInstance(around: window(of: range)) {
      range.verdict(written.times(at: $0)) == .yes && body($0)
    }
  }

  /// Whether the time that a path leads to is in the range, of an instance.
  func has(_ time: KeyPath<TaskTimes, TaskTimes.Time?>, in range: TimeRange) -> Bool {
    hasInstance(around: window(of: range)) {
      written.times(at: $0)[keyPath: time].map { range.contains($0.earliest) } ?? false
    }
  }

  /// Where instances begin that begin or end in a range.
  private func window(of range: TimeRange) -> TimeRange {
    let times = written.base.map { written.times(at: $0.wallSeconds) } ?? TaskTimes()
    guard let start = times.start, let due = times.due else { return range }
    let length = due.earliest - start.earliest
    return TimeRange(
      start: range.start.map { $0 - max(length, 0) }, end: range.end.map { $0 - min(length, 0) })
  }

  /// Calls `body` with the times on the base's wall at which instances begin, until it says that it
  /// has seen enough; returns whether it did.
  ///
  /// The range is about the moments at which they begin: all in it come, and some around it. No
  /// more are looked at than would take a while.
  func hasInstance(around range: TimeRange, _ body: (Int) -> Bool) -> Bool {
    let low = max(range.start ?? .min, Self.earliest) - Self.margin
    let high = min(range.end ?? .max, Self.latest) + Self.margin
    guard low <= high else { return false }
    var seen: Set<Int> = []
    for time in single where seen.insert(time).inserted && (low...high).contains(time) {
      if !excluded.contains(time), body(time) { return true }
    }
    guard let series, let base = written.base else { return false }
    let second = base.wallSeconds % 60
    let first = LocalDateTime(wallTime: low)
    var rest = series.occurrences(
      from: base.isDay ? .date(first.date) : .time(first))
    var looked = 0
    while looked < Self.mostLookedAt, let occurrence = rest.next() {
      let time = occurrence.wallTime + second
      if time > high { return false }
      looked += 1
      if !excluded.contains(time), !seen.contains(time), body(time) { return true }
    }
    return false
  }

  private static func times(
    of name: String, in task: Component, like base: Moment?, _ clock: CalendarClock
  ) -> [Int] {
    guard let base else { return [] }
    return task.properties(name).flatMap(\.allMoments).map { WallTime.of($0, like: base, clock) }
  }

  /// The years 1 to 9999.
  private static let earliest = -62_135_596_800
  private static let latest = 253_402_300_799
  /// More than any wall is from UTC, and than an end is moved by changes of clocks.
  private static let margin = 2 * 86_400
  private static let mostLookedAt = 20_000
}

extension Component {
  fileprivate func second(_ name: String, _ clock: CalendarClock) -> TaskTimes.Time? {
    property(name)?.moment.map { TaskTimes.Time(clock.seconds(of: $0)) }
  }
}

extension Property {
  /// The days and times of a list; of a PERIOD it is where that begins, and what can't be read is
  /// passed over.
  fileprivate var allMoments: [Moment] {
    if let moments { return moments }
    return value.split(separator: ",").compactMap { item in
      var single = self
      single.setValue(String(item.prefix { $0 != "/" }))
      return single.moment
    }
  }
}

extension Series {
  /// The rule of a VTODO as RFC 5545 has it: where a month lacks the day, nothing happens in it.
  fileprivate init?(_ task: Component, base: Moment?, _ clock: CalendarClock) {
    guard let base, let text = task.property("RRULE")?.value else { return nil }
    let omitting =
      text.uppercased().contains("RSCALE") ? ";SKIP=OMIT" : ";RSCALE=GREGORIAN;SKIP=OMIT"
    guard
      let rule = (try? RecurrenceRule(parsing: text + omitting))
        ?? (try? RecurrenceRule(parsing: text))
    else { return nil }
    let first = LocalDateTime(wallTime: base.wallSeconds)
    let start = base.isDay ? Occurrence.date(first.date) : .time(first)
    switch clock.wall(of: base) {
    case .zone(let zone): self.init(start: start, rule: rule, zone: zone, zones: clock.zones)
    case .definition:
      let wall = clock.wall(of: base)
      self.init(start: start, rule: rule, zone: .utc, zones: WallRules(clock: clock, wall: wall))
    }
  }
}

/// The one wall of a VTIMEZONE, as rules of zones.
private struct WallRules: ZoneRules {
  let clock: CalendarClock
  let wall: Wall

  func offset(of zone: ZoneName, at instant: Instant) -> Int? {
    let second = Int(instant.seconds)
    return clock.wallSeconds(at: second, on: wall) - second
  }
}
