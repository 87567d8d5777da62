import DAV
import Domain
import HTTP
import Testing
import XML

/// What Thunderbird 153 asks.
@Suite struct ThunderbirdTests {
  private func program(_ stage: DAVStage) -> Program {
    Program(
      stage: stage,
      headers: [
        (
          "User-Agent",
          "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Thunderbird/153.8.0"
        ),
        ("Accept", "text/xml"), ("Accept-Language", "en-US,en;q=0.5"),
        ("Accept-Charset", "utf-8,*;q=0.1"), (.contentType, "text/xml; charset=utf-8"),
      ])
  }

  private static func propfind(_ properties: String) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + #"<D:propfind xmlns:D="DAV:" xmlns:A="http://apple.com/ns/ical/" "#
      + #"xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/">"#
      + "<D:prop>\(properties)</D:prop></D:propfind>"
  }

  @Test func `lists are found, and may be written`() async throws {
    let stage = try await DAVStage()
    let thunderbird = program(stage)
    let body = Self.propfind(
      "<D:resourcetype/><D:owner/><D:displayname/><D:current-user-principal/>"
        + "<D:current-user-privilege-set/><A:calendar-color/><C:calendar-home-set/>")

    let unknown = try await stage.anonymously(
      .propfind, "/dav/", body, thunderbird.headers + [(.depth, "0")])
    let root = try await thunderbird.ask(.propfind, "/dav/", depth: "0", body)
    let principal = try #require(
      root.responses.first?.property(.dav("current-user-principal"))?.first(.dav("href"))?.text)
    let person = try await thunderbird.ask(
      .propfind, principal, depth: "0", Self.propfind("<D:resourcetype/><C:calendar-home-set/>"))
    let home = try await thunderbird.ask(
      .propfind, stage.home, depth: "1",
      Self.propfind(
        "<D:resourcetype/><D:displayname/><D:current-user-privilege-set/><A:calendar-color/>"))

    #expect(unknown.status == .unauthorized)
    #expect(
      person.responses.first?.property(.dav("resourcetype"))?.elements.map(\.name)
        .contains(.dav("principal")) == true)
    #expect(
      person.responses.first?.property(.calDAV("calendar-home-set"))?.first(.dav("href"))?.text
        == stage.home)
    #expect(home.responses.allSatisfy { $0.property(.dav("resourcetype")) != nil })
    let privileges = home.responses.last?.property(.dav("current-user-privilege-set"))?.elements
      .flatMap { $0.elements.map(\.name) }
    #expect(privileges?.contains(.dav("write")) == true)
  }

  @Test func `a calendar starts, and is not disabled`() async throws {
    let stage = try await DAVStage()
    let thunderbird = program(stage)
    let list = "\(stage.home)home/"

    let start = try await thunderbird.ask(
      .propfind, list, depth: "0",
      Self.propfind(
        "<D:resourcetype/><D:owner/><D:current-user-principal/><D:current-user-privilege-set/>"
          + "<D:supported-report-set/><C:supported-calendar-component-set/><CS:getctag/>"))
    let options = try await thunderbird.send(.options, stage.home)

    #expect(start.responses.first?.properties.keys.sorted() == ["200"])
    #expect(start.responses.first?.properties["200"]?.count == 7)
    #expect(options.status == .ok)
    let classes = options.headers[.dav]?.split(separator: ", ")
    #expect(classes?.contains("calendar-access") == true)
    #expect(classes?.contains { $0.hasPrefix("calendar-auto") || $0 == "2" } == false)
  }

  @Test func `tasks are synchronized, changed and deleted`() async throws {
    let stage = try await DAVStage()
    let thunderbird = program(stage)
    let list = "\(stage.home)home/"
    let path = "\(list)c0ffee00-0000-4000-8000-000000000001.ics"
    let text = DAVStage.calendar(
      ["SUMMARY:Brot", "X-MOZ-GENERATION:1", "PERCENT-COMPLETE:0"],
      uid: "c0ffee00-0000-4000-8000-000000000001")
    let upload = Program(stage: stage, headers: [(.contentType, "text/calendar; charset=utf-8")])

    let first = try await thunderbird.ask(.report, list, depth: "1", Self.sync(""))
    let made = try await upload.send(.put, path, text, [(.ifNoneMatch, "*")])
    let fetched = try await thunderbird.ask(.report, list, depth: "1", Self.multiget(path))
    let tag = try #require(fetched[path]?.property(.dav("getetag"))?.text)
    let second = try await thunderbird.ask(
      .report, list, depth: "1", Self.sync(try #require(first.token)))
    let changed = try await upload.send(
      .put, path, text.replacing("Brot", with: "Milch"), [(.ifMatch, tag)])
    let conflict = try await upload.send(.put, path, text, [(.ifMatch, tag)])
    let head = try await upload.send(.head, path)
    let deleted = try await upload.send(
      .delete, path, "", [(.ifMatch, try #require(head.headers[.entityTag]))])
    let third = try await thunderbird.send(
      .report, list, depth: "1", Self.sync(try #require(second.token)))

    #expect(made.status == .created)
    #expect(made.headers[.entityTag] == tag)
    #expect(
      second[path]?.property(.dav("getcontenttype"))?.text.hasPrefix("text/calendar") == true)
    #expect(changed.status == .noContent)
    #expect(conflict.status == .preconditionFailed)
    #expect(head.headers[.entityTag] == changed.headers[.entityTag])
    #expect(deleted.status == .noContent)
    #expect(
      third.text.contains(
        "<d:response><d:href>\(path)</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>"
      ))
  }

  @Test func `a token that is too old is told from a fault`() async throws {
    let stage = try await DAVStage()

    let response = try await program(stage).send(
      .report, "\(stage.home)home/", depth: "1", Self.sync("data:,999-999"))

    #expect(response.status == .forbidden)
    #expect(response.text.contains("<d:valid-sync-token/>"))
  }

  @Test func `one time of a series is completed beside the series`() async throws {
    let stage = try await DAVStage()
    let lines = ["SUMMARY:s", "DTSTART:20261201T080000Z", "RRULE:FREQ=DAILY"]
    try await stage.put("s", "SUMMARY:s", "DTSTART:20261201T080000Z", "RRULE:FREQ=DAILY")

    let put = try await stage.request(
      .put, "\(stage.home)home/s.ics",
      DAVStage.calendar(
        lines + [
          "END:VTODO", "BEGIN:VTODO", "UID:s", "DTSTAMP:20261201T090000Z",
          "RECURRENCE-ID:20261201T080000Z", "STATUS:COMPLETED", "COMPLETED:20261201T090000Z",
          "PERCENT-COMPLETE:100", "SUMMARY:s",
        ], uid: "s"), [(.ifMatch, "*")])

    #expect(put.status == .noContent)
    let task = try #require(try await stage.task(named: "s.ics"))
    #expect(!task.isCompleted)
    #expect(task.start?.nominal.date == CalendarDate(iso: "2026-12-02"))
  }

  private static func sync(_ token: String) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + #"<sync-collection xmlns="DAV:"><sync-token>\#(token)</sync-token>"#
      + "<sync-level>1</sync-level><prop><getcontenttype/><getetag/></prop></sync-collection>"
  }

  private static func multiget(_ href: String) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + #"<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop>"#
      + "<D:getetag/><C:calendar-data/></D:prop><D:href>\(href)</D:href></C:calendar-multiget>"
  }
}
