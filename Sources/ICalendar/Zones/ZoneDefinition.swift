/// What a VTIMEZONE says of a zone (RFC 5545 §3.6.5), for one that is known by no other name.
package struct ZoneDefinition: Equatable, Sendable {
  /// The name that properties refer to by TZID.
  package let name: String
  let observances: [Observance]

  /// Nil when it has no name, no STANDARD or DAYLIGHT, or a rule that is not understood: those that
  /// come once a year in a month, on a day of it or on a weekday, are.
  package init?(_ component: Component) {
    guard let name = component.property("TZID")?.text, !name.isEmpty else { return nil }
    var observances: [Observance] = []
    for part in component.components where part.isNamed("STANDARD") || part.isNamed("DAYLIGHT") {
      guard let observance = Observance(part) else { return nil }
      observances.append(observance)
    }
    guard !observances.isEmpty else { return nil }
    self.name = name
    self.observances = observances
  }

  /// Seconds east of UTC at a local time.
  ///
  /// A time that doesn't exist is read with the offset before the gap, and of one that comes twice the
  /// first is meant (RFC 5545 §3.3.5); so it is the one before the change in both cases. Before the
  /// first change it is what that one changes from.
  package func offset(on date: DateValue, at time: TimeValue) -> Int {
    let local = LocalSeconds.of(date, time)
    var latest: (onset: Int, offset: Int)?
    for observance in observances {
      guard let onset = observance.lastOnset(before: local, in: date.year) else { continue }
      let instant = onset - observance.offsetFrom
      if instant > latest?.onset ?? .min { latest = (instant, observance.offsetTo) }
    }
    let first = observances.min { $0.start - $0.offsetFrom < $1.start - $1.offsetFrom }
    return latest?.offset ?? first?.offsetFrom ?? 0
  }
}
