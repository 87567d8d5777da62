import CalDAV
import Credentials
import DAV
import Domain
import HTTP
import SQLiteStorage
import TestSupport
import TimeZones
import XML

/// A server with one person, who has a list and an app password, and short words for what programs do.
struct DAVStage {
  let store: SQLiteStore
  let account: Account.ID
  let list: TaskList.ID
  private let application: CalDAVApplication
  private let password: String
  private let folder = TemporaryFolder()

  init(zone: String = "Europe/Vienna") async throws {
    let secrets = SodiumSecretKeeper()
    let clock = StoppedClock()
    store = try SQLiteStore(path: folder.file("hibi.sqlite"))
    account = try await store.addAccount(
      email: EmailAddress("ann@example.org"), passwordHash: nil,
      zone: ZoneName(zone), language: .english, at: clock.now()
    ).id
    let change = try await store.perform(
      .addCollection(name: "home", title: "Home"), for: account, at: clock.now())
    guard let list = change?.lists.first?.id else { throw StageError.noList }
    self.list = list
    password = try await AppPasswords(accounts: store, secrets: secrets, clock: clock)
      .add("test", to: account)
    application = CalDAVApplication(
      store: store, accounts: store, secrets: secrets, clock: clock, zones: SystemZones())
  }

  var home: String { "/dav/lists/\(account.number)/" }

  func request(
    _ method: Method, _ path: String, _ body: String = "",
    _ headers: [(name: HeaderName, value: String)] = []
  ) async throws -> Response {
    try await request(method, path, bytes: Array(body.utf8), headers)
  }

  func request(
    _ method: Method, _ path: String, bytes: [UInt8],
    _ headers: [(name: HeaderName, value: String)] = []
  ) async throws -> Response {
    let credentials = base64("ann@example.org:\(password)")
    return try await respond(
      method, path, bytes, headers + [(.authorization, "Basic \(credentials)")])
  }

  func anonymously(
    _ method: Method, _ path: String, _ body: String = "",
    _ headers: [(name: HeaderName, value: String)] = []
  ) async throws -> Response {
    try await respond(method, path, Array(body.utf8), headers)
  }

  private func respond(
    _ method: Method, _ path: String, _ body: [UInt8],
    _ headers: [(name: HeaderName, value: String)]
  ) async throws -> Response {
    let request = try Request(
      method, path, headers: headers + [(.host, "hibi.example")], body: body)
    return await application.respond(to: request)
  }

  /// A request that a trusted proxy passes on, under the name by which it asks.
  func behindProxy(
    _ method: Method, _ path: String, _ headers: [(name: HeaderName, value: String)]
  ) async throws -> Response {
    let credentials = base64("ann@example.org:\(password)")
    let request = try Request(
      method, path,
      headers: headers + [(.authorization, "Basic \(credentials)"), (.host, "127.0.0.1:8080")],
      trustedProxies: TrustedProxies([AddressRange("127.0.0.1")].compactMap(\.self)))
    return await application.respond(to: request)
  }

  /// Uploads a task, and gives its tag.
  @discardableResult
  func put(
    _ name: String, _ lines: String..., headers: [(name: HeaderName, value: String)] = []
  ) async throws -> Response {
    let text = Self.calendar(lines, uid: name)
    return try await request(
      .put, "\(home)home/\(name).ics", text, headers + [(.contentType, "text/calendar")])
  }

  /// A VCALENDAR with one VTODO of these lines.
  static func calendar(_ lines: [String], uid: String) -> String {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VTODO", "UID:\(uid)"]
      + ["DTSTAMP:20260101T000000Z"] + lines + ["END:VTODO", "END:VCALENDAR", ""]
    return all.joined(separator: "\r\n")
  }

  func propfind(
    _ path: String, _ properties: String, depth: String = "0"
  ) async throws -> Multistatus {
    let body = """
      <d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"
      xmlns:cs="http://calendarserver.org/ns/"><d:prop>\(properties)</d:prop></d:propfind>
      """
    return try Multistatus(try await request(.propfind, path, body, [(.depth, depth)]))
  }

  func report(_ body: String, on path: String? = nil) async throws -> Multistatus {
    try Multistatus(
      try await request(.report, path ?? "\(home)home/", body, [(.depth, "1")]))
  }

  func sync(_ token: String = "", limit: String = "") async throws -> Multistatus {
    try await report(
      """
      <d:sync-collection xmlns:d="DAV:"><d:sync-token>\(token)</d:sync-token>
      <d:sync-level>1</d:sync-level>\(limit)<d:prop><d:getetag/></d:prop></d:sync-collection>
      """)
  }
}

/// A test found no list where one was to be.
enum StageError: Error {
  case noList
}

struct StoppedClock: WallClock {
  func now() -> Instant { Instant(milliseconds: 1_796_040_000_000) }
}

private func base64(_ text: String) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  let bytes = Array(text.utf8)
  var encoded = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for digit in 0..<4 {
      encoded += digit <= group.count ? String(digits[number >> (18 - 6 * digit) & 63]) : "="
    }
  }
  return encoded
}
