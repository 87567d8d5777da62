import Domain

/// What a configuration profile tells an Apple device.
///
/// It has no password, for whatever is in it lies readable in the folder of downloads; Apple says to
/// put one into encrypted profiles alone (Device Management, CalDAV). The device asks for it.
package struct ConnectionProfile: Equatable, Sendable {
  package let server: ServerAddress
  package let user: String
  /// The path of what stands for the person.
  package let principal: String
  /// As the device names the account, and the profile.
  package let title: String
  /// What installing it does.
  package let explanation: String
  /// Tells profiles apart, in the manner of a reversed domain name: one replaces another that has
  /// the same.
  package let identifier: String

  init(_ account: Account, at server: ServerAddress, in words: Words) {
    self.server = server
    user = account.email?.text ?? ""
    principal = CalDAVPath.principal(of: account.id)
    title = "Hibi"
    explanation = words.profileExplanation(server.host)
    let labels = server.host.split(whereSeparator: { $0 == "." || $0 == ":" }).reversed()
    identifier = (labels.map(String.init) + ["hibi", String(account.id.number)])
      .joined(separator: ".")
  }
}
