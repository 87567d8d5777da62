extension Attribute {
  /// What kinds of files may be chosen.
  @inlinable public static func accept(_ value: String) -> Attribute {
    named("accept", value)
  }

  /// Where a form is sent.
  @inlinable public static func action(_ value: String) -> Attribute {
    named("action", value)
  }

  /// What an image shows, in words.
  @inlinable public static func alt(_ value: String) -> Attribute {
    named("alt", value)
  }

  /// What a browser may fill in: `username`, `off`.
  @inlinable public static func autocomplete(_ value: String) -> Attribute {
    named("autocomplete", value)
  }

  /// How the document is encoded.
  @inlinable public static func charset(_ value: String) -> Attribute {
    named("charset", value)
  }

  /// What styles it has, parted by spaces.
  @inlinable public static func `class`(_ value: String) -> Attribute {
    named("class", value)
  }

  /// What a `meta` says.
  @inlinable public static func content(_ value: String) -> Attribute {
    named("content", value)
  }

  /// A moment as machines read it.
  @inlinable public static func datetime(_ value: String) -> Attribute {
    named("datetime", value)
  }

  /// Which way its text runs.
  @inlinable public static func dir(_ value: String) -> Attribute {
    named("dir", value)
  }

  /// The name under which what is linked is saved.
  @inlinable public static func download(_ value: String) -> Attribute {
    named("download", value)
  }

  /// What a virtual keyboard's Enter says: `done`.
  @inlinable public static func enterkeyhint(_ value: String) -> Attribute {
    named("enterkeyhint", value)
  }

  /// The element that a label or an output is of, by its `id`.
  @inlinable public static func `for`(_ value: String) -> Attribute {
    named("for", value)
  }

  /// The form that a field is of, by its `id`.
  @inlinable public static func form(_ value: String) -> Attribute {
    named("form", value)
  }

  /// Where a button sends its form instead.
  @inlinable public static func formaction(_ value: String) -> Attribute {
    named("formaction", value)
  }

  /// How high it is, in pixels.
  @inlinable public static func height(_ value: String) -> Attribute {
    named("height", value)
  }

  /// Where a link leads.
  @inlinable public static func href(_ value: String) -> Attribute {
    named("href", value)
  }

  /// Its name within the document.
  @inlinable public static func id(_ value: String) -> Attribute {
    named("id", value)
  }

  /// What virtual keyboard suits it: `email`.
  @inlinable public static func inputmode(_ value: String) -> Attribute {
    named("inputmode", value)
  }

  /// Its language: `ja`.
  @inlinable public static func lang(_ value: String) -> Attribute {
    named("lang", value)
  }

  /// The suggestions for a field, by the `id` of their `datalist`.
  @inlinable public static func list(_ value: String) -> Attribute {
    named("list", value)
  }

  /// The highest value.
  @inlinable public static func max(_ value: String) -> Attribute {
    named("max", value)
  }

  /// For which media it is meant.
  @inlinable public static func media(_ value: String) -> Attribute {
    named("media", value)
  }

  /// How a form is sent.
  @inlinable public static func method(_ value: String) -> Attribute {
    named("method", value)
  }

  /// The lowest value.
  @inlinable public static func min(_ value: String) -> Attribute {
    named("min", value)
  }

  /// Under which name a field is sent, or what a `meta` is about.
  @inlinable public static func name(_ value: String) -> Attribute {
    named("name", value)
  }

  /// What a field's value must look like.
  @inlinable public static func pattern(_ value: String) -> Attribute {
    named("pattern", value)
  }

  /// What a field shows while it is empty.
  @inlinable public static func placeholder(_ value: String) -> Attribute {
    named("placeholder", value)
  }

  /// What the thing linked is to this document.
  @inlinable public static func rel(_ value: String) -> Attribute {
    named("rel", value)
  }

  /// What it is to those who do not see it.
  @inlinable public static func role(_ value: String) -> Attribute {
    named("role", value)
  }

  /// What a header cell is the header of.
  @inlinable public static func scope(_ value: String) -> Attribute {
    named("scope", value)
  }

  /// How large an icon or an image is.
  @inlinable public static func sizes(_ value: String) -> Attribute {
    named("sizes", value)
  }

  /// Where its content is.
  @inlinable public static func src(_ value: String) -> Attribute {
    named("src", value)
  }

  /// Between which steps a value may lie.
  @inlinable public static func step(_ value: String) -> Attribute {
    named("step", value)
  }

  /// Styles of its own; a strict policy forbids them.
  @inlinable public static func style(_ value: String) -> Attribute {
    named("style", value)
  }

  /// Advice about it, shown by a pointer's rest.
  @inlinable public static func title(_ value: String) -> Attribute {
    named("title", value)
  }

  /// What kind of button, field, link or script it is.
  @inlinable public static func type(_ value: String) -> Attribute {
    named("type", value)
  }

  /// What a field holds, or what is sent for it.
  @inlinable public static func value(_ value: String) -> Attribute {
    named("value", value)
  }

  /// How wide it is, in pixels.
  @inlinable public static func width(_ value: String) -> Attribute {
    named("width", value)
  }
}
