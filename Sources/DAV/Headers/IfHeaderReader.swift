import HTTP

/// Reads an `If` field by the grammar of RFC 4918 §10.4.2.
struct IfHeaderReader {
  private static let mostConditions = 200

  private var rest: Substring.UTF8View
  private var conditionCount = 0

  init(_ field: String) {
    rest = field[...].utf8
  }

  mutating func lists() throws(DAVError) -> [IfHeader.List] {
    var lists: [IfHeader.List] = []
    var resource: String?
    var isTagged: Bool?
    skipSpace()
    while let byte = rest.first {
      if byte == UInt8(ascii: "<") {
        // Lists with an address and lists without are not mixed.
        guard isTagged != false else { throw Self.malformed }
        isTagged = true
        resource = try angled()
        skipSpace()
        guard rest.first == UInt8(ascii: "(") else { throw Self.malformed }
      } else {
        if isTagged == nil { isTagged = false }
        lists.append(IfHeader.List(resource: resource, conditions: try conditions()))
      }
      skipSpace()
    }
    guard !lists.isEmpty else { throw Self.malformed }
    return lists
  }

  private mutating func conditions() throws(DAVError) -> [IfHeader.Condition] {
    guard rest.popFirst() == UInt8(ascii: "(") else { throw Self.malformed }
    var conditions: [IfHeader.Condition] = []
    while true {
      skipSpace()
      if rest.first == UInt8(ascii: ")") {
        rest.removeFirst()
        guard !conditions.isEmpty else { throw Self.malformed }
        return conditions
      }
      conditionCount += 1
      guard conditionCount <= Self.mostConditions else { throw Self.malformed }
      conditions.append(try condition())
    }
  }

  private mutating func condition() throws(DAVError) -> IfHeader.Condition {
    let isNegated = Substring(rest.prefix(3)).lowercased() == "not"
    if isNegated {
      rest = rest.dropFirst(3)
      skipSpace()
    }
    switch rest.first {
    case UInt8(ascii: "<"):
      return IfHeader.Condition(isNegated: isNegated, state: .token(try angled()))
    case UInt8(ascii: "["):
      return IfHeader.Condition(isNegated: isNegated, state: .entityTag(try entityTag()))
    default: throw Self.malformed
    }
  }

  /// What stands between `<` and `>`.
  private mutating func angled() throws(DAVError) -> String {
    rest.removeFirst()
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")), end != rest.startIndex else {
      throw Self.malformed
    }
    defer { rest = rest[rest.index(after: end)...] }
    return String(Substring(rest[..<end]))
  }

  /// What stands between `[` and `]`; a tag itself may have a bracket between its marks.
  private mutating func entityTag() throws(DAVError) -> EntityTag {
    rest.removeFirst()
    skipSpace()
    guard let open = rest.firstIndex(of: UInt8(ascii: "\"")),
      let close = rest[rest.index(after: open)...].firstIndex(of: UInt8(ascii: "\"")),
      let tag = EntityTag(parsing: Substring(rest[...close]))
    else { throw Self.malformed }
    rest = rest[rest.index(after: close)...]
    skipSpace()
    guard rest.popFirst() == UInt8(ascii: "]") else { throw Self.malformed }
    return tag
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
  }

  private static let malformed = DAVError.badRequest("If is malformed")
}
