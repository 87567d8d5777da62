package import XML

/// The body of PROPFIND (RFC 4918 §9.1).
package struct Propfind: Equatable, Sendable {
  package let selection: PropertySelection

  /// Without a body all properties are asked for.
  package init(
    reading body: [UInt8], limits: XMLLimits = .request
  ) throws(DAVError) {
    guard !body.isEmpty else {
      selection = .all(including: [])
      return
    }
    let root = try RequestBody.root(of: body, named: .dav("propfind"), limits: limits)
    guard let selection = try PropertySelection(in: root) else {
      throw .badRequest("propfind has none of prop, propname and allprop", line: root.line)
    }
    self.selection = selection
  }
}
