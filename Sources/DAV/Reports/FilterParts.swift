import XML

/// What filters of all kinds have in common.
enum FilterParts {
  /// The name that a filter is of, in capitals.
  static func name(of filter: XMLElement) throws(DAVError) -> String {
    guard let name = filter[attribute: "name"], !name.isEmpty else {
      throw .invalidFilter("\(filter.name.localName) has no name", line: filter.line)
    }
    return name.uppercased()
  }

  /// A condition that isn't known would give wrong answers if it were passed over (RFC 4791 §7.8).
  static func unknown(_ element: XMLElement) -> DAVError {
    DAVError(.supportedFilter, "Line \(element.line): A filter can't have \(element.name)")
  }

  static func twice(_ element: XMLElement) -> DAVError {
    .invalidFilter("A filter has no second condition beside another", line: element.line)
  }
}
