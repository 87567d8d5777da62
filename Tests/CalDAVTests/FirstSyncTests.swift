import DAV
import Domain
import HTTP
import SQLiteStorage
import Testing
import XML

/// A program that knows nothing but the server's name gets to the tasks, and stays in step.
@Suite struct FirstSyncTests {
  @Test func `leads from the well-known address to the tasks`() async throws {
    let stage = try await DAVStage()

    let wellKnown = try await stage.anonymously(.propfind, "/.well-known/caldav")
    let root = try #require(wellKnown.headers[.location])
    let unknown = try await stage.anonymously(.propfind, root, "", [(.depth, "0")])
    let principal = try #require(
      try await stage.propfind(root, "<d:current-user-principal/>").responses.first?
        .property(.dav("current-user-principal"))?.first(.dav("href"))?.text)
    let home = try #require(
      try await stage.propfind(principal, "<c:calendar-home-set/>").responses.first?
        .property(.calDAV("calendar-home-set"))?.first(.dav("href"))?.text)
    let lists = try await stage.propfind(
      home, "<d:resourcetype/><d:displayname/><c:supported-calendar-component-set/>", depth: "1")

    #expect(wellKnown.status == Status(301))
    #expect(unknown.status == .unauthorized)
    #expect(unknown.headers["WWW-Authenticate"]?.hasPrefix("Basic ") == true)
    #expect(lists.responses.map(\.href) == [home, "\(home)home/"])
    #expect(lists["\(home)home/"]?.property(.dav("displayname"))?.text == "Home")
    let types = lists["\(home)home/"]?.property(.dav("resourcetype"))?.elements.map(\.name)
    #expect(types == [.dav("collection"), .calDAV("calendar")])
  }

  @Test func `gives back what was uploaded, byte for byte, under one tag`() async throws {
    let stage = try await DAVStage()
    let text = DAVStage.calendar(
      ["SUMMARY;X-P=\"a;b\":Brot\\, Milch", "X-KEEP:1", "PRIORITY:"], uid: "a")

    let put = try await stage.request(.put, "\(stage.home)home/a.ics", text)
    let got = try await stage.request(.get, "\(stage.home)home/a.ics")
    let listed = try await stage.propfind("\(stage.home)home/", "<d:getetag/>", depth: "1")

    #expect(put.status == .created)
    #expect(got.text == text)
    #expect(got.headers[.entityTag] == put.headers[.entityTag])
    let tag = listed["\(stage.home)home/a.ics"]?.property(.dav("getetag"))?.text
    #expect(tag == put.headers[.entityTag])
  }

  @Test func `tells of each change by its token, and of none twice`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")
    try await stage.put("b", "SUMMARY:b")
    let first = try await stage.sync()
    try await stage.put("c", "SUMMARY:c")
    _ = try await stage.request(.delete, "\(stage.home)home/a.ics")

    let second = try await stage.sync(try #require(first.token))
    let third = try await stage.sync(try #require(second.token))
    let foreign = try await stage.request(
      .report, "\(stage.home)home/",
      """
      <d:sync-collection xmlns:d="DAV:"><d:sync-token>data:,9-9</d:sync-token><d:prop/>
      </d:sync-collection>
      """)

    #expect(
      first.responses.map(\.href).sorted() == ["a", "b"].map { "\(stage.home)home/\($0).ics" })
    #expect(second["\(stage.home)home/c.ics"]?.property(.dav("getetag")) != nil)
    #expect(second["\(stage.home)home/a.ics"]?.status == "404")
    #expect(second.responses.count == 2)
    #expect(third.responses.isEmpty)
    #expect(foreign.status == .forbidden)
    #expect(foreign.text.contains("valid-sync-token"))
  }

  @Test func `shows what was changed here, and takes the change of a program`() async throws {
    let stage = try await DAVStage()
    let put = try await stage.put("a", "SUMMARY:Milch", "X-KEEP:1")
    let task = try #require(
      try await stage.store.object(named: "a.ics", in: stage.list, for: stage.account)?.task)

    try await stage.store.perform(.completeTasks([task.id]), for: stage.account, at: task.created)

    let got = try await stage.request(.get, "\(stage.home)home/a.ics")
    #expect(got.headers[.entityTag] != put.headers[.entityTag])
    #expect(got.text.contains("STATUS:COMPLETED"))
    #expect(got.text.contains("X-KEEP:1"))
    let stale = try await stage.put(
      "a", "SUMMARY:old", headers: [(.ifMatch, try #require(put.headers[.entityTag]))])
    #expect(stale.status == .preconditionFailed)
    let fresh = try await stage.put(
      "a", "SUMMARY:Brot", headers: [(.ifMatch, try #require(got.headers[.entityTag]))])
    #expect(fresh.status == .noContent)
    let now = try await stage.store.task(task.id, for: stage.account)
    #expect(now.title == "Brot")
    #expect(!now.isCompleted)
  }

  @Test func `does not show one person another's tasks`() async throws {
    let stage = try await DAVStage()
    let stranger = try await stage.store.addAccount(
      email: EmailAddress("ben@example.org"), passwordHash: nil, zone: .utc, language: nil,
      at: StoppedClock().now()
    ).id

    for path in ["lists/\(stranger.number)/", "people/\(stranger.number)/"] {
      let response = try await stage.request(.propfind, "/dav/\(path)", "", [(.depth, "0")])
      #expect(response.status == .notFound)
    }
  }
}
