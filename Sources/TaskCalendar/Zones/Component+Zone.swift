import Domain
import ICalendar

extension Component {
  /// A VTIMEZONE of a zone, as it is from the year before `year` on (RFC 5545 §3.6.5).
  ///
  /// Changes that come each year alike are said by a rule; before it, or where there is none, one by
  /// one for as long as ``years``.
  init(zone: ZoneName, named identifier: String, from year: Int, _ zones: any ZoneRules) {
    self.init("VTIMEZONE")
    change("TZID") { $0.setText(identifier) }
    let changes = ZoneChanges(zone: zone, zones: zones)
    let first = max(year - 1, 1)
    var single: [ZoneChanges.Change] = []
    var yearly: [YearlyChange] = []
    var span = changes.every(yearsFrom: first, count: 28)
    for year in first..<first + Self.years {
      yearly = Self.yearly(span)
      if !yearly.isEmpty || span.allSatisfy(\.isEmpty) { break }
      single += span.removeFirst()
      span += changes.every(yearsFrom: year + 28, count: 1)
      if year == 9999 { break }
    }
    let start = ZoneChanges.second(ofYear: first)
    if yearly.isEmpty || !single.isEmpty {
      let offset = changes.offset(start)
      append(Component(observance: [.init(second: start, from: offset, to: offset)], rule: nil))
    }
    var kinds: [[ZoneChanges.Change]] = []
    for change in single {
      if let index = kinds.firstIndex(where: { $0[0].from == change.from && $0[0].to == change.to })
      {
        kinds[index].append(change)
      } else {
        kinds.append([change])
      }
    }
    for kind in kinds { append(Component(observance: kind, rule: nil)) }
    for change in yearly { append(Component(observance: [change.first], rule: change.rule)) }
  }

  /// How long changes without a rule are told one by one.
  static let years = 30

  private static func yearly(_ span: [[ZoneChanges.Change]]) -> [YearlyChange] {
    guard let count = span.first?.count, count > 0, span.count == 28,
      span.allSatisfy({ $0.count == count })
    else { return [] }
    let found = (0..<count).map { index in YearlyChange(span.map { $0[index] }) }
    return found.contains { $0 == nil } ? [] : found.compactMap(\.self)
  }

  /// A change of clocks on the days given, or by a rule from the first of them on.
  private init(observance changes: [ZoneChanges.Change], rule: String?) {
    let first = changes[0]
    self.init(first.to > first.from ? "DAYLIGHT" : "STANDARD")
    set(Property("TZOFFSETFROM", value: Self.text(offset: first.from)))
    set(Property("TZOFFSETTO", value: Self.text(offset: first.to)))
    let onsets = changes.compactMap {
      DateTimeValue($0.local, second: $0.secondOfMinute, zone: .floating).map {
        Moment.dateTime($0)
      }
    }
    if let onset = onsets.first { change("DTSTART") { $0.setMoment(onset) } }
    if let rule { set(Property("RRULE", value: rule)) }
    if onsets.count > 1 { change("RDATE") { $0.setMoments(Array(onsets.dropFirst())) } }
  }

  /// Hours and minutes, and seconds if there are any (RFC 5545 §3.3.14).
  private static func text(offset: Int) -> String {
    let seconds = abs(offset)
    let parts = [seconds / 3600, seconds / 60 % 60] + (seconds % 60 > 0 ? [seconds % 60] : [])
    return (offset < 0 ? "-" : "+") + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
  }
}

extension ZoneChanges {
  fileprivate func every(yearsFrom first: Int, count: Int) -> [[Change]] {
    (first..<first + count).map { $0 < 9999 ? changes(in: $0) : [] }
  }
}

extension ObjectWriter {
  /// Adds a VTIMEZONE for each TZID that was written and has none, before all tasks.
  mutating func defineZones() {
    let defined = Set(calendar.components("VTIMEZONE").compactMap { $0.property("TZID")?.text })
    let years = [task.start, task.due].compactMap { $0?.nominal.date.year }
    for (identifier, zone) in zonesWritten.sorted(by: { $0.key < $1.key })
    where !defined.contains(identifier) && context.zones.knows(zone) {
      let definition = context.definitions.definition(
        of: zone, named: identifier, from: years.min() ?? 1970, context.zones)
      let index = calendar.items.firstIndex {
        if case .component(let other) = $0 { other.isNamed("VTODO") } else { false }
      }
      calendar.items.insert(.component(definition), at: index ?? calendar.items.endIndex)
    }
  }
}
