import Domain
import ICalendar

/// What the TZIDs of a calendar mean.
struct ZoneTable {
  enum Meaning: Equatable {
    case name(ZoneName)
    /// No name that is known, but what the VTIMEZONE sent says of it.
    case definition(ZoneDefinition)
    case unknown
  }

  private let meanings: [String: Meaning]
  private let zones: any ZoneRules

  init(_ calendar: Component, zones: any ZoneRules) {
    self.zones = zones
    var meanings: [String: Meaning] = [:]
    for component in calendar.components("VTIMEZONE") {
      guard let identifier = component.property("TZID")?.text, meanings[identifier] == nil
      else { continue }
      let location = component.property("X-LIC-LOCATION")?.text
      if let name = KnownZone.named(identifier, in: zones)
        ?? location.flatMap({ KnownZone.named($0, in: zones) })
      {
        meanings[identifier] = .name(name)
      } else if let definition = ZoneDefinition(component) {
        meanings[identifier] = .definition(definition)
      } else {
        meanings[identifier] = .unknown
      }
    }
    for task in calendar.components("VTODO") {
      for component in [task] + task.components {
        for property in component.properties {
          guard let identifier = property.parameter("TZID"), meanings[identifier] == nil
          else { continue }
          meanings[identifier] =
            KnownZone.named(identifier, in: zones).map { .name($0) } ?? .unknown
        }
      }
    }
    self.meanings = meanings
  }

  func meaning(of identifier: String) -> Meaning {
    meanings[identifier] ?? KnownZone.named(identifier, in: zones).map { .name($0) } ?? .unknown
  }

  /// The TZID by which the calendar calls a zone: `preferred` if that is its name too.
  func identifier(of zone: ZoneName, preferring preferred: String?) -> String {
    if let preferred, meaning(of: preferred) == .name(zone) { return preferred }
    if meanings[zone.identifier] == .name(zone) { return zone.identifier }
    let used = meanings.filter { $0.value == .name(zone) }.keys
    return used.min() ?? zone.identifier
  }
}
