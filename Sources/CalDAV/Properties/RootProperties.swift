import DAV
import Domain
import XML

/// The root, and the collection of people.
struct RootProperties: PropertySource {
  let common: CommonProperties
  let title: String

  var kept: [CollectionProperty] { [] }

  func value(of live: LiveProperty) -> PropertyValue? {
    switch live {
    case .resourceType: .elements([.dav("collection")])
    case .displayName: .text(title)
    case .currentUserPrivilegeSet: CommonProperties.readOnly
    case .supportedReportSet: .reports(PrincipalProperties.reports)
    case .owner: nil
    default: common.value(of: live)
    }
  }
}

/// Who asks, as a resource.
struct PrincipalProperties: PropertySource {
  let common: CommonProperties
  let account: Account

  var kept: [CollectionProperty] { [] }

  /// Whose tasks these are, for programs that show it or write it into them.
  ///
  /// It promises no scheduling, which only the `DAV` header would.
  private var userAddresses: [String] {
    (account.email.map { ["mailto:\($0.text)"] } ?? []) + [common.addresses.principal]
  }

  static let reports: [XMLName] = [
    .dav("expand-property"), .dav("principal-match"), .dav("principal-property-search"),
    .dav("principal-search-property-set"), .calDAV("free-busy-query"),
  ]

  func value(of live: LiveProperty) -> PropertyValue? {
    switch live {
    case .resourceType: .elements([.dav("collection"), .dav("principal")])
    case .displayName: .text(account.displayName)
    case .principalURL: .hrefs([common.addresses.principal])
    case .calendarHomeSet: .hrefs([common.addresses.home])
    case .calendarUserAddressSet: .hrefs(userAddresses)
    case .currentUserPrivilegeSet: CommonProperties.readOnly
    case .supportedReportSet: .reports(Self.reports)
    default: common.value(of: live)
    }
  }
}

extension Account {
  /// What programs show of who asks.
  var displayName: String { email?.text ?? "Hibi" }
}

/// The collection of a person's lists.
struct HomeProperties: PropertySource {
  let common: CommonProperties
  let kept: [CollectionProperty]

  private static let reports: [XMLName] = [.dav("expand-property"), .calDAV("free-busy-query")]

  /// Whether a program gave it one.
  private var hasName: Bool { keptValue(of: .dav("displayname")) != nil }

  func value(of live: LiveProperty) -> PropertyValue? {
    switch live {
    case .resourceType: .elements([.dav("collection")])
    case .displayName: hasName ? nil : .text("Hibi")
    case .currentUserPrivilegeSet: CommonProperties.everything
    case .supportedReportSet: .reports(Self.reports)
    case .calendarHomeSet: .hrefs([common.addresses.home])
    default: common.value(of: live)
    }
  }
}
