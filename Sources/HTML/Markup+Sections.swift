extension Markup {
  /// What begins a page or a part of it.
  @inlinable public var header: Element { Element("header", in: self) }

  /// Links to elsewhere.
  @inlinable public var nav: Element { Element("nav", in: self) }

  /// What the page is about.
  @inlinable public var main: Element { Element("main", in: self) }

  /// A part with a theme.
  @inlinable public var section: Element { Element("section", in: self) }

  /// A part that could stand alone.
  @inlinable public var article: Element { Element("article", in: self) }

  /// A part beside the main one.
  @inlinable public var aside: Element { Element("aside", in: self) }

  /// What ends a page or a part of it.
  @inlinable public var footer: Element { Element("footer", in: self) }

  /// What is for searching.
  @inlinable public var search: Element { Element("search", in: self) }

  /// A heading, highest.
  @inlinable public var h1: Element { Element("h1", in: self) }

  /// A heading.
  @inlinable public var h2: Element { Element("h2", in: self) }

  /// A heading.
  @inlinable public var h3: Element { Element("h3", in: self) }

  /// A heading, lowest in use here.
  @inlinable public var h4: Element { Element("h4", in: self) }

  /// A part without a meaning of its own.
  @inlinable public var div: Element { Element("div", in: self) }

  /// A paragraph.
  @inlinable public var p: Element { Element("p", in: self) }

  /// What somebody else said.
  @inlinable public var blockquote: Element { Element("blockquote", in: self) }

  /// A list without an order.
  @inlinable public var ul: Element { Element("ul", in: self) }

  /// A list in order.
  @inlinable public var ol: Element { Element("ol", in: self) }

  /// An item of a list.
  @inlinable public var li: Element { Element("li", in: self) }

  /// A list of terms with what they mean.
  @inlinable public var dl: Element { Element("dl", in: self) }

  /// A term.
  @inlinable public var dt: Element { Element("dt", in: self) }

  /// What a term means.
  @inlinable public var dd: Element { Element("dd", in: self) }

  /// What can be unfolded.
  @inlinable public var details: Element { Element("details", in: self) }

  /// What is shown of `details` while folded.
  @inlinable public var summary: Element { Element("summary", in: self) }

  /// What is asked or told before all else.
  @inlinable public var dialog: Element { Element("dialog", in: self) }

  /// A picture with its caption.
  @inlinable public var figure: Element { Element("figure", in: self) }

  /// A picture's caption.
  @inlinable public var figcaption: Element { Element("figcaption", in: self) }
}
