extension Markup {
  /// A line's end.
  @inlinable public var br: VoidElement { VoidElement("br", in: self) }

  /// A change of theme.
  @inlinable public var hr: VoidElement { VoidElement("hr", in: self) }

  /// An image.
  @inlinable public var img: VoidElement { VoidElement("img", in: self) }

  /// A field.
  @inlinable public var input: VoidElement { VoidElement("input", in: self) }

  /// A link from the document as a whole.
  @inlinable public var link: VoidElement { VoidElement("link", in: self) }

  /// Something about the document.
  @inlinable public var meta: VoidElement { VoidElement("meta", in: self) }

  /// Where a word may be broken.
  @inlinable public var wbr: VoidElement { VoidElement("wbr", in: self) }
}
