import Domain

/// Zones whose changes of offset are written down: seconds of UTC, and seconds east of UTC from then.
struct TableZones: ZoneRules {
  let changes: [ZoneName: [(second: Int64, offset: Int)]]

  func offset(of zone: ZoneName, at instant: Instant) -> Int? {
    guard let changes = changes[zone] else { return nil }
    let past = changes.last { $0.second <= instant.seconds } ?? changes.first
    return past?.offset
  }
}

extension TableZones {
  /// UTC alone.
  static let none = TableZones(changes: [:])

  /// Vienna in 2026: summer time from March 29 to October 25, both at 01:00 UTC.
  static let vienna2026 = TableZones(changes: [
    ZoneName("Europe/Vienna"): [
      (second: 0, offset: 3600), (second: 1_774_746_000, offset: 7200),
      (second: 1_792_890_000, offset: 3600),
    ]
  ])
}
