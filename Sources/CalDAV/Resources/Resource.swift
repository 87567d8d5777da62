import Domain
import HTTP

/// What a path names.
enum Resource: Sendable {
  /// Where programs begin to look (RFC 6764); `/` itself as well, which some ask first.
  case root(href: String)
  /// The collection of those who may come in; everybody sees himself alone in it.
  case people
  /// Who asks (RFC 3744 §2).
  case principal
  /// The collection of a person's lists (RFC 4791 §6.2.1).
  case home
  case list(ListSummary)
  /// A list's address that no list has.
  case noList(name: String)
  /// A member of a list, which may be there or not.
  case object(ListSummary, name: String)
}

/// The addresses of one person's resources.
struct Addresses: Sendable {
  let account: Account.ID

  var root: String { CalDAVPath.root }
  var people: String { CalDAVPath.people }
  var principal: String { CalDAVPath.principal(of: account) }
  var home: String { CalDAVPath.home(of: account) }
}
