import DAV
import Domain
import HTTP
import TaskCalendar

/// Who asks, by which request, and what is there to answer from.
struct Caller: Sendable {
  let request: Request
  let account: Account
  let store: any TaskStore & CalendarStore
  let zones: any ZoneRules
  let definitions: ZoneDefinitions
  let now: Instant

  var addresses: Addresses { Addresses(account: account.id) }

  var preferences: Preferences {
    Preferences(prefer: request.headers.values(of: .prefer), brief: request.headers[.brief])
  }

  /// The moment for changes that the person makes.
  var day: Day {
    let person = Person(
      account: account.id, language: account.language ?? .english, zone: account.zone,
      dayStart: account.dayStart)
    return Day(for: person, at: now, zones: zones)
  }

  /// What an object is read and written with that was received at a moment.
  func context(received: Instant) -> ObjectContext {
    ObjectContext(
      zones: zones, zone: account.zone, received: received,
      definitions: definitions)
  }

  /// What the request's path names.
  func resource() async throws(DAVError) -> Resource {
    try await resource(at: try href(of: request.path))
  }

  func href(of path: [String]) throws(DAVError) -> Href {
    do {
      return try Href(segments: path)
    } catch {
      throw DAVError(error, in: "The path")
    }
  }

  /// What a path names; another person's resources are not there.
  func resource(at href: Href) async throws(DAVError) -> Resource {
    let segments = href.segments
    let own = String(account.id.number)
    switch segments.count {
    case 0: return .root(href: "/")
    case 1 where segments[0] == "dav": return .root(href: CalDAVPath.root)
    case 2 where segments == ["dav", "people"]: return .people
    case 2 where segments == ["dav", "lists"]: return .root(href: CalDAVPath.lists)
    case 3 where segments == ["dav", "people", own]: return .principal
    case 3 where segments == ["dav", "lists", own]: return .home
    case 4...5 where segments.prefix(3) == ["dav", "lists", own]:
      let list = try await list(named: segments[3])
      if segments.count == 4 { return list.map { .list($0) } ?? .noList(name: segments[3]) }
      guard let list else { throw missingList }
      if href.isCollection { throw DAVError(.conflict, "A list has no collections in it") }
      return .object(list, name: segments[4])
    case 6... where segments.prefix(3) == ["dav", "lists", own]: throw missingList
    default: throw Self.nothing
    }
  }

  /// What is to be made needs a list to be in (RFC 4918 §9.3.1, §9.7.1).
  private var missingList: DAVError {
    switch request.method {
    case .put, .mkcol, .mkcalendar: DAVError(.conflict, "There is no such list")
    default: Self.nothing
    }
  }

  static var nothing: DAVError { DAVError(.notFound, "There is nothing at this address") }

  func lists() async throws(DAVError) -> [ListSummary] {
    try await DAVError.mapping { () async throws(StoreError) in
      try await store.lists(for: account.id)
    }
  }

  private func list(named name: String) async throws(DAVError) -> ListSummary? {
    try await DAVError.mapping { () async throws(StoreError) in
      try await store.list(named: name, for: account.id)
    }
  }

  func href(of list: ListSummary) -> String {
    "\(addresses.home)\(Href.encoded(list.membership.collectionName))/"
  }

  func href(of name: String, in list: ListSummary) -> String {
    href(of: list) + Href.encoded(name)
  }

  /// Makes a change as this person.
  @discardableResult
  func perform(_ edit: Edit) async throws(DAVError) -> Change? {
    try await DAVError.mapping { () async throws(StoreError) in
      try await store.perform(edit, on: day)
    }
  }
}
