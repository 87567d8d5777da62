import DAV
import HTTP
import Testing
import XML

/// What went wrong in other servers when a program asked what is new, or asked for many at once.
@Suite struct SyncFaultTests {
  // https://github.com/lennart-k/rustical/issues/251
  @Test func `an up-to-date client's token is refused, or everything is sent again`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")
    var token = try #require(try await stage.sync().token)

    for _ in 0..<3 {
      let again = try await stage.sync(token)

      #expect(again.responses.isEmpty)
      #expect(again.token == token)
      token = try #require(again.token)
    }
  }

  // https://github.com/cyrusimap/cyrus-imapd/issues/4985
  @Test(arguments: [
    "<d:sync-token/>", "<d:sync-token></d:sync-token>", "<d:sync-token> </d:sync-token>",
  ])
  func `an empty token is taken for an unknown one`(_ token: String) async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")
    try await stage.put("b", "SUMMARY:b")

    let first = try await stage.report(
      """
      <d:sync-collection xmlns:d="DAV:">\(token)<d:sync-level>1</d:sync-level>
      <d:prop><d:getetag/></d:prop></d:sync-collection>
      """)

    #expect(
      first.responses.map(\.href) == ["\(stage.home)home/a.ics", "\(stage.home)home/b.ics"])
  }

  /// A client that is told of less than all loses the rest, if its token says otherwise.
  @Test func `a truncated answer loses the rest`() async throws {
    let stage = try await DAVStage()
    for name in ["a", "b", "c", "d", "e"] { try await stage.put(name, "SUMMARY:\(name)") }
    let limit = "<d:limit><d:nresults>2</d:nresults></d:limit>"
    var told: [String] = []
    var token = ""

    for _ in 0..<3 {
      let page = try await stage.sync(token, limit: limit)
      told += page.responses.filter { $0.status != "507" }.map(\.href)
      let isWhole = !page.responses.contains { $0.status == "507" }
      #expect(isWhole == (told.count == 5))
      token = try #require(page.token)
    }

    #expect(told == ["a", "b", "c", "d", "e"].map { "\(stage.home)home/\($0).ics" })
    #expect(try await stage.sync(token).responses.isEmpty)
  }

  @Test(arguments: [
    "0", "x", "http://hibi.example/sync/1", "data:,", "data:,1", "data:,-1-1", "data:,1-1",
    "data:,99999999999999999999-1", "data:,1-99999999999999999999",
  ])
  func `a token that was never given is taken`(_ token: String) async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")

    let response = try await stage.request(
      .report, "\(stage.home)home/",
      """
      <d:sync-collection xmlns:d="DAV:"><d:sync-token>\(token)</d:sync-token>
      <d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>
      """)

    #expect(response.status == .forbidden)
    #expect(response.text.contains("<d:valid-sync-token/>"))
  }

  // https://github.com/pimutils/vdirsyncer/issues/1212
  @Test func `a missing task is left out of a multiget`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")
    let hrefs = ["\(stage.home)home/a.ics", "\(stage.home)home/none.ics"]

    let answer = try await stage.multiget(hrefs)

    #expect(answer.responses.map(\.href) == hrefs)
    #expect(answer[hrefs[0]]?.property(.calDAV("calendar-data")) != nil)
    #expect(answer[hrefs[1]]?.status == "404")
  }

  /// A client looks for the answer to what it asked, by the text that it sent.
  @Test func `an address of another server, or of another person, is answered under another name`()
    async throws
  {
    let stage = try await DAVStage()
    let hrefs = [
      "http://elsewhere.example/dav/lists/1/home/a.ics", "/dav/lists/99/home/a.ics", "%zz",
      "\(stage.home)home/", "\(stage.home)home/../home/a.ics",
    ]

    let answer = try await stage.multiget(hrefs)

    #expect(answer.responses.map(\.href) == hrefs)
    #expect(answer.responses.allSatisfy { $0.status == "404" })
  }

  // https://github.com/alainm23/planify/issues/1820
  @Test func `tasks are listed as lists, under the list's name`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:Test1")
    try await stage.put("b", "SUMMARY:Test2")

    let listing = try await stage.propfind(
      "\(stage.home)home/",
      "<d:resourcetype/><d:displayname/><d:getetag/><d:getcontenttype/>", depth: "1")

    let list = listing.responses.first
    #expect(list?.href == "\(stage.home)home/")
    #expect(list?.property(.dav("displayname"))?.text == "Home")
    #expect(listing.responses.count == 3)
    for member in listing.responses.dropFirst() {
      #expect(member.property(.dav("resourcetype"))?.elements.contains { _ in true } == false)
      #expect(member.property(.dav("displayname")) == nil)
      #expect(member.property(.dav("getetag"))?.text.hasPrefix("\"") == true)
      #expect(
        member.property(.dav("getcontenttype"))?.text
          == "text/calendar; charset=utf-8; component=VTODO")
    }
  }
}
