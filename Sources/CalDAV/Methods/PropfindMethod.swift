import DAV
import Domain
import HTTP

/// PROPFIND (RFC 4918 §9.1).
struct PropfindMethod {
  let caller: Caller

  func answer(_ resource: Resource) async throws(DAVError) -> Response {
    guard let depth = try Depth(parsing: caller.request.headers[.depth]) ?? .some(.infinity),
      depth != .infinity
    else { throw DAVError(.propfindFiniteDepth, "Depth is 0 or 1") }
    let plan = PropertyPlan(try Propfind(reading: caller.request.body).selection)
    let preferences = caller.preferences
    let answer = MultistatusWriter(isMinimal: preferences.isMinimal)
    let omitsRoot = preferences.omitsRoot && depth == .one
    let printer = ResourcePrinter(caller: caller, plan: plan, answer: answer)
    if !omitsRoot { try await printer.print(resource) }
    if depth == .one { try await printer.printMembers(of: resource) }
    return caller.multistatus(answer.finish(), omittingRoot: omitsRoot)
  }
}

extension Caller {
  func multistatus(_ bytes: [UInt8], omittingRoot: Bool = false) -> Response {
    var response = Response.xml(bytes)
    let applied = preferences.applied(
      returning: preferences.isMinimal, root: omittingRoot)
    if let applied { response.headers.add(.preferenceApplied, applied) }
    response.headers.vary(on: .prefer)
    return response.compressed(for: request)
  }
}
