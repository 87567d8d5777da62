import CalDAV
import Credentials
import DAV
import Domain
import HTTP
import MemoryStorage
import TimeZones
import XML

/// A program's requests to a server with one person, who has a list with a task.
struct Visit {
  private static let zones = SystemZones()
  private static let credentials = "Basic YW5uQGV4YW1wbGUub3JnOmFiY2RlLWZnaGlqLWttbnBxLTIzNDU2"

  private let application: CalDAVApplication

  init() async throws {
    let (store, secrets, clock) = (MemoryStore(), SodiumSecretKeeper(), StoppedClock())
    let account = try await store.addAccount(
      email: EmailAddress("ann@example.org"), passwordHash: nil, zone: ZoneName("Europe/Vienna"),
      language: .english, at: clock.now())
    try await store.perform(
      .addCollection(name: "home", title: "Home"), for: account.id, at: clock.now())
    if let digest = secrets.digest(ofAppPassword: "abcde-fghij-kmnpq-23456") {
      try await store.addAppPassword(
        AppPassword(name: AppPasswordName("phone"), created: clock.now()), digest: digest,
        of: account.id)
    }
    application = CalDAVApplication(
      store: store, accounts: store, secrets: secrets, clock: clock, zones: Self.zones)
    let task = "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\nSUMMARY:a\nEND:VTODO\nEND:VCALENDAR\n"
    _ = await answer(.put, "/dav/lists/1/home/a.ics", body: Array(task.utf8))
  }

  /// The answer, or nil if the address is none and never comes this far.
  func answer(
    _ method: Method, _ path: String, headers: [(name: HeaderName, value: String)] = [],
    body: [UInt8] = []
  ) async -> Response? {
    let own = [
      (name: HeaderName.host, value: "example.org"), (.authorization, Self.credentials),
    ]
    guard let request = try? Request(method, path, headers: own + headers, body: body)
    else { return nil }
    return await application.respond(to: request)
  }

  /// Sends one request as it is written, a line feed after each line, and looks at the answer.
  func send(_ text: some Collection<UInt8>) async {
    let (head, body) = parted(text)
    let lines = head.split(separator: "\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return }
    let (method, path) = (Method(String(words[0])), String(words[1]))
    let headers = lines.dropFirst().compactMap { line -> (name: HeaderName, value: String)? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (HeaderName(String(parts[0])), String(parts[1].drop { $0 == " " }))
    }
    guard let response = await answer(method, path, headers: headers, body: body) else { return }
    check(response)
    if method == .put, response.status.code < 300 {
      let got = await answer(.get, path)
      precondition(got?.bytes == body, "what was uploaded comes back as it was")
      precondition(
        got?.headers[.entityTag] == response.headers[.entityTag], "with the tag that it was given")
    }
  }

  /// What the list says of itself must agree, however a program asks.
  func checkList() async {
    let list = "/dav/lists/1/home/"
    guard let synced = await report(list, "<sync-collection xmlns='DAV:'><sync-token/>"),
      let listed = await tags(.propfind, list, "<propfind xmlns='DAV:'>", "</propfind>")
    else { return }
    precondition(synced == listed, "a first sync has all that is listed, and nothing else")
    for (path, tag) in synced {
      let got = await answer(.get, path)
      precondition(got?.status == .ok && got?.headers[.entityTag] == tag, "each can be had")
    }
  }

  private func report(_ list: String, _ start: String) async -> [String: String]? {
    await tags(
      .report, list, start + "<sync-level>1</sync-level>", "</sync-collection>")
  }

  /// The tags of members by their addresses; nil if the list is gone.
  private func tags(
    _ method: Method, _ list: String, _ start: String, _ end: String
  ) async -> [String: String]? {
    let response = await answer(
      method, list, headers: [("Depth", "1")],
      body: Array("\(start)<prop><getetag/></prop>\(end)".utf8))
    guard let response, response.status == .multiStatus else { return nil }
    var tags: [String: String] = [:]
    for member in document(response).elements where member.name == .dav("response") {
      let found = member.first(.dav("propstat"))?.first(.dav("prop"))?.first(.dav("getetag"))
      guard let path = member.first(.dav("href"))?.text, let found, !found.text.isEmpty
      else { continue }
      precondition(tags.updateValue(found.text, forKey: path) == nil, "each member is there once")
    }
    return tags
  }

  private func check(_ response: Response) {
    precondition((200..<500).contains(response.status.code), "nothing breaks the server")
    let isXML = response.headers[.contentType]?.hasPrefix("application/xml") ?? false
    precondition(isXML || response.status != .multiStatus, "statuses are XML")
    if isXML { _ = document(response) }
  }

  private func document(_ response: Response) -> XMLElement {
    let limits = XMLLimits(bytes: .max, depth: 64, nodes: 1_000_000)
    guard let document = try? XMLElement(reading: response.bytes, limits: limits) else {
      preconditionFailure("an answer is well-formed")
    }
    return document
  }

  private func parted(_ text: some Collection<UInt8>) -> (head: String, body: [UInt8]) {
    let bytes = Array(text)
    let end = bytes.indices.first { bytes[$0...].starts(with: Array("\n\n".utf8)) }
    let head = bytes[..<(end ?? bytes.endIndex)]
    return (String(decoding: head, as: UTF8.self), end.map { Array(bytes[($0 + 2)...]) } ?? [])
  }
}

private struct StoppedClock: WallClock {
  func now() -> Instant { Instant(milliseconds: 1_796_040_000_000) }
}
