import HTTP
import XML

/// A request's body as XML.
enum RequestBody {
  /// The root of a body.
  ///
  /// What isn't well-formed gets 400 (RFC 4918 §8.2), what is too large 413, and what refers to
  /// something outside of it 403 with its precondition (§16).
  static func root(of bytes: [UInt8], limits: XMLLimits) throws(DAVError) -> XMLElement {
    do throws(XMLError) {
      return try XMLElement(reading: bytes, limits: limits)
    } catch {
      switch error {
      case .tooLarge(let limit):
        throw DAVError(.contentTooLarge, "The body has more than \(limit) bytes")
      case .tooManyNodes(let line, let limit):
        throw DAVError(
          .contentTooLarge, "Line \(line): The body has more than \(limit) elements and attributes")
      case .tooManyAttributes(let limit):
        throw DAVError(.contentTooLarge, "The body has more than \(limit) signs of equality")
      case .tooDeep(let line, let limit):
        throw .badRequest("Elements stand in more than \(limit) others", line: line)
      case .documentType(let line):
        throw .badRequest("A document type is not taken", line: line)
      case .externalEntity(let line):
        throw DAVError(.noExternalEntities, "Line \(line): A document type is not taken")
      case .malformed(let line, let reason): throw .badRequest(reason, line: line)
      }
    }
  }

  /// The root, which must have this name.
  static func root(
    of bytes: [UInt8], named name: XMLName, limits: XMLLimits
  ) throws(DAVError) -> XMLElement {
    let root = try root(of: bytes, limits: limits)
    guard root.name == name else {
      throw .badRequest("The body is \(root.name) instead of \(name)", line: root.line)
    }
    return root
  }
}
