package import XML

/// Which properties a request asks for (RFC 4918 §14.20).
package enum PropertySelection: Equatable, Sendable {
  /// Those of these names, each once, in the order asked.
  case named([XMLName])
  /// The names of all, without values.
  case names
  /// All that RFC 4918 defines and all dead ones, and these besides.
  case all(including: [XMLName])

  /// Reads the children of a `propfind`, or of a report that takes the same ones.
  ///
  /// Elements that are not known are passed over (§17); nil when none of the three is there.
  init?(in parent: XMLElement) throws(DAVError) {
    var selection: PropertySelection?
    var included: [XMLName] = []
    for element in parent.elements {
      let found: PropertySelection
      switch element.name {
      case .dav("prop"): found = .named(Self.names(in: element))
      case .dav("propname"): found = .names
      case .dav("allprop"): found = .all(including: [])
      case .dav("include"):
        included += Self.names(in: element)
        continue
      default: continue
      }
      guard selection == nil else {
        throw .badRequest("One of prop, propname and allprop is asked", line: element.line)
      }
      selection = found
    }
    guard let selection else { return nil }
    if selection == .all(including: []) {
      self = .all(including: included)
    } else {
      self = selection
    }
  }

  static func names(in prop: XMLElement) -> [XMLName] {
    var known: Set<XMLName> = []
    return prop.elements.map(\.name).filter { known.insert($0).inserted }
  }
}
