package import XML

/// The body of REPORT (RFC 3253 §3.6): its root says which report it is.
package enum Report: Equatable, Sendable {
  case calendarQuery(CalendarQuery)
  case calendarMultiget(CalendarMultiget)
  case freeBusyQuery(FreeBusyQuery)
  case syncCollection(SyncCollection)
  case expandProperty(ExpandProperty)
  case principalPropertySearch(PrincipalPropertySearch)
  /// RFC 3744 §9.5; it has no contents.
  case principalSearchPropertySet
  case principalMatch(PrincipalMatch)
  /// RFC 3744 §9.2.
  case aclPrincipalPropSet(PropertySelection)

  /// A report that isn't one of these gets `DAV:supported-report`.
  package init(
    reading body: [UInt8], limits: XMLLimits = .request
  ) throws(DAVError) {
    guard !body.isEmpty else { throw .badRequest("REPORT has no body") }
    let root = try RequestBody.root(of: body, limits: limits)
    switch root.name {
    case .calDAV("calendar-query"): self = .calendarQuery(try CalendarQuery(root))
    case .calDAV("calendar-multiget"): self = .calendarMultiget(try CalendarMultiget(root))
    case .calDAV("free-busy-query"): self = .freeBusyQuery(try FreeBusyQuery(root))
    case .dav("sync-collection"): self = .syncCollection(try SyncCollection(root))
    case .dav("expand-property"): self = .expandProperty(try ExpandProperty(root))
    case .dav("principal-property-search"):
      self = .principalPropertySearch(try PrincipalPropertySearch(root))
    case .dav("principal-search-property-set"): self = .principalSearchPropertySet
    case .dav("principal-match"): self = .principalMatch(try PrincipalMatch(root))
    case .dav("acl-principal-prop-set"):
      self = .aclPrincipalPropSet(try ReportParts.selection(in: root))
    default: throw DAVError(.supportedReport, "There is no report \(root.name)")
    }
  }
}
