package import Domain
import Observation

/// What a login form binds to, both ways: the view sets the two texts and reads what follows.
@Observable
package final class LoginViewModel {
  package var email = "" {
    didSet { validate() }
  }
  package var password = "" {
    didSet { validate() }
  }
  package private(set) var isLoginEnabled = false
  package private(set) var invalidMessage: String?
  package private(set) var isLoginCompleted = false
  /// What stopped the last attempt; nil before it and after one that succeeded.
  package private(set) var problem: Problem?
  /// The token of the session, once the login is completed.
  package private(set) var sessionToken: String?

  package let words: Words
  private let validator: any LoginValidator
  private let authentication: Authentication
  private let address: String

  /// `address` is where the request comes from, for counting attempts.
  package init(
    words: Words, validator: any LoginValidator, authentication: Authentication, address: String
  ) {
    self.words = words
    self.validator = validator
    self.authentication = authentication
    self.address = address
  }

  package func login() async {
    validate()
    guard isLoginEnabled else { return }
    do {
      sessionToken = try await authentication.logIn(
        email: email, password: password, from: address)
      problem = nil
      isLoginCompleted = true
    } catch {
      let problem = Problem(error, in: words)
      self.problem = problem
      invalidMessage = problem.message
    }
  }

  private func validate() {
    do {
      try validator.validate(email: email, password: password)
      invalidMessage = nil
      isLoginEnabled = true
    } catch {
      invalidMessage = words.message(for: error)
      isLoginEnabled = false
    }
  }
}

extension Words {
  package func message(for error: LoginValidationError) -> String {
    switch error {
    case .emptyEmail: emptyEmail
    case .emptyPassword: emptyPassword
    }
  }
}
