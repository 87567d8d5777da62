package import ICalendar

/// A calendar object of a task: one VCALENDAR with one or more VTODOs of one UID (RFC 4791 §4.1).
///
/// A VTODO without RECURRENCE-ID is the task, the others are single times of it that differ. There
/// may be nothing but such times; the first of them is the task then.
package struct CalendarObject: Sendable {
  /// As it is written: two that differ in case are two.
  package let uid: String
  var stream: CalendarStream

  /// What is let pass in an upload: clients write worse than RFC 5545 allows, and a task that is
  /// refused stops the whole of their synchronizing.
  package static let leniency: Leniency = [.controlCharacters, .badParameters]

  /// Reads and checks a text; values are not looked into.
  package init(
    reading bytes: [UInt8], allowing leniency: Leniency = Self.leniency,
    limits: Limits = .resource
  ) throws(CalendarObjectError) {
    do {
      stream = try CalendarStream(reading: bytes, allowing: leniency, limits: limits)
    } catch {
      throw .unreadable(error)
    }
    let calendars = stream.components("VCALENDAR")
    guard let calendar = calendars.first else {
      throw .noCalendar(stream.components.first?.place)
    }
    if calendars.count > 1 { throw .severalCalendars(calendars[1].place) }
    if let method = calendar.property("METHOD") { throw .method(method.place) }
    uid = try Self.uid(of: calendar)
  }

  /// One that was made.
  init(uid: String, stream: CalendarStream) {
    self.uid = uid
    self.stream = stream
  }

  /// The one UID of all tasks in a calendar.
  private static func uid(of calendar: Component) throws(CalendarObjectError) -> String {
    for component in calendar.components where otherNames.contains(component.name) {
      throw .otherComponent(component.name, component.place)
    }
    var uid: String?
    var masters = 0
    for task in calendar.components("VTODO") {
      let property = task.property("UID")
      let text = property?.text ?? ""
      guard text.utf8.contains(where: { $0 > 0x20 }) else {
        throw .noUID(property?.place ?? task.place)
      }
      if let uid, !uid.isSame(as: text) { throw .severalUIDs(property?.place) }
      uid = text
      if task.property("RECURRENCE-ID") == nil { masters += 1 }
      if masters > 1 { throw .severalMasters(task.place) }
    }
    guard let uid else { throw .noTask(calendar.place) }
    return uid
  }

  private static let otherNames: Set<String> = [
    "VEVENT", "VJOURNAL", "VFREEBUSY", "VAVAILABILITY", "VPOLL",
  ]
}

extension CalendarObject {
  var calendar: Component { stream.component("VCALENDAR") ?? Component("VCALENDAR") }

  /// All of them, the task and its single times, as they stand.
  var tasks: [Component] { calendar.components("VTODO") }
}

extension [Component] {
  /// Which one is the task: the first without RECURRENCE-ID, else the first.
  var masterIndex: Int {
    firstIndex { $0.property("RECURRENCE-ID") == nil } ?? 0
  }
}

extension String {
  /// Whether two texts are the same byte for byte, and not only the same characters.
  func isSame(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
