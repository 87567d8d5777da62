import DAV
import Domain
import HTTP
import XML

/// `expand-property` (RFC 3253 §3.8): properties, and those of the resources that they name.
struct ExpandPropertyReport {
  let caller: Caller

  func answer(
    _ expansion: ExpandProperty, of resource: Resource
  ) async throws(DAVError) -> Response {
    let answer = MultistatusWriter(isMinimal: caller.preferences.isMinimal)
    let printer = ResourcePrinter(
      caller: caller, plan: PropertyPlan(.named(expansion.properties.map(\.name))),
      answer: answer, expansion: expansion.properties)
    try await printer.print(resource)
    return caller.multistatus(answer.finish())
  }
}
