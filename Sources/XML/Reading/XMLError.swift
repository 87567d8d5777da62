/// Why bytes are not read as XML; lines are counted from 1.
package enum XMLError: Error, Equatable {
  /// More bytes than `XMLLimits` has.
  case tooLarge(limit: Int)
  /// More elements, attributes and texts than `XMLLimits` has.
  case tooManyNodes(line: Int, limit: Int)
  /// More signs that may be an attribute's than the reader can compare in time.
  case tooManyAttributes(limit: Int)
  /// An element that stands in more others than `XMLLimits` has.
  case tooDeep(line: Int, limit: Int)
  /// A document type, which could define entities; nothing that is read here needs one.
  case documentType(line: Int)
  /// A document type that refers to something outside of the document.
  case externalEntity(line: Int)
  /// Not well-formed, or its namespaces are not; the reason is libxml2's, in English.
  case malformed(line: Int, reason: String)

  /// Where it is, if it is in one place.
  package var line: Int? {
    switch self {
    case .tooLarge, .tooManyAttributes: nil
    case .tooManyNodes(let line, _), .tooDeep(let line, _), .documentType(let line),
      .externalEntity(let line), .malformed(let line, _):
      line
    }
  }
}
