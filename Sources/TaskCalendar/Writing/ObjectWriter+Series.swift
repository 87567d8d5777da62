import Domain
import ICalendar

extension ObjectWriter {
  /// Makes the object say when the task is, how it repeats, and which times of it are done.
  ///
  /// A text that has VTODOs for single times gets one more for each time that is done, as the program
  /// that wrote it understands; in any other the task's own dates move on, which all understand.
  mutating func writeDates() {
    takeBack()
    if saysDates { return }
    if let series = ObjectSeries(tasks, dates), !series.overrides.isEmpty,
      let repetition = task.repetition, let before = old.repetition,
      repetition.rule == before.rule, repetition.mode == before.mode,
      repetition.anchor == before.anchor
    {
      let calendar = calendar
      writeOccurrences(of: series)
      if saysDates { return }
      self.calendar = calendar
    }
    moveOn()
  }

  private var wanted: WrittenDates { WrittenDates(task) }

  /// Whether the object, as it is by now, says the task's dates and repetition.
  private var saysDates: Bool {
    let said = saidDates
    return WrittenDates(said).inText == wanted.inText && said.repetition == task.repetition
  }

  private var saidDates: ObjectFields {
    var said = ObjectFields(title: "")
    if !tasks.isEmpty { said.setDates(tasks, dates) }
    return said
  }

  /// Takes VTODOs away whose completion was taken back.
  private mutating func takeBack() {
    guard let series = ObjectSeries(tasks, dates) else { return }
    let kept = Set(said.occurrences.map { WrittenDates($0).inText })
    var closed = series.closed(dates)
    // The last of all times is the task itself.
    if task.isCompleted, series.firstOpen() == nil { _ = closed.popLast() }
    let gone = Set(
      closed.filter { !kept.contains(WrittenDates($0.record).inText) }.map(\.occurrence))
    removeOverrides(of: series) { gone.contains($0) }
  }

  private mutating func removeOverrides(
    of series: ObjectSeries, where isUnwanted: (Occurrence) -> Bool
  ) {
    let dates = dates
    calendar.removeComponents("VTODO") { component in
      guard let date = dates.date(of: component.property("RECURRENCE-ID")) else { return false }
      return !component.completion(dates).isOpen && isUnwanted(series.occurrence(of: date))
    }
  }

  private mutating func writeOccurrences(of series: ObjectSeries) {
    guard let target = task.repetition?.current ?? wanted.repeating?.occurrence,
      let position = series.occurrence(repeating: target)
    else { return }
    removeOverrides(of: series) { $0 == position }
    for record in said.occurrences {
      let shown = WrittenDates(record)
      guard let completed = record.completed,
        let time = shown.repeating.flatMap({ series.occurrence(repeating: $0.occurrence) }),
        time < position, series.isOpen(time),
        time == series.base.occurrence || series.series.contains(time)
      else { continue }
      write(shown, at: time, of: series, stamp: completed, byRule: true) {
        $0.close(at: completed, isCancelled: record.isCancelled, stamp: $1)
      }
    }
    if series.shown(at: position).inText != wanted.inText {
      write(wanted, at: position, of: series, stamp: task.changed)
    }
  }

  /// Changes the VTODO of a single time, or adds one with this stamp; `body` is told the stamp that it
  /// has.
  private mutating func write(
    _ shown: WrittenDates, at occurrence: Occurrence, of series: ObjectSeries, stamp: Instant,
    byRule: Bool = false, _ body: (inout Component, Instant) -> Void = { _, _ in }
  ) {
    guard let existing = series.overrides[occurrence] else {
      var component = series.single(at: occurrence)
      let base = series.master.property("DTSTART") ?? series.master.property("DUE")
      let date = series.base.advanced(from: series.base.occurrence, to: occurrence)
      guard
        let moment = moment(
          date, second: base?.moment?.second ?? 0, preferring: base?.parameter("TZID"))
      else { return }
      component.change("RECURRENCE-ID") { $0.setMoment(moment) }
      component.setInstant("DTSTAMP", stamp)
      write(shown, to: &component, byRule: byRule)
      body(&component, stamp)
      let last = calendar.items.lastIndex {
        if case .component(let other) = $0 { other.isNamed("VTODO") } else { false }
      }
      calendar.items.insert(.component(component), at: last.map { $0 + 1 } ?? 0)
      return
    }
    var changed = existing
    write(shown, to: &changed, byRule: byRule)
    body(&changed, task.changed)
    editTasks { if $1 == existing { $1 = changed } }
  }

  /// Moves the task's own dates, and makes its rule one that goes on from there.
  private mutating func moveOn() {
    var component = master
    write(
      wanted, to: &component, needsStart: task.repetition != nil && old.repetition == nil,
      byRule: isAtTimeOfSameSeries)
    if let repetition = task.repetition, let date = wanted.repeating {
      component.write(repetition, at: wanted, context)
      if isLater(repetition, of: date) { component.beginAgain() }
    }
    editMaster { $0 = component }
    if task.repetition == nil, old.repetition != nil || saidDates.repetition != nil {
      // A rule that had no date to count from would have one now.
      editMaster { $0.endRepetition() }
    }
    guard let series = ObjectSeries(tasks, dates) else { return }
    let first = series.base.occurrence
    if WrittenDates(saidDates).inText != wanted.inText {
      removeOverrides(of: series) { $0 == first }
    }
    let dates = dates
    editMaster { $0.removeExceptions { dates.date($0).map(series.occurrence) == first } }
    if let override = series.overrides[first], override.completion(dates).isOpen,
      series.shown(at: first).inText != wanted.inText
    {
      write(wanted, at: first, of: series, stamp: task.changed)
    }
  }
}

extension ObjectWriter {
  /// Whether the task has moved along its series alone, and wasn't put elsewhere.
  private var isAtTimeOfSameSeries: Bool {
    guard let repetition = task.repetition, let before = old.repetition else { return false }
    return repetition.rule == before.rule && repetition.anchor == before.anchor
      && repetition.current == nil
  }

  /// Whether the task has gone on to a later time of what it was.
  private func isLater(_ repetition: Repetition, of date: TaskDate) -> Bool {
    guard let before = old.repetition,
      repetition.rule == before.rule || before.mode == .fromCompletion,
      repetition.anchor == before.anchor || before.mode == .fromCompletion,
      let old = before.current ?? WrittenDates(old).repeating?.occurrence
    else { return false }
    return (repetition.current ?? date.occurrence) > old
  }
}
