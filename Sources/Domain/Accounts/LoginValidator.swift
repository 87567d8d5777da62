import UnicodeText

/// Judges what was typed into the login form, before it is sent.
package protocol LoginValidator: Sendable {
  func validate(email: String, password: String) throws(LoginValidationError)
}

/// Asks for both to be filled in, the address first.
package struct RequiredFieldsLoginValidator: LoginValidator {
  package init() {}

  package func validate(email: String, password: String) throws(LoginValidationError) {
    if isBlank(email) { throw .emptyEmail }
    if password.isEmpty { throw .emptyPassword }
  }
}

/// What is missing in a login form.
package enum LoginValidationError: Error, Equatable, Sendable {
  case emptyEmail
  case emptyPassword
}
