package import XML

/// The `principal-property-search` report (RFC 3744 §9.4).
package struct PrincipalPropertySearch: Equatable, Sendable {
  /// That each of the properties has a text, without regard to case.
  package struct Search: Equatable, Sendable {
    package let properties: [XMLName]
    package let text: String
  }

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
    guard !searches.isEmpty else { throw .badRequest("Nothing is searched for", line: root.line) }
    self.searches = searches
    isAnyEnough = root[attribute: "test"] == "anyof"
    selection = try ReportParts.selection(in: root)
    coversAllPrincipals = root.first(.dav("apply-to-principal-collection-set")) != nil
  }
}
