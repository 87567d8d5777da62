package import Domain
package import ICalendar

/// Puts calendar objects into one text that any program reads: one VCALENDAR, in which each time
/// zone stands once and tasks byte for byte as they are.
///
/// What stands beside tasks and zones in an object is left out. Where two objects mean different
/// zones by one TZID, which a calendar can't, another VCALENDAR begins.
package struct CalendarFileWriter {
  private let name: String?
  private let zones: any ZoneRules
  /// The zones that the calendar has by now; those that it has not, though they are used, are empty.
  private var written: [String: [UInt8]] = [:]
  private var bytes: [UInt8] = []

  /// A calendar of one list has the title of that as its `name`.
  package init(name: String? = nil, zones: any ZoneRules) {
    self.name = name
    self.zones = zones
    begin()
  }

  /// Adds an object, with the title of its list when there are several.
  package mutating func write(_ text: [UInt8], list: String? = nil) {
    guard let stream = try? CalendarStream(reading: text, allowing: .everything, limits: .file)
    else { return }
    let calendar = stream.component("VCALENDAR") ?? Component("VCALENDAR")
    let tasks = calendar.components("VTODO")
    var definitions: [String: [UInt8]] = [:]
    for zone in calendar.components("VTIMEZONE") {
      guard let identifier = zone.property("TZID")?.text, definitions[identifier] == nil
      else { continue }
      definitions[identifier] = zone.lines
    }
    let needed = tasks.flatMap(\.zoneIdentifiers)
    if needed.contains(where: { contradicts($0, definitions[$0] ?? []) }) {
      end()
      begin()
    }
    for identifier in needed where written[identifier] == nil {
      let definition = definitions[identifier] ?? []
      written[identifier] = definition
      bytes += definition
    }
    for task in tasks { bytes += task.listed(in: list).lines }
  }

  /// Ends the text.
  package mutating func finish() { end() }

  /// What was written since the last call.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Whether a TZID means another zone in this calendar; one that has a known name can't.
  private func contradicts(_ identifier: String, _ definition: [UInt8]) -> Bool {
    guard let known = written[identifier], known != definition else { return false }
    return KnownZone.named(identifier, in: zones) == nil
  }

  private mutating func begin() {
    var calendar = Component("VCALENDAR", properties: .ofHibi)
    if let name {
      var property = Property("X-WR-CALNAME")
      property.setText(name)
      calendar.append(property)
    }
    bytes += calendar.bytes.dropLast(Self.ending.count)
    written = [:]
  }

  private mutating func end() { bytes += Self.ending }

  private static let ending = Array("END:VCALENDAR\r\n".utf8)
}

extension [Property] {
  /// What a calendar must say of itself (RFC 5545 §3.6).
  package static let ofHibi = [
    Property("VERSION", value: "2.0"), Property("PRODID", value: "-//Hibi//Hibi//EN"),
  ]
}

extension Limits {
  /// A file of what a person has gathered in years.
  static let file = Limits(bytes: 1 << 30, lines: .max, depth: 16)
}
