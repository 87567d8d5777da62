extension Markup {
  /// A table.
  @inlinable public var table: Element { Element("table", in: self) }

  /// A table's caption.
  @inlinable public var caption: Element { Element("caption", in: self) }

  /// The rows that head a table.
  @inlinable public var thead: Element { Element("thead", in: self) }

  /// The rows of a table.
  @inlinable public var tbody: Element { Element("tbody", in: self) }

  /// A row.
  @inlinable public var tr: Element { Element("tr", in: self) }

  /// A header cell.
  @inlinable public var th: Element { Element("th", in: self) }

  /// A cell.
  @inlinable public var td: Element { Element("td", in: self) }
}
