import DAV
import Domain
import HTTP
import Testing
import XML

/// What Evolution's data server asks, 3.46 and newer ones.
@Suite struct EvolutionTests {
  private func program(_ stage: DAVStage) -> Program {
    Program(
      stage: stage,
      headers: [
        ("User-Agent", "Evolution/3.46.4"), ("Connection", "close"),
        (.contentType, "application/xml; charset=\"utf-8\""),
      ])
  }

  private static let declaration = #"<?xml version="1.0" encoding="utf-8"?>"#

  @Test func `a list is opened without credentials first`() async throws {
    let stage = try await DAVStage()
    let list = "\(stage.home)home/"
    let body =
      Self.declaration
      + #"<propfind xmlns="DAV:"><prop><current-user-privilege-set/></prop></propfind>"#

    let options = try await stage.anonymously(.options, list)
    let unknown = try await stage.anonymously(.propfind, list, body, [(.depth, "0")])
    let known = try await program(stage).ask(.propfind, list, depth: "0", body)
    let tag = try await program(stage).ask(
      .propfind, list, depth: "0",
      Self.declaration
        + #"<D:propfind xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/"><D:prop>"#
        + "<CS:getctag/><D:supported-report-set/></D:prop></D:propfind>")

    #expect(options.status == .ok)
    #expect(options.headers[.dav]?.contains("calendar-access") == true)
    #expect(options.headers[.allow]?.contains("REPORT") == true)
    #expect(unknown.status == .unauthorized)
    #expect(unknown.headers["WWW-Authenticate"]?.hasPrefix("Basic realm=") == true)
    #expect(known.responses.first?.property(.dav("current-user-privilege-set")) != nil)
    #expect(tag.responses.first?.properties["200"]?.count == 2)
  }

  /// It asks so of a list, at Depth 0, and means the members.
  @Test func `what is there is listed at Depth 0`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")

    let answer = try await program(stage).ask(
      .report, "\(stage.home)home/", depth: "0",
      Self.declaration
        + #"<C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop>"#
        + #"<D:getetag/><C:calendar-data><C:comp name="VCALENDAR"><C:comp name="VTODO">"#
        + #"<C:prop name="UID"/></C:comp></C:comp></C:calendar-data></D:prop><C:filter>"#
        + #"<C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO"/></C:comp-filter>"#
        + "</C:filter></C:calendar-query>")

    let member = try #require(answer["\(stage.home)home/a.ics"])
    #expect(member.property(.dav("getetag")) != nil)
    #expect(member.property(.calDAV("calendar-data"))?.text.contains("UID:a\r\n") == true)
  }

  @Test func `tasks are made, edited without a condition, and removed`() async throws {
    let stage = try await DAVStage()
    let evolution = Program(
      stage: stage,
      headers: [
        ("User-Agent", "Evolution/3.46.4"), ("Connection", "close"), (.prefer, "return=minimal"),
        (.contentType, "text/calendar; charset=\"utf-8\""),
      ])
    let path = "\(stage.home)home/3a5b8c1d2e.ics"
    let text = DAVStage.calendar(
      ["SUMMARY:Brot", "X-EVOLUTION-CALDAV-COLOR:red", "SEQUENCE:1"], uid: "3a5b8c1d2e")

    let made = try await evolution.send(.put, path, text, [(.ifNoneMatch, "*")])
    let edited = try await evolution.send(.put, path, text.replacing("Brot", with: "Milch"))
    let got = try await evolution.send(.get, path)
    let removed = try await evolution.send(
      .delete, path, "", [(.ifMatch, try #require(edited.headers[.entityTag]))])

    #expect([made, edited, removed].map(\.status) == [.created, .noContent, .noContent])
    #expect(got.headers[.entityTag] == edited.headers[.entityTag])
    #expect(got.headers[.contentType]?.hasPrefix("text/calendar") == true)
    #expect(got.text == text.replacing("Brot", with: "Milch"))
  }

  /// A token without a colon or a slash is thrown away there.
  @Test func `newer ones keep the token, and begin again when it is refused`() async throws {
    let stage = try await DAVStage()
    let evolution = program(stage)
    let list = "\(stage.home)home/"
    try await stage.put("a", "SUMMARY:a")
    func body(_ token: String) -> String {
      Self.declaration
        + #"<D:sync-collection xmlns:D="DAV:"><D:sync-token>\#(token)</D:sync-token>"#
        + "<D:sync-level>1</D:sync-level><D:prop><D:getetag/></D:prop></D:sync-collection>"
    }

    let first = try await evolution.ask(.report, list, body(""))
    let token = try #require(first.token)
    let second = try await evolution.ask(.report, list, depth: "0", body(token))
    let refused = try await evolution.send(.report, list, depth: "1", body("data:,7-7"))

    #expect(token.contains(":"))
    #expect(first.responses.map(\.href) == ["\(list)a.ics"])
    #expect(second.responses.isEmpty)
    #expect(refused.status == .forbidden)
    #expect(refused.text.contains("valid-sync-token"))
  }

  @Test func `a repeating task moves on, with one time less`() async throws {
    let stage = try await DAVStage()
    try await stage.put(
      "r", "SUMMARY:r", "DTSTART;VALUE=DATE:20261201", "DUE;VALUE=DATE:20261201",
      "RRULE:FREQ=WEEKLY;COUNT=3")

    let put = try await stage.put(
      "r", "SUMMARY:r", "DTSTART;VALUE=DATE:20261208", "DUE;VALUE=DATE:20261208",
      "RRULE:FREQ=WEEKLY;COUNT=2")

    #expect(put.status == .noContent)
    let task = try #require(try await stage.task(named: "r.ics"))
    #expect(!task.isCompleted)
    #expect(task.due == CalendarDate(iso: "2026-12-08").map { .date($0) })
  }
}
