import DAV
import Domain
import HTTP
import SQLiteStorage
import Testing
import XML

/// Requests that are made to break a server, over all that a person has.
@Suite struct HostileRequestTests {
  private static let methods: [Method] = [
    .options, .get, .head, .put, .delete, .propfind, .proppatch, .report, .mkcalendar, .mkcol,
    .copy, .move, .post, .patch, Method("LOCK"), Method("UNLOCK"), Method("ACL"),
    Method("SEARCH"), Method("TRACE"), Method("x"),
  ]

  @Test(arguments: methods)
  func `another person's addresses are not there`(_ method: Method) async throws {
    let stage = try await DAVStage()
    let other = try await stage.store.addAccount(
      email: EmailAddress("ben@example.org"), passwordHash: nil, zone: .utc, language: nil,
      at: StoppedClock().now()
    ).id
    try await stage.store.perform(
      .addCollection(name: "home", title: "Ben's"), for: other, at: StoppedClock().now())

    for path in [
      "lists/\(other.number)/", "lists/\(other.number)/home/", "lists/\(other.number)/home/a.ics",
      "lists/\(other.number)/new/", "people/\(other.number)/", "lists/99/home/a.ics",
      "lists/0\(stage.account.number)/home/a.ics", "people/0\(stage.account.number)/",
    ] {
      let response = try await stage.request(
        method, "/dav/\(path)", Self.body(of: method),
        [(.depth, "0"), (.destination, "\(stage.home)home/b.ics")])

      #expect(response.status == .notFound)
      #expect(!response.text.contains("Ben"))
    }
    #expect(try await stage.sync().responses.isEmpty)
  }

  /// One with the right body for each method, so that nothing else is refused first.
  private static func body(of method: Method) -> String {
    switch method {
    case .put: DAVStage.calendar(["SUMMARY:x"], uid: "x")
    case .propfind: #"<propfind xmlns="DAV:"><allprop/></propfind>"#
    case .proppatch:
      #"<propertyupdate xmlns="DAV:"><set><prop><displayname>x</displayname></prop></set></propertyupdate>"#
    case .report:
      #"<sync-collection xmlns="DAV:"><sync-token/><prop><getetag/></prop></sync-collection>"#
    default: ""
    }
  }

  @Test(arguments: methods)
  func `every method on every resource, with nothing in it, is answered`(
    _ method: Method
  ) async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")

    for path in [
      "/", "/dav", "/dav/", "/dav/people", "/dav/people/\(stage.account.number)", "/dav/lists/",
      stage.home, "\(stage.home)none", "\(stage.home)home/none.ics", "\(stage.home)home/a.ics/",
      "\(stage.home)home/a.ics/b", "\(stage.home)home/a.ics", "\(stage.home)home", "/dav/nowhere/",
    ] {
      let response = try await stage.request(method, path)

      #expect((200..<500).contains(response.status.code), "\(method) \(path)")
    }
  }

  /// RFC 9110 §15.5.6.
  @Test func `a method that is not done here says which are`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")

    for (method, path, allowed) in [
      (Method("LOCK"), "home/a.ics", "PUT"), (.post, "home/", "REPORT"),
      (.mkcol, "home/", "PROPPATCH"), (.put, "", "PROPFIND"),
    ] {
      let response = try await stage.request(method, stage.home + path)

      #expect(response.status == .methodNotAllowed)
      let methods = response.headers[.allow]?.split(separator: ", ").map(String.init) ?? []
      #expect(methods.contains(allowed) && !methods.contains(method.name))
    }
  }

  @Test(arguments: [
    "..", ".", "%2e%2e", "%2E", "a%2Fb.ics", "a%2fb.ics", "", "a//b", "x/../y.ics", "%2e%2e/home",
    "/etc/passwd",
  ])
  func `a path that leads elsewhere is refused`(_ name: String) async throws {
    let stage = try await DAVStage()

    for method in [Method.put, .get, .delete, .propfind] {
      let response = try await stage.request(
        method, "\(stage.home)home/\(name)/z.ics", Self.body(of: method), [(.depth, "0")])

      #expect((400..<500).contains(response.status.code))
    }
    #expect(try await stage.sync().responses.isEmpty)
  }

  @Test func `a long name is refused, and one that is nearly as long is kept`() async throws {
    let stage = try await DAVStage()
    let text = DAVStage.calendar(["SUMMARY:x"], uid: "x")
    let list = "\(stage.home)home/"

    let kept = try await stage.request(.put, list + String(repeating: "n", count: 900), text)
    let refused = try await stage.request(.put, list + String(repeating: "n", count: 2000), text)
    let encoded = try await stage.request(
      .put, list + String(repeating: "%E3%81%82", count: 700), text)

    #expect(kept.status == .created)
    #expect(refused.status == Status(414))
    #expect(encoded.status == Status(414))
  }

  @Test(arguments: [
    "\"", "abc", "\"a", "W/", "\"1\", x", "W/\"a\"x", "*, \"1\"", "\u{7F}",
  ])
  func `a list of tags that can't be read changes nothing`(_ field: String) async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:1")

    let put = try await stage.put("a", "SUMMARY:2", headers: [(.ifMatch, field)])
    let deletion = try await stage.request(
      .delete, "\(stage.home)home/a.ics", "", [(.ifMatch, field)])

    #expect((400..<500).contains(put.status.code))
    #expect((400..<500).contains(deletion.status.code))
    #expect(try await stage.task(named: "a.ics")?.title == "1")
  }

  @Test func `a thousand tags are read or refused, and change nothing by themselves`() async throws
  {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:1")
    let tags = (1000..<2000).map { "\"\($0)\"" }.joined(separator: ",")

    let one = try await stage.put("a", "SUMMARY:2", headers: [(.ifMatch, tags)])
    let many = try await stage.put(
      "a", "SUMMARY:2", headers: (1000..<2000).map { (.ifMatch, "\"\($0)\"") })
    let read = try await stage.request(
      .get, "\(stage.home)home/a.ics", "", [(.ifNoneMatch, tags)])

    #expect((400..<500).contains(one.status.code))
    #expect((400..<500).contains(many.status.code))
    #expect(read.status == .ok)
    #expect(try await stage.task(named: "a.ics")?.title == "1")
  }

  private static let brokenIfs = [
    "(", "(<", "([\"1\"", "<>", "<x", "()", "(Not)", "([])", "(<a> [\"1\")", "<a> <b>",
    String(repeating: "(", count: 5000), String(repeating: "(<a:b>)", count: 2000),
    "(<opaquelocktoken:x>)", "</dav/> ([\"1\"])", "([W/\"1\"])",
  ]

  @Test func `an If that can't be read, or does not hold, changes nothing`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:1")

    for field in Self.brokenIfs {
      let put = try await stage.put("a", "SUMMARY:2", headers: [(.if, field)])

      #expect([400, 412, 413, 414].contains(put.status.code))
    }
    #expect(try await stage.task(named: "a.ics")?.title == "1")
  }

  @Test func `says when to try again to who guesses passwords`() async throws {
    let stage = try await DAVStage()
    let guess = (name: HeaderName.authorization, value: "Basic YW5uQGV4YW1wbGUub3JnOmd1ZXNz")

    var answer = try await stage.anonymously(.propfind, stage.home, "", [guess])
    for _ in 0..<100 where answer.status == .unauthorized {
      answer = try await stage.anonymously(.propfind, stage.home, "", [guess])
    }

    #expect(answer.status == .tooManyRequests)
    let seconds = try #require(answer.headers[.retryAfter].flatMap { Int($0) })
    #expect(seconds > 0)
  }
}
