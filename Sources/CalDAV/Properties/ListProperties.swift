import DAV
import Domain
import HTTP
import XML

/// A list as a calendar collection (RFC 4791 §5.2).
struct ListProperties: PropertySource {
  let common: CommonProperties
  let list: ListSummary
  let kept: [CollectionProperty]
  /// The end of the log.
  let end: LogPoint

  /// Bytes of an upload; more is refused.
  static let maxResourceSize = 1 << 20

  static let reports: [XMLName] = [
    .calDAV("calendar-query"), .calDAV("calendar-multiget"), .calDAV("free-busy-query"),
    .dav("sync-collection"), .dav("expand-property"),
  ]

  func value(of live: LiveProperty) -> PropertyValue? {
    switch live {
    case .resourceType: .elements([.dav("collection"), .calDAV("calendar")])
    case .displayName: .text(list.list.title.isEmpty ? "Hibi" : list.list.title)
    case .creationDate: .text(ISODateText.text(list.list.created))
    case .currentUserPrivilegeSet: CommonProperties.everything
    case .supportedReportSet: .reports(Self.reports)
    case .supportedComponents: .components(["VTODO"])
    case .maxResourceSize: .number(Self.maxResourceSize)
    case .supportedCollations:
      .collations([.asciiCasemap, .octet, .unicodeCasemap])
    case .syncToken, .collectionTag: .text(SyncToken.text(end))
    default: common.value(of: live)
    }
  }
}
