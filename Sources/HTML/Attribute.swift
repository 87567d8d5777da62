/// An element's attribute: a name of the program's own, and a value that is escaped.
public struct Attribute: Sendable {
  @usableFromInline enum Kind: Sendable {
    case absent
    /// The name alone says it, as `disabled` does.
    case present
    case valued
    /// Its name begins with `data-`.
    case data
    /// Its name begins with `aria-`.
    case aria
  }

  @usableFromInline let kind: Kind
  @usableFromInline let name: StaticString
  @usableFromInline let value: String

  @inlinable init(_ kind: Kind, _ name: StaticString, _ value: String) {
    self.kind = kind
    self.name = name
    self.value = value
  }

  /// No attribute at all.
  @inlinable public static var none: Attribute { Attribute(.absent, "", "") }

  /// One for which there is no function here.
  @inlinable public static func named(_ name: StaticString, _ value: String) -> Attribute {
    Attribute(.valued, name, value)
  }

  /// One that is there or is not (Living Standard §2.3.2).
  @inlinable public static func named(_ name: StaticString, if isPresent: Bool) -> Attribute {
    Attribute(isPresent ? .present : .absent, name, "")
  }

  /// Something of the program's own, for its script to find: `data-id`.
  @inlinable public static func data(_ name: StaticString, _ value: String) -> Attribute {
    Attribute(.data, name, value)
  }

  /// The same with a number.
  @inlinable public static func data(_ name: StaticString, _ value: Int) -> Attribute {
    Attribute(.data, name, String(value))
  }

  /// Something for those who do not see the page: `aria-label`.
  @inlinable public static func aria(_ name: StaticString, _ value: String) -> Attribute {
    Attribute(.aria, name, value)
  }

  /// A state, which in ARIA is always said in a word: `aria-pressed="false"`.
  @inlinable public static func aria(_ name: StaticString, _ state: Bool) -> Attribute {
    Attribute(.aria, name, state ? "true" : "false")
  }

  /// This attribute, or none when the condition does not hold.
  @inlinable public func when(_ condition: Bool) -> Attribute {
    condition ? self : .none
  }
}

extension Markup {
  @inlinable @inline(__always) func write(_ attribute: Attribute) {
    if attribute.kind != .absent {
      write(attribute.kind, attribute.name, attribute.value)
    }
  }
}
