/// An element that is about to be written: called, it takes its attributes and what goes into it.
///
/// The attributes are so many parameters rather than a list, since making a list for each element
/// would take longer than all the rest. An element is called where it is named, and not kept.
@safe public struct Element {
  @usableFromInline let name: StaticString
  /// What ends the opening tag.
  @usableFromInline let tagEnd: StaticString
  /// Not retained: the markup lives as long as the scope in which it can be named.
  @usableFromInline let markup: Unmanaged<Markup>

  @inlinable init(_ name: StaticString, in markup: Markup, tagEnd: StaticString = ">") {
    self.name = name
    unsafe self.markup = .passUnretained(markup)
    self.tagEnd = tagEnd
  }

  /// Writes it with what the closure puts into it.
  @inlinable @inline(__always) public func callAsFunction(
    _ one: Attribute = .none, _ two: Attribute = .none, _ three: Attribute = .none,
    _ four: Attribute = .none, _ five: Attribute = .none, _ six: Attribute = .none,
    _ seven: Attribute = .none, _ eight: Attribute = .none, _ nine: Attribute = .none,
    _ ten: Attribute = .none, _ eleven: Attribute = .none, _ twelve: Attribute = .none,
    content: () -> Void
  ) {
    open(one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve)
    content()
    close()
  }

  /// Writes it with text in it.
  @inlinable @inline(__always) public func callAsFunction(
    _ one: Attribute = .none, _ two: Attribute = .none, _ three: Attribute = .none,
    _ four: Attribute = .none, _ five: Attribute = .none, _ six: Attribute = .none,
    _ seven: Attribute = .none, _ eight: Attribute = .none, _ nine: Attribute = .none,
    _ ten: Attribute = .none, _ eleven: Attribute = .none, _ twelve: Attribute = .none,
    text: String
  ) {
    open(one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve)
    unsafe markup._withUnsafeGuaranteedRef { $0.write(escaping: text) }
    close()
  }

  /// Writes it with nothing in it.
  @inlinable @inline(__always) public func callAsFunction(
    _ one: Attribute = .none, _ two: Attribute = .none, _ three: Attribute = .none,
    _ four: Attribute = .none, _ five: Attribute = .none, _ six: Attribute = .none,
    _ seven: Attribute = .none, _ eight: Attribute = .none, _ nine: Attribute = .none,
    _ ten: Attribute = .none, _ eleven: Attribute = .none, _ twelve: Attribute = .none
  ) {
    open(one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve)
    close()
  }

  @inlinable @inline(__always) func open(
    _ one: Attribute, _ two: Attribute, _ three: Attribute, _ four: Attribute, _ five: Attribute,
    _ six: Attribute, _ seven: Attribute, _ eight: Attribute, _ nine: Attribute, _ ten: Attribute,
    _ eleven: Attribute, _ twelve: Attribute
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
      markup.endTag(tagEnd)
    }
  }

  @inlinable @inline(__always) func close() {
    unsafe markup._withUnsafeGuaranteedRef { $0.writeEnd(of: name) }
  }
}
