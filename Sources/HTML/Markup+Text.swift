extension Markup {
  /// A link.
  @inlinable public var a: Element { Element("a", in: self) }

  /// Some text without a meaning of its own.
  @inlinable public var span: Element { Element("span", in: self) }

  /// Important text.
  @inlinable public var strong: Element { Element("strong", in: self) }

  /// Stressed text.
  @inlinable public var em: Element { Element("em", in: self) }

  /// Side remarks.
  @inlinable public var small: Element { Element("small", in: self) }

  /// Text that is pointed out.
  @inlinable public var mark: Element { Element("mark", in: self) }

  /// Something for a computer.
  @inlinable public var code: Element { Element("code", in: self) }

  /// A key.
  @inlinable public var kbd: Element { Element("kbd", in: self) }

  /// A moment.
  @inlinable public var time: Element { Element("time", in: self) }

  /// An abbreviation.
  @inlinable public var abbr: Element { Element("abbr", in: self) }

  /// Text whose direction is apart from what is around it, as a title that somebody typed.
  @inlinable public var bdi: Element { Element("bdi", in: self) }

  /// Text that is not valid any more.
  @inlinable public var del: Element { Element("del", in: self) }

  /// Text whose spaces and lines' ends are kept; a parser drops a line's end that comes first.
  @inlinable public var pre: Element { Element("pre", in: self, tagEnd: ">\n") }
}
