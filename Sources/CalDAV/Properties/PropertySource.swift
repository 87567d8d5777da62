import DAV
import Domain
import HTTP
import XML

/// A resource with its properties.
protocol PropertySource {
  /// Nil when resources of its kind have no such property.
  func value(of live: LiveProperty) -> PropertyValue?
  /// Those that programs set.
  var kept: [CollectionProperty] { get }
}

extension PropertySource {
  func keptValue(of name: XMLName) -> [UInt8]? {
    kept.first { $0.name == name.localName && $0.namespace == name.namespace.uri }?.value
  }
}

/// What all resources have in common: whose they are.
struct CommonProperties {
  let addresses: Addresses

  func value(of live: LiveProperty) -> PropertyValue? {
    switch live {
    case .currentUserPrincipal: .hrefs([addresses.principal])
    case .owner: .hrefs([addresses.principal])
    case .principalCollectionSet: .hrefs([addresses.people])
    default: nil
    }
  }

  /// For what can't be changed.
  static let readOnly: PropertyValue = .privileges([
    .dav("read"), .dav("read-current-user-privilege-set"),
  ])

  /// For what belongs to the person.
  static let everything: PropertyValue = .privileges([
    .dav("all"), .dav("read"), .dav("write"), .dav("write-properties"), .dav("write-content"),
    .dav("bind"), .dav("unbind"), .dav("read-current-user-privilege-set"),
  ])
}
