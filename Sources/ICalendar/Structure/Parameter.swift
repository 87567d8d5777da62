/// A parameter of a property, its values free of quotes and escapes (RFC 5545 §3.2, RFC 6868).
package struct Parameter: Equatable, Sendable {
  /// In capitals, for one that was read.
  package let name: String
  /// One or more, in their order; none for a parameter without `=`.
  package let values: [String]

  package init(_ name: String, _ values: String...) {
    self.init(name, values: values)
  }

  package init(_ name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}
