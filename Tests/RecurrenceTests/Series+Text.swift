import Domain

extension Series {
  /// A series on no zone's wall.
  init(_ start: String, _ rule: String) throws {
    self.init(
      start: Occurrence(start), rule: try RecurrenceRule(parsing: rule), zone: .utc,
      zones: TableZones.none)
  }

  /// The first occurrences as text.
  func first(_ count: Int) -> [String] {
    occurrences().prefix(count).map(\.iso)
  }
}
