/// The codings of content that a client can take, from `Accept-Encoding` (RFC 9110 §12.5.3).
package struct AcceptedEncodings: Equatable, Sendable {
  package let codings: QualityValues

  package init(parsing fields: [String]) {
    codings = QualityValues(parsing: fields)
  }

  /// Whether a coding is asked for, by its name or by `*`.
  package func accepts(_ coding: String) -> Bool {
    (codings.quality(of: coding) ?? codings.quality(of: "*") ?? 0) > 0
  }
}
