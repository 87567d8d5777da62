/// A rule's text cut into its parts, with where each one stands.
struct RuleText {
  struct Part: Equatable {
    /// Nil for an extension (`X-…`), which RFC 2445 allowed: it is kept and not looked at.
    let name: RulePart?
    let nameText: Substring.UTF8View
    let value: Substring.UTF8View
    /// Where the name starts.
    let position: Int
    /// Where the value starts.
    let valuePosition: Int

    static func == (left: Part, right: Part) -> Bool { left.position == right.position }
  }

  let parts: [Part]

  init(parsing text: String) throws(RecurrenceRuleError) {
    var parts: [Part] = []
    let segments = Substring(text).utf8.split(
      separator: .semicolon, omittingEmptySubsequences: false)
    var position = 0
    for (index, segment) in segments.enumerated() {
      defer { position += segment.count + 1 }
      // A semicolon at the end is common, and harmless.
      if segment.isEmpty, index == segments.count - 1 { break }
      let part = try Part(segment, at: position)
      if let name = part.name, parts.contains(where: { $0.name == name }) {
        throw .repeatedPart(name, at: position)
      }
      parts.append(part)
    }
    self.parts = parts
  }

  subscript(_ name: RulePart) -> Part? { parts.first { $0.name == name } }
}

extension RuleText.Part {
  fileprivate init(
    _ segment: Substring.UTF8View, at position: Int
  ) throws(RecurrenceRuleError) {
    guard let equals = segment.firstIndex(of: .equals) else {
      throw .unreadablePart(at: position)
    }
    self.position = position
    nameText = segment[..<equals]
    let name = Substring(nameText).trimmedUppercase
    self.name = RulePart(rawValue: name)
    value = segment[segment.index(after: equals)...]
    valuePosition = position + nameText.count + 1
    if self.name == nil, !name.hasPrefix("X-") { throw .unknownPart(at: position) }
  }
}

extension UInt8 {
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let comma = UInt8(ascii: ",")
}

extension Substring {
  /// Without the spaces around it, which Outlook writes, and in capitals: names and enumerated
  /// values are compared without case (RFC 5545 §2).
  var trimmedUppercase: String {
    let scalars = unicodeScalars.drop { $0 == " " }
    let end = scalars.lastIndex { $0 != " " }.map(scalars.index(after:)) ?? scalars.startIndex
    return String(scalars[..<end]).uppercased()
  }
}
