import DAV
import Domain
import HTTP
import ICalendar
import TaskCalendar

extension DAVError {
  /// Does something with the store, and says in the terms of the protocol why it can't be done.
  static func mapping<Result>(
    _ body: () async throws(StoreError) -> Result
  ) async throws(DAVError) -> Result {
    do {
      return try await body()
    } catch {
      throw DAVError(error)
    }
  }

  init(_ error: StoreError) {
    self =
      switch error {
      case .taskNotFound, .listNotFound, .object(.notFound): Caller.nothing
      case .object(.conditionFailed): Self.conditionFailed
      case .object(.uidTaken): DAVError(.noUIDConflict, "Another member has this UID")
      case .object(.uidChanged): DAVError(.noUIDConflict, "The resource has another UID")
      case .object(.nameTaken): DAVError(.resourceMustBeNull, "There is something at this address")
      case .title: Self.unfitTitle
      case .unavailable(.diskFull): DAVError(.sufficientDiskSpace, "The disk is full")
      case .unavailable: DAVError(.serviceUnavailable, "The tasks can't be read or written now")
      default: DAVError(.conflict, "This can't be stored")
      }
  }

  static var unfitTitle: DAVError {
    DAVError(.forbidden, "A list's name is one line, not too long, and not empty")
  }

  static var conditionFailed: DAVError {
    DAVError(.preconditionFailed, "The resource is not in the state that was asked for")
  }

  /// Why an upload is no calendar object, and where.
  init(_ error: CalendarObjectError) {
    let precondition = Precondition(rawValue: error.precondition.rawValue) ?? .validCalendarData
    var description = error.reason
    if let place = error.place {
      let property = place.property.map { ", \($0)" } ?? ""
      description = "Line \(place.line)\(property): \(description)"
    }
    self.init(precondition, description)
  }
}

extension CalendarObjectError {
  fileprivate var reason: String {
    switch self {
    case .unreadable(let error): error.reason
    case .noCalendar: "there is no VCALENDAR"
    case .severalCalendars: "a resource has one VCALENDAR"
    case .method: "METHOD is not allowed in a resource"
    case .noTask: "there is no VTODO"
    case .otherComponent(let name, _): "this collection takes VTODO, not \(name)"
    case .noUID: "a VTODO has no UID"
    case .severalUIDs: "all components of a resource have one UID"
    case .severalMasters: "two VTODOs have no RECURRENCE-ID"
    }
  }
}
