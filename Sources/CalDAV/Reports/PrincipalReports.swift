import DAV
import Domain
import HTTP
import XML

/// Reports about people (RFC 3744 §9): everybody finds himself.
struct PrincipalReports {
  let caller: Caller

  func answer(_ match: PrincipalMatch) async throws(DAVError) -> Response {
    let isSelf = if case .isSelf = match.condition { true } else { false }
    return try await answer(isFound: isSelf, match.selection)
  }

  func answer(_ search: PrincipalPropertySearch) async throws(DAVError) -> Response {
    try await answer(isFound: isFound(search), search.selection)
  }

  private func isFound(_ search: PrincipalPropertySearch) -> Bool {
    let name = caller.account.displayName.lowercased()
    let holds = { (search: PrincipalPropertySearch.Search) in
      search.properties.contains(.dav("displayname")) && name.contains(search.text.lowercased())
    }
    let searches = search.searches
    if search.isAnyEnough, !searches.isEmpty { return searches.contains(where: holds) }
    return searches.allSatisfy(holds)
  }

  /// What of people can be searched (RFC 3744 §9.5).
  var searchableProperties: Response {
    let xml = XMLWriter()
    xml.beginDocument(.dav("principal-search-property-set"))
    xml.element(.dav("principal-search-property")) {
      xml.element(.dav("prop")) { xml.element(.dav("displayname")) }
      xml.element(.dav("description"), text: "Email address")
    }
    xml.endDocument(.dav("principal-search-property-set"))
    return .xml(xml.take(), .ok)
  }

  private func answer(
    isFound: Bool, _ selection: PropertySelection
  ) async throws(DAVError) -> Response {
    let answer = MultistatusWriter(isMinimal: caller.preferences.isMinimal)
    if isFound {
      let printer = ResourcePrinter(
        caller: caller, plan: PropertyPlan(selection), answer: answer)
      try await printer.print(.principal)
    }
    return caller.multistatus(answer.finish())
  }
}
