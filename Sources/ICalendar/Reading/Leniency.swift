/// What a reader lets pass, and keeps as it came, that RFC 5545 forbids.
///
/// What a client sends is best refused with the place of the fault, so that nobody edits half a
/// task; a file that somebody wants to import is best read as far as it goes.
package struct Leniency: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Control characters, which some programs leave in pasted text.
  package static let controlCharacters = Leniency(rawValue: 1)
  /// Bytes that are no UTF-8.
  ///
  /// They read as U+FFFD, and are written as they came.
  package static let invalidUTF8 = Leniency(rawValue: 2)
  /// Lines that are no property.
  ///
  /// They become `Item.other`.
  package static let unreadableLines = Leniency(rawValue: 4)
  /// Parameters without a value, as vCalendar 1.0 had them.
  package static let badParameters = Leniency(rawValue: 8)
  /// Components without an end, ends without a beginning, and properties in no component.
  package static let nesting = Leniency(rawValue: 16)

  /// Whatever comes.
  package static let everything: Leniency = [
    .controlCharacters, .invalidUTF8, .unreadableLines, .badParameters, .nesting,
  ]
}
