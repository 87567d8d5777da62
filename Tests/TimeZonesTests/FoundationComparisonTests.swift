import Domain
import Foundation
import Testing
import TimeZones

/// The offsets are those that Foundation knows.
@Suite struct FoundationComparisonTests {
  /// Before 1970 Foundation takes neighbouring zones for one, and so has other data than the system.
  @Test func `agrees with Foundation in every zone, 1970 to 2100`() throws {
    let zones = SystemZones()
    let moments = Moments.random(count: 200, from: 0)
    var differences: [String] = []
    var compared = 0
    for name in TimeZone.knownTimeZoneIdentifiers {
      guard let zone = TimeZone(identifier: name) else { continue }
      compared += 1
      let differs = moments.contains { seconds in
        let date = Date(timeIntervalSince1970: Double(seconds))
        return zones.offset(of: ZoneName(name), at: Instant(milliseconds: seconds * 1000))
          != zone.secondsFromGMT(for: date)
      }
      if differs { differences.append(name) }
    }

    #expect(differences.isEmpty)
    #expect(compared > 400)
  }
}
