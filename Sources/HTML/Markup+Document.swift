extension Markup {
  /// The document.
  @inlinable public var html: Element { Element("html", in: self) }

  /// What is about the document.
  @inlinable public var head: Element { Element("head", in: self) }

  /// The document's title.
  @inlinable public var title: Element { Element("title", in: self) }

  /// A script, loaded from elsewhere: a strict policy allows no other.
  @inlinable public var script: Element { Element("script", in: self) }

  /// What is shown without scripts.
  @inlinable public var noscript: Element { Element("noscript", in: self) }

  /// What scripts make copies of.
  @inlinable public var template: Element { Element("template", in: self) }

  /// What is shown.
  @inlinable public var body: Element { Element("body", in: self) }

  /// An element for which there is no name here, such as one of SVG.
  @inlinable public func element(_ name: StaticString) -> Element {
    Element(name, in: self)
  }
}
