import DAV
import Domain
import HTTP

/// A resource of which some properties hold what they name, and not its address
/// (RFC 3253 §3.8).
struct ExpandedProperties<Resource: PropertySource>: PropertySource {
  let resource: Resource
  let expansion: [ExpandProperty.Property]
  let addresses: Addresses
  let account: Account

  var kept: [CollectionProperty] { resource.kept }

  func value(of live: LiveProperty) -> PropertyValue? {
    let value = resource.value(of: live)
    guard case .hrefs(let hrefs)? = value,
      let inner = expansion.first(where: { $0.name == live.name })?.properties, !inner.isEmpty
    else { return value }
    return .responses(
      MultistatusWriter.responses { answer in
        for href in hrefs { respond(href, inner, answer) }
      })
  }

  /// Addresses that are no resource here, such as that of a mailbox, have no properties.
  private func respond(
    _ href: String, _ properties: [ExpandProperty.Property], _ answer: MultistatusWriter
  ) {
    let common = CommonProperties(addresses: addresses)
    switch href {
    case addresses.principal:
      respond(href, PrincipalProperties(common: common, account: account), properties, answer)
    case addresses.people:
      respond(href, RootProperties(common: common, title: "Hibi"), properties, answer)
    case addresses.home:
      respond(href, HomeProperties(common: common, kept: []), properties, answer)
    default: answer.response(href, .notFound)
    }
  }

  private func respond(
    _ href: String, _ named: some PropertySource, _ properties: [ExpandProperty.Property],
    _ answer: MultistatusWriter
  ) {
    let expanded = ExpandedProperties<_>(
      resource: named, expansion: properties, addresses: addresses, account: account)
    let plan = PropertyPlan(.named(properties.map(\.name)))
    answer.response(href) { plan.answer($0, of: expanded) }
  }
}
