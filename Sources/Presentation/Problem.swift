package import Domain

/// Something that went wrong, in words for the reader.
package struct Problem: Equatable, Sendable {
  /// What kind of thing it was, so that a front end can say it in its own terms as well.
  package enum Kind: Equatable, Sendable {
    /// What was asked for is not there.
    case notFound
    /// What was given can't be used; it is kept for another try.
    case invalid(Field?)
    /// Somebody else was there in between.
    case conflict
    /// Seconds to wait.
    case tooMany(retryAfter: Int)
    /// Who asks is not known, or not right.
    case unauthorized
    /// The store can't do it now.
    case unavailable
  }

  /// The input that a problem is about.
  package enum Field: Equatable, Sendable {
    case title
    case notes
    case start
    case due
    case repetition
    case tags
    case parent
    case estimate
    case url
    case reminders
    case query
    case list
    case email
    case password
    case zone
    case name
    case place
    case key
    case hours(Weekday)
  }

  package let kind: Kind
  package let message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension Problem {
  package init(_ error: StoreError, in words: Words) {
    switch error {
    case .taskNotFound: self.init(.notFound, words.taskGone)
    case .listNotFound: self.init(.notFound, words.listGone)
    case .changeNotFound: self.init(.notFound, words.nothingToUndo)
    case .title(.empty): self.init(.invalid(.title), words.emptyTitle)
    case .title(.tooLong(let maximum)):
      self.init(.invalid(.title), words.titleTooLong(maximum: maximum))
    case .notesTooLong: self.init(.invalid(.notes), words.notesTooLong)
    case .notAnAddress(let text): self.init(.invalid(.url), words.notAnAddress(text))
    case .estimateOutOfRange: self.init(.invalid(.estimate), words.estimateOutOfRange)
    case .repetitionNeedsDate: self.init(.invalid(.repetition), words.repetitionNeedsDate)
    case .partOfItself: self.init(.invalid(.parent), words.partOfItself)
    case .tagNotFound(let name): self.init(.notFound, words.noTag(name))
    case .viewNotFound(let name): self.init(.notFound, words.noView(name))
    case .conflict, .object: self.init(.conflict, words.conflictTitle)
    case .planChanged: self.init(.conflict, words.planChanged)
    case .noTimer: self.init(.notFound, words.noTimer)
    case .nothingToUndo: self.init(.conflict, words.nothingToUndo)
    case .nothingToRedo: self.init(.conflict, words.nothingToRedo)
    case .cannotUndo(let change): self.init(.conflict, words.cannotUndo(change))
    case .unavailable(let failure): self.init(failure, in: words)
    }
  }

  package init(_ failure: StorageFailure, in words: Words) {
    self.init(.unavailable, words.storage(failure))
  }

  package init(_ error: AccountError, in words: Words) {
    switch error {
    case .notFound: self.init(.notFound, words.accountNotFound)
    case .emailTaken(let email): self.init(.invalid(.email), words.emailTaken(email.text))
    case .appPasswordTaken(let name):
      self.init(.invalid(.name), words.appPasswordTaken(name.text))
    case .appPasswordNotFound(let name): self.init(.notFound, words.noAppPassword(name.text))
    case .unavailable(let failure): self.init(failure, in: words)
    }
  }

  package init(_ error: AppPasswordError, in words: Words) {
    switch error {
    case .name(.empty): self.init(.invalid(.name), words.emptyAppPasswordName)
    case .name(.tooLong(let maximum)):
      self.init(.invalid(.name), words.appPasswordNameTooLong(maximum: maximum))
    case .name(.notOneLine): self.init(.invalid(.name), words.appPasswordNameNotOneLine)
    case .account(let error): self.init(error, in: words)
    }
  }

  package init(_ error: LoginError, in words: Words) {
    switch error {
    case .wrongCredentials: self.init(.unauthorized, words.wrongCredentials)
    case .tooManyAttempts(let seconds):
      self.init(.tooMany(retryAfter: seconds), words.tooManyAttempts(seconds: seconds))
    case .unavailable(let failure): self.init(failure, in: words)
    }
  }

  package init(_ error: RegistrationError, in words: Words) {
    switch error {
    case .notInvited: self.init(.notFound, words.notInvited)
    case .invalidEmail: self.init(.invalid(.email), words.invalidEmail)
    case .passwordTooShort(let minimum):
      self.init(.invalid(.password), words.passwordTooShort(minimum: minimum))
    case .passwordTooLong: self.init(.invalid(.password), words.passwordTooLong)
    case .emailTaken(let email): self.init(.invalid(.email), words.emailTaken(email.text))
    case .notFound: self.init(.notFound, words.accountNotFound)
    case .unavailable(let failure): self.init(failure, in: words)
    }
  }
}
