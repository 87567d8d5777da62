import Domain
import ICalendar

extension Component {
  /// Forgets how far the time before had come.
  mutating func beginAgain() {
    edit("PERCENT-COMPLETE") { $0.setInteger(0) }
    edit("STATUS") { if $0.value.uppercased() == "IN-PROCESS" { $0.setValue("NEEDS-ACTION") } }
  }

  mutating func endRepetition() {
    for name in ["RRULE", "RDATE", "EXDATE", RepeatMode.propertyName, Component.movedFromName] {
      remove(name)
    }
  }

  /// Writes a rule that starts at the task's date, with what only Hibi knows in properties of its own.
  mutating func write(
    _ repetition: Repetition, at dates: WrittenDates, _ context: ObjectContext
  ) {
    guard let date = dates.repeating else { return }
    let series = Series(
      start: repetition.anchor, rule: repetition.rule, zone: date.zone ?? context.zone,
      zones: context.zones)
    let planned = repetition.current.flatMap { dates.due?.moved(to: $0) } ?? dates.due
    let counted = series.countsStarts(dates.start, due: planned) ? dates.start : nil
    let position = counted?.occurrence ?? repetition.current ?? date.occurrence
    var rule = repetition.rule
    if position != repetition.anchor { rule = series.continuing(from: position)?.rule ?? rule }
    change("RRULE") { $0.setValue(rule.text) }
    if let mode = repetition.mode.propertyValue {
      change(RepeatMode.propertyName) { $0.setValue(mode) }
    } else {
      remove(RepeatMode.propertyName)
    }
    guard let current = repetition.current, current != date.occurrence,
      let moment = Moment(current)
    else {
      return remove(Component.movedFromName)
    }
    change(Component.movedFromName) {
      $0.setMoment(moment)
      $0.setParameter("X-DATE", to: date.inText.text)
    }
  }

  /// Takes times off the lists of those that are left out.
  mutating func removeExceptions(where isUnwanted: (Moment) -> Bool) {
    edit("EXDATE") { property in
      guard let moments = property.moments else { return }
      let kept = moments.filter { !isUnwanted($0) }
      if kept.count < moments.count { property.setMoments(kept) }
    }
    remove("EXDATE") { $0.value.isEmpty }
  }
}

extension Moment {
  fileprivate init?(_ occurrence: Occurrence) {
    switch occurrence {
    case .date(let date):
      guard let value = DateValue(date) else { return nil }
      self = .date(value)
    case .time(let local):
      guard let value = DateTimeValue(local, zone: .floating) else { return nil }
      self = .dateTime(value)
    }
  }
}
