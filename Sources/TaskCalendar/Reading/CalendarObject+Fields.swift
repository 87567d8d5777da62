package import Domain
import ICalendar

extension CalendarObject {
  /// What the text says, as fields of a task.
  package func fields(in context: ObjectContext) -> ObjectFields {
    let dates = DateReader(calendar, context)
    let tasks = tasks
    guard !tasks.isEmpty else { return ObjectFields(title: context.untitled) }
    let master = tasks[tasks.masterIndex]
    var fields = ObjectFields(title: master.title ?? context.untitled)
    fields.notes = master.notes
    fields.priority = master.priority
    fields.tags = master.tags
    fields.estimate = master.estimate
    fields.url = master.url
    fields.parentUID = master.parentUID.flatMap { $0.isSame(as: uid) ? nil : $0 }
    fields.reminders = master.reminders(dates)
    fields.created = dates.instant(of: master.property("CREATED"))
    fields.sortOrder = master.property("X-APPLE-SORT-ORDER")?.integer
    if case .closed(let time, let isCancelled) = master.completion(dates) {
      fields.completed = time ?? context.received
      fields.isCancelled = isCancelled
    }
    fields.setDates(tasks, dates)
    return fields
  }
}

extension ObjectFields {
  /// When the task begins and is due, how it repeats, and which times are done.
  mutating func setDates(_ tasks: [Component], _ dates: DateReader) {
    if let series = ObjectSeries(tasks, dates) { return self.repeat(by: series, dates) }
    let written = tasks[tasks.masterIndex].writtenDates(dates).fields
    (start, due) = (written.start, written.due)
  }

  /// Which time of a series the task stands for.
  private mutating func `repeat`(by series: ObjectSeries, _ dates: DateReader) {
    let master = series.master
    guard let anchor = series.anchor(dueAt: master.movedFrom(series.written)) else { return }
    var repetition = Repetition(rule: series.series.rule, mode: master.mode, anchor: anchor)
    var records = series.closed(dates)
    if let open = series.firstOpen() {
      stand(for: open, of: series, &repetition)
    } else if let last = records.popLast() {
      // All are done, and so is the task: it stands for the last of them.
      stand(for: last.occurrence, of: series, &repetition)
      if completed == nil {
        completed = last.record.completed
        isCancelled = last.record.isCancelled
      }
    } else {
      stand(for: series.base.occurrence, of: series, &repetition)
    }
    self.repetition = repetition
    occurrences = records.map(\.record)
  }

  private mutating func stand(
    for occurrence: Occurrence, of series: ObjectSeries, _ repetition: inout Repetition
  ) {
    let shown = series.shown(at: occurrence)
    (start, due) = (shown.fields.start, shown.fields.due)
    if occurrence == series.base.occurrence, let current = series.master.movedFrom(shown) {
      repetition.current = current
    } else if shown != series.written(at: occurrence) {
      repetition.current = series.written(at: occurrence).repeating?.occurrence
    }
  }
}

extension ObjectSeries {
  struct Closed {
    let occurrence: Occurrence
    let record: ObjectOccurrence
  }

  /// The times that were completed or cancelled, in their order.
  func closed(_ dates: DateReader) -> [Closed] {
    overrides.sorted { $0.key < $1.key }.compactMap { occurrence, task in
      guard case .closed(let time, let isCancelled) = task.completion(dates) else { return nil }
      let shown = shown(at: occurrence).fields
      return Closed(
        occurrence: occurrence,
        record: ObjectOccurrence(
          title: task.title ?? master.title ?? dates.context.untitled, start: shown.start,
          due: shown.due, completed: time ?? dates.context.received, isCancelled: isCancelled))
    }
  }
}

extension Component {
  static let movedFromName = "X-HIBI-REPEAT-CURRENT"

  /// The time of the series that the dates were moved from for this time alone, if they are still
  /// those that it was written for.
  func movedFrom(_ shown: WrittenDates) -> Occurrence? {
    guard let property = property(Self.movedFromName), let date = shown.repeating,
      property.parameter("X-DATE") == date.inText.text, let moment = property.moment
    else { return nil }
    switch moment {
    case .date(let date): return CalendarDate(date).map { .date($0) }
    case .dateTime(let value): return LocalDateTime(value).map { .time($0) }
    }
  }
}
