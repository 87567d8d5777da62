/// An element that has no content, and so no end, about to be written (Living Standard §13.1.2).
@safe public struct VoidElement {
  @usableFromInline let name: StaticString
  /// Not retained: the markup lives as long as the scope in which it can be named.
  @usableFromInline let markup: Unmanaged<Markup>

  @inlinable init(_ name: StaticString, in markup: Markup) {
    self.name = name
    unsafe self.markup = .passUnretained(markup)
  }

  /// Writes it.
  @inlinable @inline(__always) public func callAsFunction(
    _ one: Attribute = .none, _ two: Attribute = .none, _ three: Attribute = .none,
    _ four: Attribute = .none, _ five: Attribute = .none, _ six: Attribute = .none,
    _ seven: Attribute = .none, _ eight: Attribute = .none, _ nine: Attribute = .none,
    _ ten: Attribute = .none, _ eleven: Attribute = .none, _ twelve: Attribute = .none
  ) {
    unsafe markup._withUnsafeGuaranteedRef { markup in
      markup.beginTag(name)
      markup.write(one)
      markup.write(two)
      markup.write(three)
      markup.write(four)
      markup.write(five)
      markup.write(six)
      markup.write(seven)
      markup.write(eight)
      markup.write(nine)
      markup.write(ten)
      markup.write(eleven)
      markup.write(twelve)
      markup.endTag(">")
    }
  }
}
