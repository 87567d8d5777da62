package import Domain

/// What the settings show.
package struct AccountContent: Equatable, Sendable {
  package struct LanguageChoice: Equatable, Sendable {
    /// Nil for what the person's programs say.
    package let language: Language?
    package let label: String
  }

  package let email: String
  package let language: Language?
  package let languages: [LanguageChoice]
  package let zone: String
  package let minimumPasswordLength: Int
  package let navigation: Navigation

  init(_ account: Account, lists: [ListSummary], in words: Words) {
    email = account.email?.text ?? ""
    language = account.language
    languages =
      [LanguageChoice(language: nil, label: words.automaticLanguage)]
      + Language.allCases.map { LanguageChoice(language: $0, label: words.languageName($0)) }
    zone = account.zone.identifier
    minimumPasswordLength = Registration.minimumPasswordLength
    navigation = Navigation(lists, in: words)
  }
}
