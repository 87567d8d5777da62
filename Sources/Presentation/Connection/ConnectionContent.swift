import Domain

/// What a person needs to connect a device by CalDAV.
package struct ConnectionContent: Equatable, Sendable {
  /// Where a program looks for the lists.
  package let address: String
  /// The person's e-mail address, which is the user name.
  package let user: String
  /// What stands in the way of phones, if anything does.
  package let warning: String?
  /// The one that was made just now; its text is shown this once.
  package let newPassword: NewAppPassword?
  package let rows: [AppPasswordRow]
  /// What is said instead of rows when there are none.
  package let emptyMessage: String?
  package let maximumNameLength: Int
  package let guides: [ClientGuide]
  package let navigation: Navigation

  init(
    _ account: Account, passwords: [AppPasswordRow], new password: NewAppPassword?,
    at server: ServerAddress, navigation: Navigation, in words: Words
  ) {
    address = server.url(of: CalDAVPath.root)
    user = account.email?.text ?? ""
    warning = server.isSecure || server.isLoopback ? nil : words.phonesWantEncryption
    newPassword = password
    rows = passwords
    emptyMessage = passwords.isEmpty ? words.noAppPasswords : nil
    maximumNameLength = AppPasswordName.maximumLength
    guides = ClientGuide.all(
      for: ClientGuide.Facts(
        server: server, account: account.id, user: user, password: password?.text), in: words)
    self.navigation = navigation
  }
}
