import DAV
import Domain
import HTTP
import XML

/// A member of a list, of which no more is read than is asked for.
struct ObjectProperties: PropertySource {
  let common: CommonProperties
  let member: ObjectMember
  /// Nil while nothing is asked for that needs it.
  let object: StoredObject?
  let bytes: [UInt8]?
  /// What of the bytes is wanted, if they are.
  let calendarData: [UInt8]?
  let kept: [CollectionProperty]

  static let contentType = "text/calendar; charset=utf-8; component=VTODO"

  func value(of live: LiveProperty) -> PropertyValue? {
    switch live {
    case .resourceType: .empty
    case .entityTag: .entityTag(member.entityTag)
    case .contentType: .text(Self.contentType)
    case .contentLength: bytes.map { .number($0.count) }
    case .lastModified: object.map { .text(HTTPDate($0.task.changed).description) }
    case .creationDate: object.map { .text(ISODateText.text($0.task.created)) }
    case .currentUserPrivilegeSet: CommonProperties.everything
    case .calendarData: calendarData.map { .utf8($0) }
    default: common.value(of: live)
    }
  }
}

extension HTTPDate {
  init(_ instant: Instant) {
    self.init(secondsSince1970: instant.milliseconds / 1000)
  }
}
