package import Domain
import QuickAdd

/// Reads single phrases in words of any of the three languages: a date, a repetition, a duration.
///
/// A phrase is read only if nothing of the text is left over.
package struct Phrases: Sendable {
  private let reader: QuickAdd

  init(on day: Day, zone: ZoneName? = nil) {
    reader = QuickAdd(in: QuickAddContext(day, zone: zone))
  }

  func date(_ text: String) -> TaskDate? {
    let result = reader.read(text)
    guard result.title.isEmpty, result.parts.count == 1, case .due(let date) = result.parts[0].value
    else { return nil }
    return date
  }

  /// With the first time that it comes.
  func repetition(_ text: String) -> (repetition: QuickAddRepetition, first: TaskDate)? {
    let result = reader.read(text)
    guard result.title.isEmpty, let repetition = result.repetition, let first = result.due
    else { return nil }
    return (repetition, first)
  }

  /// In minutes; a number alone is minutes.
  package func minutes(_ text: String) -> Int? {
    if let minutes = Int(text.filter { !$0.isWhitespace }) { return minutes < 0 ? nil : minutes }
    let result = reader.read(text)
    guard result.title.isEmpty, result.parts.count == 1 else { return nil }
    return result.duration
  }
}

extension QuickAddContext {
  /// What a line is read against on a person's day.
  init(_ day: Day, zone: ZoneName? = nil, lists: [String] = [], tags: [String] = []) {
    self.init(
      now: LocalDateTime(date: day.today, time: day.moment.time), zone: zone ?? day.person.zone,
      dateOrder: day.person.dateOrder, lists: lists, tags: tags)
  }
}

extension Day {
  package var phrases: Phrases { Phrases(on: self) }

  /// The date and the time by which a date is shown: the wall that it names, or the person's for an
  /// instant, which names none.
  func shown(_ date: TaskDate) -> (date: CalendarDate, time: LocalTime?) {
    if case .instant = date { local(date) } else { date.nominal }
  }

  func parser(in zone: ZoneName) -> WhenParser { WhenParser(on: self, zone: zone) }
}

extension Repetition {
  /// A repetition as words gave it, from its first time; nil if it ends before that.
  init?(_ words: QuickAddRepetition, from first: TaskDate, mode: RepeatMode?, on day: Day) {
    var text = words.rule
    if let until = words.until {
      guard until >= first.nominal.date else { return nil }
      text += ";UNTIL=" + Self.until(until, like: first, on: day)
    }
    if let count = words.count { text += ";COUNT=\(count)" }
    guard let rule = try? RecurrenceRule(parsing: text) else { return nil }
    let worded: RepeatMode = words.mode == .afterCompletion ? .fromCompletion : .skippingMissed
    self.init(rule: rule, mode: mode ?? worded, anchor: first.occurrence)
  }

  /// The end of a day as `UNTIL` has to be written for a series that starts so (RFC 5545 §3.3.10): a
  /// date for a date, a moment in UTC for a time in a zone.
  private static func until(_ date: CalendarDate, like first: TaskDate, on day: Day) -> String {
    let digits = date.iso.filter { $0 != "-" }
    guard let zone = first.zone else {
      return first.nominal.time == nil ? digits : digits + "T235959"
    }
    guard let last = LocalTime(hour: 23, minute: 59) else { return digits }
    let end = day.zones.instant(of: LocalDateTime(date: date, time: last), in: zone)
    return end.advanced(bySeconds: 59).rfc3339.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
  }
}
