/// How much of a text is read before it is refused.
package struct Limits: Equatable, Sendable {
  /// Bytes of the text.
  package let bytes: Int
  /// Lines, folds undone.
  ///
  /// Each takes some 120 bytes of memory besides its text.
  package let lines: Int
  /// Components in components: 1 for a VCALENDAR alone, 3 for an alarm of its task.
  package let depth: Int

  /// Fit for what one client sends of one task, with its attachments.
  package static let resource = Limits(bytes: 10 << 20, lines: 100_000, depth: 16)

  package init(bytes: Int, lines: Int, depth: Int) {
    self.bytes = bytes
    self.lines = lines
    self.depth = depth
  }
}
