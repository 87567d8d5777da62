/// What the sky does for a part of a day, as far as somebody foretold it.
package struct SkySpan: Equatable, Sendable {
  package let date: CalendarDate
  package let span: MinuteSpan
  package let isWet: Bool

  package init(date: CalendarDate, span: MinuteSpan, isWet: Bool) {
    self.date = date
    self.span = span
    self.isWet = isWet
  }
}

extension TaskItem {
  /// The tags by which people say that a task is done under the sky, in any language.
  private static let outdoorTags: Set<String> = ["outdoor", "outdoors", "屋外", "야외"]

  package var isOutdoor: Bool { tags.contains { Self.outdoorTags.contains($0.key) } }
}
