import XML

/// That a value has a text in it (RFC 4791 §9.7.5).
package struct TextMatch: Equatable, Sendable {
  /// Its white space counts.
  package let text: String
  package let collation: Collation
  /// Whether what has the text is left out.
  package let isNegated: Bool

  package init(_ text: String, collation: Collation = .asciiCasemap, isNegated: Bool = false) {
    self.text = text
    self.collation = collation
    self.isNegated = isNegated
  }

  init(_ element: XMLElement) throws(DAVError) {
    let name = element[attribute: "collation"] ?? "default"
    guard let collation = name == "default" ? .asciiCasemap : Collation(rawValue: name) else {
      throw DAVError(.supportedCollation, "Texts can't be compared by \(name)")
    }
    switch element[attribute: "negate-condition"] {
    case nil, "no": isNegated = false
    case "yes": isNegated = true
    default: throw .invalidFilter("negate-condition is yes or no", line: element.line)
    }
    self.collation = collation
    text = element.text
  }
}
