extension Attribute {
  /// How many columns a cell spans.
  @inlinable public static func colspan(_ number: Int) -> Attribute {
    named("colspan", String(number))
  }

  /// The most UTF-16 code units of a field's text.
  @inlinable public static func maxlength(_ number: Int) -> Attribute {
    named("maxlength", String(number))
  }

  /// The fewest UTF-16 code units of a field's text.
  @inlinable public static func minlength(_ number: Int) -> Attribute {
    named("minlength", String(number))
  }

  /// How many lines a field of text shows.
  @inlinable public static func rows(_ number: Int) -> Attribute {
    named("rows", String(number))
  }

  /// How wide a field is, in characters.
  @inlinable public static func size(_ number: Int) -> Attribute {
    named("size", String(number))
  }

  /// Whether it can have the focus: 0 in its order, -1 by script alone.
  @inlinable public static func tabindex(_ number: Int) -> Attribute {
    named("tabindex", String(number))
  }

  /// What is sent for a field, as a number.
  @inlinable public static func value(_ number: Int) -> Attribute {
    named("value", String(number))
  }

  /// Styles that depend on what is shown: `.classes("task", ("done", row.isDone))`.
  public static func classes(_ always: String, _ others: (name: String, isThere: Bool)...)
    -> Attribute
  {
    var names = always
    for other in others where other.isThere {
      names += " "
      names += other.name
    }
    return named("class", names)
  }
}
