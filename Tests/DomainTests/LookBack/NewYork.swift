import Domain

/// New York in 2026: summer time from March 8 to November 1; UTC besides.
struct NewYork: ZoneRules {
  static let zone = ZoneName("America/New_York")

  func offset(of zone: ZoneName, at instant: Instant) -> Int? {
    guard zone == Self.zone else { return zone == .utc ? 0 : nil }
    return (1_772_953_200..<1_793_512_800).contains(instant.seconds) ? -4 * 3600 : -5 * 3600
  }
}

extension Person {
  static func newYorker(dayStart: Int = 0) -> Person {
    Person(
      account: .init(1), language: .english, zone: NewYork.zone,
      dayStart: DayStart(hour: dayStart) ?? .midnight)
  }
}

/// The moment at which New York's wall shows a time.
func newYork(_ text: String) -> Instant {
  let moment = LocalDateTime(iso: text)
  return moment.map { NewYork().instant(of: $0, in: NewYork.zone) } ?? Instant(milliseconds: 0)
}
