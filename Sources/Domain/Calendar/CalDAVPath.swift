/// Addresses below which programs find tasks over CalDAV.
package enum CalDAVPath {
  package static let root = "/dav/"
  package static let people = root + "people/"
  package static let lists = root + "lists/"

  /// What stands for a person (RFC 3744 §2).
  package static func principal(of account: Account.ID) -> String {
    "\(people)\(account.number)/"
  }

  /// The collection of a person's lists (RFC 4791 §6.2.1).
  package static func home(of account: Account.ID) -> String {
    "\(lists)\(account.number)/"
  }
}
