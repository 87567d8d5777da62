package import Domain

/// The accounts of a database, as one who has the database sees them.
package struct AccountsContent: Equatable, Sendable {
  package struct Row: Equatable, Identifiable, Sendable {
    package let id: Account.ID
    /// Nil while nobody set up a login.
    package let email: String?
    /// The address, or what stands for it.
    package let label: String
    /// The code of ISO 639; nil while the person's programs decide.
    package let language: String?
    /// As in the IANA database.
    package let zone: String
    /// By RFC 3339.
    package let created: String
  }

  package let rows: [Row]
  /// What is said instead of rows when there are none.
  package let emptyMessage: String?

  init(_ accounts: [Account], in words: Words) {
    rows = accounts.map {
      Row(
        id: $0.id, email: $0.email?.text, label: $0.email?.text ?? words.noLoginYet,
        language: $0.language?.rawValue, zone: $0.zone.identifier, created: $0.created.rfc3339)
    }
    emptyMessage = accounts.isEmpty ? words.noAccounts : nil
  }
}

/// Asks for a new password, twice where what is typed is not seen.
package struct PasswordQuestion: Equatable, Sendable {
  package let prompt: String
  package let repeatPrompt: String
  /// What is said when the two are not the same.
  package let mismatchMessage: String
  /// What is said when there is no answer.
  package let missingMessage: String

  init(_ email: String, in words: Words) {
    prompt = words.newPasswordPrompt(email)
    repeatPrompt = words.repeatPasswordPrompt
    mismatchMessage = words.passwordsDiffer
    missingMessage = words.missingPassword
  }
}

/// Asks whether an account is to go for good.
package struct DeletionQuestion: Equatable, Sendable {
  package let prompt: String
  /// What has to be typed for a yes.
  package let email: String
  /// What is said when something else was typed.
  package let keptMessage: String
  /// What is said when there is nobody to ask.
  package let unaskedMessage: String

  init(_ email: String, in words: Words) {
    prompt = words.deleteAccountPrompt(email)
    self.email = email
    keptMessage = words.accountKept
    unaskedMessage = words.deletionNeedsYes
  }
}
