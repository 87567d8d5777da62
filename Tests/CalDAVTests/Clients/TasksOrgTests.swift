import DAV
import Domain
import HTTP
import Testing
import XML

/// What Tasks.org asks with an account of its own.
@Suite struct TasksOrgTests {
  private func program(_ stage: DAVStage) -> Program {
    Program(
      stage: stage,
      headers: [
        ("User-Agent", "org.tasks/14.8 (okhttp3) Android/15"),
        (.contentType, "application/xml; charset=utf-8"),
      ])
  }

  private static func propfind(_ properties: String) -> String {
    "<?xml version='1.0' encoding='UTF-8' ?><propfind xmlns=\"DAV:\" "
      + "xmlns:CAL=\"urn:ietf:params:xml:ns:caldav\" xmlns:CS=\"http://calendarserver.org/ns/\" "
      + "xmlns:OC=\"http://owncloud.org/ns\" xmlns:ICAL=\"http://apple.com/ns/ical/\" "
      + "xmlns:T=\"http://org.tasks/ns/\"><prop>\(properties)</prop></propfind>"
  }

  @Test func `each list has what its program can't do without`() async throws {
    let stage = try await DAVStage()
    let tasks = program(stage)

    let root = try await tasks.ask(
      .propfind, "/dav/", depth: "0", Self.propfind("<current-user-principal/>"))
    let home = try await tasks.send(
      .propfind, stage.home, depth: "1",
      Self.propfind(
        "<resourcetype/><displayname/><CAL:supported-calendar-component-set/><CS:getctag/>"
          + "<ICAL:calendar-color/><sync-token/><share-access/><CS:invite/><OC:owner-principal/>"
          + "<OC:invite/><current-user-privilege-set/><current-user-principal/>"
          + "<T:x-calendar-icon/>"))

    #expect(root.responses.first?.property(.dav("current-user-principal")) != nil)
    #expect(home.headers["x-sabre-version"] == nil)
    let answer = try Multistatus(home)
    let list = try #require(answer["\(stage.home)home/"])
    for name in ["displayname", "sync-token", "resourcetype", "current-user-principal"] {
      #expect(list.property(.dav(name)) != nil)
    }
    #expect(list.property(.calDAV("supported-calendar-component-set")) != nil)
    #expect(list.properties["404"]?.count == 6)
    #expect(
      answer.responses.first?.property(.dav("current-user-principal"))?.first(.dav("href"))?.text
        == "/dav/people/\(stage.account.number)/")
  }

  @Test func `a list is made by MKCOL, with its symbol set apart, and deleted`() async throws {
    let stage = try await DAVStage()
    let tasks = program(stage)
    let path = "\(stage.home)4012345678901234567/"

    let made = try await tasks.send(
      .mkcol, path,
      "<?xml version='1.0' encoding='UTF-8' ?>"
        + #"<mkcol xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav" "#
        + #"xmlns:ICAL="http://apple.com/ns/ical/"><set><prop><resourcetype><collection/>"#
        + "<CAL:calendar/></resourcetype><displayname>할 일</displayname>"
        + "<ICAL:calendar-color>#4CAF50</ICAL:calendar-color><CAL:supported-calendar-component-set>"
        + #"<CAL:comp name="VTODO"/></CAL:supported-calendar-component-set></prop></set></mkcol>"#)
    let symbol = try await tasks.ask(
      .proppatch, path,
      #"<propertyupdate xmlns="DAV:" xmlns:T="http://org.tasks/ns/"><set><prop>"#
        + "<T:x-calendar-icon>shopping_cart</T:x-calendar-icon></prop></set></propertyupdate>")
    let again = try await tasks.send(.mkcol, path)
    let found = try await tasks.ask(
      .propfind, path, depth: "0",
      Self.propfind("<displayname/><ICAL:calendar-color/><T:x-calendar-icon/>"))
    let deleted = try await tasks.send(.delete, path)

    #expect(made.status == .created)
    #expect(symbol.responses.first?.properties["200"]?.map(\.name.localName) == ["x-calendar-icon"])
    #expect(again.status == .methodNotAllowed)
    #expect(
      found.responses.first?.properties["200"]?.map(\.text) == ["할 일", "#4CAF50", "shopping_cart"])
    #expect(deleted.status == .noContent)
  }

  @Test func `tasks are changed and deleted without any condition`() async throws {
    let stage = try await DAVStage()
    let upload = Program(stage: stage, headers: [(.contentType, "text/calendar; charset=utf-8")])
    let path = "\(stage.home)home/1234567890123456789.ics"
    let text = DAVStage.calendar(
      [
        "CREATED:20261130T120000Z", "LAST-MODIFIED:20261130T120000Z", "SUMMARY:우유 사기",
        "DUE;TZID=Asia/Seoul:20261201T090000", "RRULE:FREQ=DAILY;COUNT=5", "PRIORITY:9",
        "X-APPLE-SORT-ORDER:1", "RELATED-TO:nowhere",
      ], uid: "1234567890123456789")
    let next = text.replacing("20261201T090000", with: "20261202T090000")
      .replacing("COUNT=5", with: "COUNT=4")

    let made = try await upload.send(.put, path, text)
    let done = try await upload.send(.put, path, next)
    let got = try await upload.send(.get, path)
    let task = try #require(try await stage.task(named: "1234567890123456789.ics"))
    let deleted = try await upload.send(.delete, path)

    #expect([made, done, deleted].map(\.status) == [.created, .noContent, .noContent])
    #expect(got.headers[.entityTag] == done.headers[.entityTag])
    #expect(got.text == next)
    #expect(!task.isCompleted)
    #expect(task.due?.nominal.date == CalendarDate(iso: "2026-12-02"))
  }

  /// It deletes on the phone what is no longer listed, and fetches what has another tag.
  @Test func `what changed is seen by the token, then by tags`() async throws {
    let stage = try await DAVStage()
    let tasks = program(stage)
    let list = "\(stage.home)home/"
    let query =
      "<?xml version='1.0' encoding='UTF-8' ?>"
      + #"<CAL:calendar-query xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop>"#
      + #"<getetag/></prop><CAL:filter><CAL:comp-filter name="VCALENDAR">"#
      + #"<CAL:comp-filter name="VTODO"/></CAL:comp-filter></CAL:filter></CAL:calendar-query>"#
    try await stage.put("a", "SUMMARY:a")
    try await stage.put("b", "SUMMARY:b")
    func token() async throws -> String? {
      try await tasks.ask(.propfind, list, depth: "0", Self.propfind("<sync-token/>"))
        .responses.first?.property(.dav("sync-token"))?.text
    }

    let first = try await token()
    let same = try await token()
    let listed = try await tasks.ask(.report, list, depth: "1", query)
    try await stage.put("a", "SUMMARY:a2")
    _ = try await stage.request(.delete, "\(list)b.ics")
    let second = try await token()
    let relisted = try await tasks.ask(.report, list, depth: "1", query)

    #expect(first != nil && first == same && first != second)
    #expect(listed.responses.map(\.href).sorted() == ["\(list)a.ics", "\(list)b.ics"])
    #expect(relisted.responses.map(\.href) == ["\(list)a.ics"])
    #expect(
      listed["\(list)a.ics"]?.property(.dav("getetag"))?.text
        != relisted["\(list)a.ics"]?.property(.dav("getetag"))?.text)
  }
}
