/// What kind of content a body is: `text/html; charset=utf-8` (RFC 9110 §8.3.1).
package struct MediaType: Equatable, Sendable {
  package struct Parameter: Equatable, Sendable {
    /// In lower case.
    package let name: String
    /// Without its quotation marks.
    package let value: String
  }

  /// Both in lower case: `text`, `html`.
  package let type: String
  package let subtype: String
  package let parameters: [Parameter]

  /// Nil when the text is no media type, or a parameter of it is malformed.
  package init?(parsing text: String) {
    var rest = text[...].utf8
    guard let type = Self.token(&rest), Self.take("/", from: &rest),
      let subtype = Self.token(&rest)
    else { return nil }
    var parameters: [Parameter] = []
    Self.skipSpace(&rest)
    while !rest.isEmpty {
      guard Self.take(";", from: &rest) else { return nil }
      Self.skipSpace(&rest)
      if rest.isEmpty { break }
      guard let name = Self.token(&rest), Self.take("=", from: &rest),
        let value = Self.quoted(&rest) ?? Self.token(&rest)
      else { return nil }
      parameters.append(Parameter(name: ASCII.lowercased(name), value: value))
      Self.skipSpace(&rest)
    }
    self.type = ASCII.lowercased(type)
    self.subtype = ASCII.lowercased(subtype)
    self.parameters = parameters
  }

  /// `text/html`, without parameters.
  package var essence: String { "\(type)/\(subtype)" }

  package subscript(parameter: String) -> String? {
    parameters.first { $0.name == parameter }?.value
  }

  private static func token(_ rest: inout Substring.UTF8View) -> String? {
    let token = rest.prefix(while: ASCII.isToken)
    guard !token.isEmpty else { return nil }
    rest = rest[token.endIndex...]
    return String(Substring(token))
  }

  private static func quoted(_ rest: inout Substring.UTF8View) -> String? {
    var left = rest
    guard take("\"", from: &left) else { return nil }
    var value: [UInt8] = []
    while let byte = left.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        rest = left
        return String(decoding: value, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = left.popFirst() else { return nil }
        value.append(escaped)
      default:
        value.append(byte)
      }
    }
    return nil
  }

  private static func take(_ sign: Unicode.Scalar, from rest: inout Substring.UTF8View) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  private static func skipSpace(_ rest: inout Substring.UTF8View) {
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
  }
}
