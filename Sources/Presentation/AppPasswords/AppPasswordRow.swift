import Domain

/// An app password as its owner sees it.
package struct AppPasswordRow: Equatable, Sendable {
  package let name: String
  /// When it was made, in words.
  package let createdLabel: String
  /// When it was last used, in words; that it never was.
  package let usedLabel: String
  /// By RFC 3339.
  package let created: String
  /// By RFC 3339, to the hour; nil when it was never used.
  package let used: String?

  init(_ password: AppPassword, on day: Day, in words: Words) {
    name = password.name.text
    createdLabel = words.appPasswordMade(words.moment(password.created, on: day))
    usedLabel =
      password.used.map { words.appPasswordUsed(words.moment($0, on: day)) }
      ?? words.appPasswordNeverUsed
    created = password.created.rfc3339
    used = password.used?.rfc3339
  }
}

/// An app password that was made just now: the only time that its text is shown.
package struct NewAppPassword: Equatable, Sendable {
  package let name: String
  package let text: String
}
