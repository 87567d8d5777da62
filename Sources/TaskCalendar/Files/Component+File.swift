import Domain
import ICalendar

// What only the tasks of a file have, which holds several lists.

extension Component {
  /// The property that names the list of a task; X-WR-CALNAME names one list for a whole calendar.
  static let listName = "X-HIBI-LIST"

  /// The VTODO in a list, all other lines byte for byte as they are.
  func listed(in list: String?) -> Component {
    var component = self
    component.remove(Self.listName)
    if let list {
      var property = Property(Self.listName)
      property.setText(list)
      component.items.insert(.property(property), at: 0)
    }
    return component
  }

  /// The TZIDs that the component needs, in the order in which they come.
  var zoneIdentifiers: [String] {
    var seen: Set<String> = []
    return allZoneIdentifiers.filter { seen.insert($0).inserted }
  }

  private var allZoneIdentifiers: [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .property(let property): property.parameter("TZID").map { [$0] } ?? []
      case .component(let component): component.allZoneIdentifiers
      case .other: []
      }
    }
  }

  /// When it was changed last, as far as it says so.
  var stamp: Instant? {
    let context = ObjectContext(
      zones: UniversalTime(), zone: .utc, received: Instant(milliseconds: 0), untitled: "-")
    let dates = DateReader(Component("VCALENDAR"), context)
    return ["LAST-MODIFIED", "DTSTAMP"].lazy.compactMap { dates.instant(of: property($0)) }.first
  }

  /// As it stands in a text, and its last line with an end.
  var lines: [UInt8] {
    let bytes = bytes
    return bytes.last == UInt8(ascii: "\n") ? bytes : bytes + Array("\r\n".utf8)
  }
}
