import Domain
import ICalendar
import Synchronization

/// The VTIMEZONEs that were made, kept, since a zone is asked for its offset some thousand times.
///
/// One serves for as long as the rules of zones are the same, in any number of threads.
package final class ZoneDefinitions: Sendable {
  private struct Key: Hashable {
    let zone: ZoneName
    let identifier: String
    let year: Int
  }

  private let made = Mutex<[Key: Component]>([:])

  package init() {}

  /// A VTIMEZONE that serves for dates from a year on; it begins with the decade, so that it doesn't
  /// change with each date.
  func definition(
    of zone: ZoneName, named identifier: String, from year: Int, _ zones: any ZoneRules
  ) -> Component {
    let key = Key(zone: zone, identifier: identifier, year: year / 10 * 10)
    if let known = made.withLock({ $0[key] }) { return known }
    let definition = Component(zone: zone, named: identifier, from: key.year, zones)
    made.withLock {
      if $0.count >= Self.most { $0 = [:] }
      $0[key] = definition
    }
    return definition
  }

  /// There are some 600 zones, of which one person uses few.
  private static let most = 200
}
