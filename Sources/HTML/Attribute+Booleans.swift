extension Attribute {
  /// Has the focus when the page comes.
  @inlinable public static func autofocus(_ isSo: Bool = true) -> Attribute {
    named("autofocus", if: isSo)
  }

  /// Is ticked.
  @inlinable public static func checked(_ isSo: Bool = true) -> Attribute {
    named("checked", if: isSo)
  }

  /// Is run after the document has been read.
  @inlinable public static func `defer`(_ isSo: Bool = true) -> Attribute {
    named("defer", if: isSo)
  }

  /// Can't be used now.
  @inlinable public static func disabled(_ isSo: Bool = true) -> Attribute {
    named("disabled", if: isSo)
  }

  /// Is not shown.
  @inlinable public static func hidden(_ isSo: Bool = true) -> Attribute {
    named("hidden", if: isSo)
  }

  /// Can't be used, nor found, with all in it.
  @inlinable public static func inert(_ isSo: Bool = true) -> Attribute {
    named("inert", if: isSo)
  }

  /// Takes several values.
  @inlinable public static func multiple(_ isSo: Bool = true) -> Attribute {
    named("multiple", if: isSo)
  }

  /// Is sent without being checked by the browser.
  @inlinable public static func novalidate(_ isSo: Bool = true) -> Attribute {
    named("novalidate", if: isSo)
  }

  /// Is unfolded.
  @inlinable public static func open(_ isSo: Bool = true) -> Attribute {
    named("open", if: isSo)
  }

  /// Can be read but not changed.
  @inlinable public static func readonly(_ isSo: Bool = true) -> Attribute {
    named("readonly", if: isSo)
  }

  /// Must be filled in.
  @inlinable public static func required(_ isSo: Bool = true) -> Attribute {
    named("required", if: isSo)
  }

  /// Counts downwards.
  @inlinable public static func reversed(_ isSo: Bool = true) -> Attribute {
    named("reversed", if: isSo)
  }

  /// Is chosen.
  @inlinable public static func selected(_ isSo: Bool = true) -> Attribute {
    named("selected", if: isSo)
  }
}
