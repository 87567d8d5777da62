extension Markup {
  /// Fields that are sent together.
  @inlinable public var form: Element { Element("form", in: self) }

  /// Fields that belong together.
  @inlinable public var fieldset: Element { Element("fieldset", in: self) }

  /// The caption of a `fieldset`.
  @inlinable public var legend: Element { Element("legend", in: self) }

  /// What a field is called.
  @inlinable public var label: Element { Element("label", in: self) }

  /// Something to press.
  @inlinable public var button: Element { Element("button", in: self) }

  /// A choice.
  @inlinable public var select: Element { Element("select", in: self) }

  /// Options that belong together.
  @inlinable public var optgroup: Element { Element("optgroup", in: self) }

  /// One of a choice.
  @inlinable public var option: Element { Element("option", in: self) }

  /// Suggestions for a field.
  @inlinable public var datalist: Element { Element("datalist", in: self) }

  /// A result.
  @inlinable public var output: Element { Element("output", in: self) }

  /// How far something has come.
  @inlinable public var progress: Element { Element("progress", in: self) }

  /// How much of something there is.
  @inlinable public var meter: Element { Element("meter", in: self) }

  /// A field for lines of text; a parser drops a line's end that comes first.
  @inlinable public var textarea: Element { Element("textarea", in: self, tagEnd: ">\n") }
}
