package import XML

/// The `principal-property-search` report (RFC 3744 §9.4).
///
/// It is read as programs send it: python-caldav searches for nothing when it wants all there are,
/// and names the properties that it wants beside a `prop` that is empty.
package struct PrincipalPropertySearch: Equatable, Sendable {
  /// That each of the properties has a text, without regard to case.
  package struct Search: Equatable, Sendable {
    package let properties: [XMLName]
    package let text: String
  }

  /// None for all principals.
  package let searches: [Search]
  /// Whether one search that holds is enough, as CalendarServer's `test="anyof"` says.
  package let isAnyEnough: Bool
  package let selection: PropertySelection
  /// Whether all principals are searched, not only those at the address.
  package let coversAllPrincipals: Bool

  init(_ root: XMLElement) throws(DAVError) {
    var searches: [Search] = []
    for element in root.elements where element.name == .dav("property-search") {
      guard let prop = element.first(.dav("prop")), let match = element.first(.dav("match")) else {
        throw .badRequest("property-search has prop and match", line: element.line)
      }
      searches.append(Search(properties: PropertySelection.names(in: prop), text: match.text))
    }
    self.searches = searches
    isAnyEnough = root[attribute: "test"] == "anyof"
    let asked = try ReportParts.selection(in: root)
    selection = asked == .named([]) ? .named(Self.namesBesideProp(in: root)) : asked
    coversAllPrincipals = root.first(.dav("apply-to-principal-collection-set")) != nil
  }

  private static func namesBesideProp(in root: XMLElement) -> [XMLName] {
    PropertySelection.names(in: root).filter { !parts.contains($0) }
  }

  private static let parts: Set<XMLName> = [
    .dav("property-search"), .dav("prop"), .dav("apply-to-principal-collection-set"),
  ]
}
