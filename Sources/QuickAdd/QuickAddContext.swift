package import Domain

/// What a line is read against: the moment, where and in which language it is typed, and the
/// names that exist already.
package struct QuickAddContext: Sendable {
  /// What the wall shows where the person is.
  ///
  /// Somebody whose day begins at four in the morning
  /// passes yesterday's date until then.
  package let now: LocalDateTime
  /// The zone of the times that are read.
  package let zone: ZoneName
  /// How `10/11` is read.
  package let dateOrder: DateOrder
  /// Titles of lists; only these can be named by `+`.
  package let lists: [String]
  /// Names of tags; `#` finds those with spaces too, and makes new ones of one word.
  package let tags: [String]

  package init(
    now: LocalDateTime, zone: ZoneName, dateOrder: DateOrder, lists: [String] = [],
    tags: [String] = []
  ) {
    self.now = now
    self.zone = zone
    self.dateOrder = dateOrder
    self.lists = lists
    self.tags = tags
  }

  package init(
    now: LocalDateTime, zone: ZoneName, language: Language, lists: [String] = [],
    tags: [String] = []
  ) {
    self.init(
      now: now, zone: zone, dateOrder: DateOrder(language), lists: lists, tags: tags)
  }
}
