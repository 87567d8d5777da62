/// How far below a resource a request reaches (RFC 4918 §10.2).
package enum Depth: Equatable, Sendable {
  case zero
  case one
  case infinity

  /// The `Depth` field; nil when there is none, and each method has its own default.
  package init?(parsing field: String?) throws(DAVError) {
    guard let field else { return nil }
    switch trimmed(field).lowercased() {
    case "0": self = .zero
    case "1": self = .one
    case "infinity": self = .infinity
    default: throw .badRequest("Depth is 0, 1 or infinity")
    }
  }
}
