import UnicodeText

/// Something that a person keeps under a name: what a tag looks like, a query, the plan for a day.
package struct Setting: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The value is a ``TagColor``.
    case tag
    /// The value is a query.
    case view
    /// The value is a ``DayPlan``, its key the day.
    case plan
    /// The value is ``WorkHours``; there is one, with no key.
    case workHours = "work-hours"
    /// The ``TimeEntry`` that goes on; there is one at most, with no key.
    case timer
    /// The value is a ``TimeEntry``, its key when that began.
    case time
  }

  package let account: Account.ID
  package let kind: Kind
  /// What tells names of one kind apart.
  package let key: String
  package var name: String
  /// Nil when it is not kept any more.
  package var value: String?

  package init(account: Account.ID, kind: Kind, key: String, name: String, value: String?) {
    self.account = account
    self.kind = kind
    self.key = key
    self.name = name
    self.value = value
  }

  /// A query that is kept under a name.
  package static func viewKey(_ name: String) -> String { compatibilityCaseFolded(name) }
}

/// A colour of a tag, by its name; what it looks like is the front end's.
package enum TagColor: String, CaseIterable, Sendable {
  case red
  case orange
  case yellow
  case green
  case teal
  case blue
  case purple
  case pink
  case gray
}

/// A query that a person keeps.
package struct SavedView: Equatable, Sendable {
  package let name: String
  package let query: String

  package init(name: String, query: String) {
    self.name = name
    self.query = query
  }
}

/// A tag as a person sees it.
package struct TagSummary: Equatable, Sendable {
  package let tag: Tag
  package let color: TagColor?
  /// How many open tasks have it.
  package let openCount: Int

  package init(tag: Tag, color: TagColor?, openCount: Int) {
    self.tag = tag
    self.color = color
    self.openCount = openCount
  }
}

extension [Tag] {
  /// As people expect names to be ordered.
  package func sortedByName() -> [Tag] {
    map { (key: collationKey($0.name), tag: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.tag)
  }
}

extension [TagSummary] {
  /// As people expect names to be ordered.
  package func sortedByName() -> [TagSummary] {
    map { (key: collationKey($0.tag.name), tag: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.tag)
  }
}
