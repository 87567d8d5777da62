import Domain
import Foundation
import Testing

/// What python-dateutil makes of random rules; `generate-fixture.py` tells the format.
struct Fixture: Sendable {
  struct Case: Sendable, CustomTestStringConvertible {
    let start: Occurrence
    let zone: ZoneName?
    let rule: String
    /// Why it is not compared; nil when it is.
    let reason: String?
    /// The first 20, or all before the year 2150.
    let occurrences: [Occurrence]

    var testDescription: String { "\(start) \(zone?.identifier ?? "") \(rule)" }
  }

  let zones: TableZones
  let cases: [Case]

  init() throws {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/dateutil", withExtension: "tsv"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }
    let tables = try lines.filter { $0.count == 3 }.map { fields in
      let changes = fields[2].split(separator: " ").map { $0.split(separator: ":") }
      return (
        ZoneName(fields[1]),
        try changes.map { try (#require(Int64($0[0])), #require(Int($0[1]))) }
      )
    }
    zones = TableZones(changes: Dictionary(uniqueKeysWithValues: tables))
    cases = try lines.filter { $0.count == 5 }.map { fields in
      Case(
        start: try #require(Occurrence(fixture: fields[0])),
        zone: fields[1] == "-" ? nil : ZoneName(fields[1]),
        rule: fields[2],
        reason: fields[3] == "-" ? nil : fields[3],
        occurrences: fields[4] == "-"
          ? []
          : try fields[4].split(separator: " ").map {
            try #require(Occurrence(fixture: String($0)))
          })
    }
  }
}
