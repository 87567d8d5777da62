/// Whether COPY and MOVE may replace what stands at the destination (RFC 4918 §10.6).
package enum Overwrite: Equatable, Sendable {
  case allowed
  case refused

  /// The `Overwrite` field, without which it is allowed.
  package init(parsing field: String?) throws(DAVError) {
    switch field.map({ trimmed($0).uppercased() }) {
    case nil, "T": self = .allowed
    case "F": self = .refused
    default: throw .badRequest("Overwrite is T or F")
    }
  }
}
