import DAV
import XML

/// The properties that the server itself knows the value of.
enum LiveProperty: CaseIterable, Sendable {
  // RFC 4918 §15
  case resourceType
  case displayName
  case entityTag
  case contentType
  case contentLength
  case lastModified
  case creationDate
  // RFC 3744 §4, §5, RFC 5397
  case owner
  case principalURL
  case principalCollectionSet
  case currentUserPrincipal
  case currentUserPrivilegeSet
  // RFC 3253 §3.1.5
  case supportedReportSet
  // RFC 4791 §5.2, §6.2.1, §7.5.1
  case calendarHomeSet
  // RFC 6638 §2.4.1
  case calendarUserAddressSet
  // RFC 4791 §5.2
  case supportedComponents
  case supportedData
  case maxResourceSize
  case supportedCollations
  case calendarData
  // RFC 6578 §4, and what programs asked before it
  case syncToken
  case collectionTag

  var name: XMLName {
    switch self {
    case .resourceType: .dav("resourcetype")
    case .displayName: .dav("displayname")
    case .entityTag: .dav("getetag")
    case .contentType: .dav("getcontenttype")
    case .contentLength: .dav("getcontentlength")
    case .lastModified: .dav("getlastmodified")
    case .creationDate: .dav("creationdate")
    case .owner: .dav("owner")
    case .principalURL: .dav("principal-URL")
    case .principalCollectionSet: .dav("principal-collection-set")
    case .currentUserPrincipal: .dav("current-user-principal")
    case .currentUserPrivilegeSet: .dav("current-user-privilege-set")
    case .supportedReportSet: .dav("supported-report-set")
    case .calendarHomeSet: .calDAV("calendar-home-set")
    case .calendarUserAddressSet: .calDAV("calendar-user-address-set")
    case .supportedComponents: .calDAV("supported-calendar-component-set")
    case .supportedData: .calDAV("supported-calendar-data")
    case .maxResourceSize: .calDAV("max-resource-size")
    case .supportedCollations: .calDAV("supported-collation-set")
    case .calendarData: .calDAV("calendar-data")
    case .syncToken: .dav("sync-token")
    case .collectionTag: .calendarServer("getctag")
    }
  }

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// Whether a client that asks for all gets it: RFC 4918 wants its own, and no others.
  var isAmongAll: Bool {
    switch self {
    case .resourceType, .displayName, .entityTag, .contentType, .contentLength, .lastModified,
      .creationDate:
      true
    default: false
    }
  }

  /// Whether an object has to be read for it, more than its name and tag.
  var needsObject: Bool { needsTask || self == .contentLength || self == .calendarData }

  /// Whether its text doesn't tell it.
  var needsTask: Bool { self == .lastModified || self == .creationDate }
}
