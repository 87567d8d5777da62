import HTTP

/// Where COPY and MOVE put what they take (RFC 4918 §10.3).
package enum Destination {
  /// The path that the `Destination` field names on the server of the `Host` field.
  package static func href(parsing field: String?, host: String?) throws(DAVError) -> Href {
    guard let field else { throw .badRequest("Destination is missing") }
    let reference: Reference
    do throws(HrefError) {
      reference = try Reference(parsing: trimmed(field))
    } catch {
      throw DAVError(error, in: "Destination")
    }
    guard reference.isLocal(host: host) else {
      throw DAVError(.forbidden, "Destination is on another server")
    }
    return reference.href
  }
}
