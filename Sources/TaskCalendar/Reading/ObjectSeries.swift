import Domain
import ICalendar

/// The times of a repeating task: by the rule of its VTODO, and by those that stand for one of them.
struct ObjectSeries {
  let master: Component
  let written: WrittenDates
  /// What the rule counts from.
  let base: TaskDate
  let series: Series
  /// The single times that stand for one time each, by that time; of two for the same the last.
  let overrides: [Occurrence: Component]
  private let excluded: Set<Occurrence>
  private let dates: DateReader

  /// Nil when the task doesn't repeat by a rule that can be followed.
  init?(_ tasks: [Component], _ dates: DateReader) {
    let index = tasks.masterIndex
    guard tasks.indices.contains(index) else { return nil }
    master = tasks[index]
    written = master.writtenDates(dates)
    guard let base = written.base, let text = master.property("RRULE")?.value,
      let rule = try? RecurrenceRule(parsing: text)
    else { return nil }
    self.base = base
    self.dates = dates
    series = Series(
      start: base.occurrence, rule: rule, zone: base.zone ?? dates.context.zone,
      zones: dates.context.zones)
    var overrides: [Occurrence: Component] = [:]
    for (place, task) in tasks.enumerated() where place != index {
      guard let date = dates.date(of: task.property("RECURRENCE-ID")) else { continue }
      overrides[Self.occurrence(date, of: base, dates)] = task
    }
    self.overrides = overrides
    var excluded: Set<Occurrence> = []
    for moment in master.properties("EXDATE").compactMap(\.moments).joined() {
      guard let date = dates.date(moment) else { continue }
      excluded.insert(Self.occurrence(date, of: base, dates))
    }
    self.excluded = excluded
  }

  /// The time of the series that a RECURRENCE-ID or EXDATE means, on the wall that the series is on.
  ///
  /// Some write a day for a series of times, and the other way round: the day counts then.
  private static func occurrence(
    _ date: TaskDate, of base: TaskDate, _ dates: DateReader
  ) -> Occurrence {
    guard let time = base.nominal.time else { return .date(date.nominal.date) }
    if case .date(let day) = date { return .time(LocalDateTime(date: day, time: time)) }
    guard let zone = base.zone, date.zone != zone, date.zone != nil else { return date.occurrence }
    return .time(dates.context.zones.localDateTime(at: dates.instant(date), in: zone))
  }

  func occurrence(of date: TaskDate) -> Occurrence {
    Self.occurrence(date, of: base, dates)
  }

  /// What Hibi counts from: when the task is due, or when it starts if the rule is about that.
  ///
  /// It is due when the series has it, if that isn't now.
  func anchor(dueAt planned: Occurrence?) -> Occurrence? {
    guard let repeating = planned ?? written.repeating?.occurrence else { return nil }
    let isByDue = Series(
      start: repeating, rule: series.rule, zone: base.zone ?? dates.context.zone,
      zones: dates.context.zones
    ).contains(repeating)
    let due = planned.flatMap { written.due?.moved(to: $0) } ?? written.due
    return !isByDue && series.countsStarts(written.start, due: due) ? base.occurrence : repeating
  }

  /// The task's dates at a time of the series, by the rule alone.
  func written(at occurrence: Occurrence) -> WrittenDates {
    occurrence == base.occurrence
      ? written : written.advanced(from: base.occurrence, to: occurrence)
  }

  /// Those of the VTODO that stands for it, or by the rule.
  func shown(at occurrence: Occurrence) -> WrittenDates {
    guard let own = overrides[occurrence]?.writtenDates(dates), own.base != nil
    else { return written(at: occurrence) }
    return own
  }

  func isOpen(_ occurrence: Occurrence) -> Bool {
    !excluded.contains(occurrence) && overrides[occurrence]?.completion(dates).isOpen ?? true
  }

  /// The first time that is neither done nor left out; nil when the series has ended.
  ///
  /// The first is when the task itself begins, whether or not the rule gives that. As many are
  /// looked at as there are exceptions, and no more than would take a while.
  func firstOpen() -> Occurrence? {
    let first = base.occurrence
    if isOpen(first) { return first }
    var looked = 0
    var rest = series.occurrences()
    while let next = rest.next(), looked < Self.mostLookedAt {
      if next > first, isOpen(next) { return next }
      looked += 1
    }
    return nil
  }

  private static let mostLookedAt = 20_000
}
