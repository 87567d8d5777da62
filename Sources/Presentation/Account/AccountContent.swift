package import Domain

/// What the settings show.
package struct AccountContent: Equatable, Sendable {
  package struct LanguageChoice: Equatable, Sendable {
    /// Nil for what the person's programs say.
    package let language: Language?
    package let label: String
  }

  package struct DayStartChoice: Equatable, Sendable {
    /// 0 to 12.
    package let hour: Int
    package let label: String
  }

  package let email: String
  package let language: Language?
  package let languages: [LanguageChoice]
  package let zone: String
  /// The hour at which the day begins.
  package let dayStart: Int
  package let dayStarts: [DayStartChoice]
  package let minimumPasswordLength: Int
  package let navigation: Navigation

  init(_ account: Account, lists: [ListSummary], views: NavigationViews, in words: Words) {
    email = account.email?.text ?? ""
    language = account.language
    languages =
      [LanguageChoice(language: nil, label: words.automaticLanguage)]
      + Language.allCases.map { LanguageChoice(language: $0, label: words.languageName($0)) }
    zone = account.zone.identifier
    dayStart = account.dayStart.hour
    dayStarts = (0...12).map { DayStartChoice(hour: $0, label: words.dayStart($0)) }
    minimumPasswordLength = Registration.minimumPasswordLength
    navigation = Navigation(lists, views: views, in: words)
  }
}
