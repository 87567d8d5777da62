package import ICalendar

/// Why bytes are no calendar object of a task (RFC 4791 §4.1), with the place if it is in one.
package enum CalendarObjectError: Error, Equatable {
  /// They are not an iCalendar text, or one beyond the limits.
  case unreadable(ReadingError)
  /// There is no VCALENDAR.
  case noCalendar(Place?)
  /// There is more than one VCALENDAR.
  case severalCalendars(Place?)
  /// A METHOD makes it a message of scheduling (RFC 5546), which no resource may be.
  case method(Place?)
  /// There is no VTODO.
  case noTask(Place?)
  /// What is in it is a VEVENT, a VJOURNAL, or the like, by its name.
  case otherComponent(String, Place?)
  /// A VTODO has no UID, or a blank one.
  case noUID(Place?)
  /// VTODOs have different UIDs.
  case severalUIDs(Place?)
  /// More than one VTODO has no RECURRENCE-ID.
  case severalMasters(Place?)

  /// Conditions of RFC 4791 §5.3.2.1, by the names of their elements.
  package enum Precondition: String, Sendable {
    case validCalendarData = "valid-calendar-data"
    case validCalendarObjectResource = "valid-calendar-object-resource"
    case supportedCalendarComponent = "supported-calendar-component"
    case maximumResourceSize = "max-resource-size"
  }

  /// What was not met.
  package var precondition: Precondition {
    switch self {
    case .unreadable(.tooLarge), .unreadable(.tooManyLines): .maximumResourceSize
    case .unreadable, .noCalendar: .validCalendarData
    case .noTask, .otherComponent: .supportedCalendarComponent
    case .severalCalendars, .method, .noUID, .severalUIDs, .severalMasters:
      .validCalendarObjectResource
    }
  }

  /// Where it is, if it is in one place.
  package var place: Place? {
    switch self {
    case .unreadable(let error): error.place
    case .noCalendar(let place), .severalCalendars(let place), .method(let place),
      .noTask(let place), .otherComponent(_, let place), .noUID(let place),
      .severalUIDs(let place), .severalMasters(let place):
      place
    }
  }
}
