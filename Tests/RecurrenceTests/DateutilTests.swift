import Domain
import Testing

/// 1,000 random rules beside python-dateutil; Notes/recurrence.md tells where both differ and why.
@Suite struct DateutilTests {
  private let fixture: Fixture

  init() throws {
    fixture = try Fixture()
  }

  @Test func `gives the occurrences of a thousand random rules`() throws {
    #expect(fixture.cases.count == 1000)

    for item in fixture.cases where item.reason == nil {
      let found = try firstOccurrences(series(item))

      #expect(
        found.map(\.iso) == item.occurrences.map(\.iso), "\(item.testDescription)")
    }
  }

  @Test func `finds the same from the middle of a series as from its start`() throws {
    for item in fixture.cases {
      let series = try series(item)
      let all = firstOccurrences(series)

      for (earlier, later) in zip(all, all.dropFirst()).dropFirst(all.count / 2) {
        #expect(series.first(after: earlier) == later, "\(item.testDescription)")
        #expect(series.first(onOrAfter: later) == later, "\(item.testDescription)")
      }
    }
  }

  /// As many as the fixture has.
  private func firstOccurrences(_ series: Series) -> [Occurrence] {
    Array(series.occurrences().lazy.prefix { $0.date.year < 2150 }.prefix(20))
  }

  private func series(_ item: Fixture.Case) throws -> Series {
    Series(
      start: item.start, rule: try RecurrenceRule(parsing: item.rule), zone: item.zone ?? .utc,
      zones: fixture.zones)
  }
}
