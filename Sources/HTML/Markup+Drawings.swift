/// Drawings within a page (SVG 2), which the page's styles reach.
extension Markup {
  /// A drawing, or a part of one with measures of its own.
  @inlinable public var svg: Element { Element("svg", in: self) }

  /// Shapes that belong together.
  @inlinable public var g: Element { Element("g", in: self) }

  /// A rectangle.
  @inlinable public var rect: Element { Element("rect", in: self) }

  /// A straight line.
  @inlinable public var line: Element { Element("line", in: self) }

  /// Straight lines from point to point.
  @inlinable public var polyline: Element { Element("polyline", in: self) }

  /// The same, closed.
  @inlinable public var polygon: Element { Element("polygon", in: self) }

  /// A shape of any kind.
  @inlinable public var path: Element { Element("path", in: self) }

  /// Text in a drawing.
  @inlinable public var drawnText: Element { Element("text", in: self) }

  /// What a drawing shows, for those who do not see it.
  @inlinable public var desc: Element { Element("desc", in: self) }
}
