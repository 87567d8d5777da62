package import HTTP
package import XML

/// What a request must fulfil before, or after, it is done: the element that an error names
/// (RFC 4918 §16).
package enum Precondition: String, Sendable, CaseIterable {
  // RFC 4918 §16
  case lockTokenMatchesRequestURI = "lock-token-matches-request-uri"
  case lockTokenSubmitted = "lock-token-submitted"
  case noConflictingLock = "no-conflicting-lock"
  case noExternalEntities = "no-external-entities"
  case preservedLiveProperties = "preserved-live-properties"
  case propfindFiniteDepth = "propfind-finite-depth"
  case cannotModifyProtectedProperty = "cannot-modify-protected-property"
  // RFC 3253 §3.6, and RFC 4791 §5.3.1.1 for the second
  case supportedReport = "supported-report"
  case resourceMustBeNull = "resource-must-be-null"
  // RFC 3744 §7.1.1, §9.5
  case needPrivileges = "need-privileges"
  case numberOfMatchesWithinLimits = "number-of-matches-within-limits"
  // RFC 5689 §3.3
  case validResourceType = "valid-resourcetype"
  // RFC 6578 §3.2
  case validSyncToken = "valid-sync-token"
  case syncTraversalSupported = "sync-traversal-supported"
  // RFC 4331 §6
  case quotaNotExceeded = "quota-not-exceeded"
  case sufficientDiskSpace = "sufficient-disk-space"
  // RFC 4791 §5.3.1.1
  case calendarCollectionLocationOK = "calendar-collection-location-ok"
  case initializeCalendarCollection = "initialize-calendar-collection"
  // RFC 4791 §5.3.2.1
  case supportedCalendarData = "supported-calendar-data"
  case validCalendarData = "valid-calendar-data"
  case validCalendarObjectResource = "valid-calendar-object-resource"
  case supportedCalendarComponent = "supported-calendar-component"
  case noUIDConflict = "no-uid-conflict"
  case maxResourceSize = "max-resource-size"
  case minDateTime = "min-date-time"
  case maxDateTime = "max-date-time"
  case maxInstances = "max-instances"
  case maxAttendeesPerInstance = "max-attendees-per-instance"
  // RFC 4791 §7.5.1, §7.8
  case supportedCollation = "supported-collation"
  case supportedFilter = "supported-filter"
  case validFilter = "valid-filter"
  // RFC 7809 §5.2
  case validTimeZone = "valid-timezone"

  /// Its element.
  package var name: XMLName {
    isOfCalDAV ? .calDAV(rawValue) : .dav(rawValue)
  }

  /// The status with which it is answered when it alone is the reason.
  package var status: Status {
    switch self {
    case .lockTokenMatchesRequestURI, .preservedLiveProperties: .conflict
    case .lockTokenSubmitted, .noConflictingLock: .locked
    case .quotaNotExceeded, .sufficientDiskSpace, .numberOfMatchesWithinLimits:
      .insufficientStorage
    default: .forbidden
    }
  }

  private var isOfCalDAV: Bool {
    switch self {
    case .calendarCollectionLocationOK, .initializeCalendarCollection, .supportedCalendarData,
      .validCalendarData, .validCalendarObjectResource, .supportedCalendarComponent,
      .noUIDConflict, .maxResourceSize, .minDateTime, .maxDateTime, .maxInstances,
      .maxAttendeesPerInstance, .supportedCollation, .supportedFilter, .validFilter,
      .validTimeZone:
      true
    default: false
    }
  }
}
