/// A response's header fields, in the order in which they are sent.
///
/// `Date`, `Content-Length` and what else belongs to the connection are added by the server.
package struct ResponseHeaders: Sendable, Equatable {
  package struct Field: Sendable, Equatable {
    package let name: HeaderName
    package let value: String
  }

  package private(set) var all: [Field] = []

  package init(_ fields: [(name: HeaderName, value: String)] = []) {
    all = fields.map { Field(name: $0.name, value: $0.value) }
  }

  /// The first value of a name; set, it replaces all of them; set to nil, it removes them.
  package subscript(name: HeaderName) -> String? {
    get { all.first { $0.name == name }?.value }
    set {
      all.removeAll { $0.name == name }
      if let newValue { all.append(Field(name: name, value: newValue)) }
    }
  }

  package func values(of name: HeaderName) -> [String] {
    all.compactMap { $0.name == name ? $0.value : nil }
  }

  /// Adds a field beside those that its name may have, as several `Set-Cookie` need.
  package mutating func add(_ name: HeaderName, _ value: String) {
    all.append(Field(name: name, value: value))
  }

  /// Says that the response depends on a request's field (RFC 9110 §12.5.5).
  package mutating func vary(on name: HeaderName) {
    let listed = QualityValues(parsing: values(of: .vary))
    guard listed.quality(of: name.text) == nil, listed.quality(of: "*") == nil else { return }
    add(.vary, name.text)
  }
}
