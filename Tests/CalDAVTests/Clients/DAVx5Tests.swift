import DAV
import Domain
import HTTP
import Testing
import XML

/// What DAVx⁵ asks for Tasks.org, OpenTasks and jtx Board.
@Suite struct DAVx5Tests {
  private func program(_ stage: DAVStage) -> Program {
    Program(
      stage: stage,
      headers: [
        ("User-Agent", "DAVx5/4.5-ose (dav4jvm; okhttp/5.1.0) Android/15"),
        ("Accept-Language", "ja-JP, en;q=0.7, *;q=0.5"),
        (.contentType, "application/xml; charset=utf-8"),
      ])
  }

  private static let declaration = "<?xml version='1.0' encoding='UTF-8' ?>"

  private static func propfind(_ properties: String) -> String {
    declaration
      + #"<propfind xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav" "#
      + #"xmlns:CARD="urn:ietf:params:xml:ns:carddav" xmlns:CS="http://calendarserver.org/ns/" "#
      + #"xmlns:ICAL="http://apple.com/ns/ical/" xmlns:PUSH="https://bitfire.at/webdav-push">"#
      + "<prop>\(properties)</prop></propfind>"
  }

  @Test func `an account is found from the address that a person typed`() async throws {
    let stage = try await DAVStage()
    let dav = program(stage)
    let principal = "/dav/people/\(stage.account.number)/"

    let typed = try await dav.ask(
      .propfind, "/dav/", depth: "0",
      Self.propfind(
        "<resourcetype/><displayname/><current-user-principal/><current-user-privilege-set/>"
          + "<CAL:calendar-home-set/><CAL:supported-calendar-component-set/><ICAL:calendar-color/>"
          + "<CAL:calendar-description/><CAL:calendar-timezone/>"))
    let options = try await dav.send(.options, principal)
    let person = try await dav.ask(
      .propfind, principal, depth: "0",
      Self.propfind(
        "<displayname/><group-membership/><resourcetype/><CAL:calendar-home-set/>"
          + "<CS:calendar-proxy-read-for/><CS:calendar-proxy-write-for/>"))
    let home = try await dav.ask(
      .propfind, stage.home, depth: "1",
      Self.propfind(
        "<current-user-privilege-set/><displayname/><owner/><resourcetype/><PUSH:transports/>"
          + "<PUSH:topic/><ICAL:calendar-color/><CAL:calendar-description/><CAL:calendar-timezone/>"
          + "<CAL:calendar-timezone-id/><CAL:supported-calendar-component-set/><CS:source/>"))

    #expect(
      typed.responses.first?.property(.dav("current-user-principal"))?.first(.dav("href"))?.text
        == principal)
    #expect(typed.responses.first?.properties["404"]?.count == 5)
    #expect(options.headers[.dav]?.contains("calendar-access") == true)
    #expect(
      person.responses.first?.property(.calDAV("calendar-home-set"))?.first(.dav("href"))?.text
        == stage.home)
    let list = home["\(stage.home)home/"]
    let privileges = list?.property(.dav("current-user-privilege-set"))?.elements
      .compactMap { $0.elements.first { _ in true }?.name }
    #expect(privileges?.contains(.dav("write-content")) == true)
    #expect(privileges?.contains(.dav("unbind")) == true)
    #expect(list?.property(.dav("owner"))?.first(.dav("href"))?.text == principal)
    #expect(list?.property(.calDAV("supported-calendar-component-set")) != nil)
    let missing = list?.properties["404"]?.map(\.name.localName).sorted()
    #expect(
      missing == [
        "calendar-color", "calendar-description", "calendar-timezone", "calendar-timezone-id",
        "source", "topic", "transports",
      ])
  }

  @Test func `tasks are listed by a query and fetched by tens, with no Depth`() async throws {
    let stage = try await DAVStage()
    let dav = program(stage)
    let list = "\(stage.home)home/"
    for number in 0..<12 { try await stage.put("t\(number)", "SUMMARY:\(number)") }

    let state = try await dav.ask(
      .propfind, list, depth: "0",
      Self.propfind(
        "<supported-report-set/><sync-token/><CS:getctag/><CAL:max-resource-size/>"))
    let query = try await dav.ask(
      .report, list, depth: "1",
      Self.declaration
        + #"<CAL:calendar-query xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop>"#
        + #"<getetag/></prop><CAL:filter><CAL:comp-filter name="VCALENDAR">"#
        + #"<CAL:comp-filter name="VTODO"/></CAL:comp-filter></CAL:filter></CAL:calendar-query>"#)
    let hrefs = query.responses.prefix(10).map(\.href)
    let fetched = try await dav.ask(.report, list, Self.multiget(hrefs))

    let found = state.responses.first
    #expect(
      found?.property(.dav("sync-token"))?.text
        == found?.property(.calendarServer("getctag"))?.text)
    #expect(found?.property(.calDAV("max-resource-size"))?.text == "1048576")
    #expect(query.responses.count == 12)
    #expect(fetched.responses.map(\.href) == hrefs)
    for response in fetched.responses {
      #expect(response.property(.calDAV("calendar-data"))?.text.contains("BEGIN:VTODO") == true)
      #expect(response.property(.dav("getetag")) != nil)
      #expect(response.properties["404"]?.map(\.name) == [.calDAV("schedule-tag")])
    }
  }

  @Test func `a task is made, changed by its tag, and deleted`() async throws {
    let stage = try await DAVStage()
    let dav = program(stage)
    let path = "\(stage.home)home/5e0f6f4e-2f5d-4a5c-9d61-b9f6f1f2a3c4.ics"
    let text = DAVStage.calendar(
      ["SUMMARY:洗濯", "DUE;VALUE=DATE:20261201"], uid: "5e0f6f4e-2f5d-4a5c-9d61-b9f6f1f2a3c4")
    let push: (name: HeaderName, value: String) = ("Push-Dont-Notify", "\"x\"")
    let upload = Program(
      stage: stage, headers: [(.contentType, "text/calendar; charset=utf-8"), push])

    let made = try await upload.send(.put, path, text, [(.ifNoneMatch, "*")])
    let twice = try await upload.send(.put, path, text, [(.ifNoneMatch, "*")])
    let tag = try #require(made.headers[.entityTag])
    let changed = try await upload.send(
      .put, path, text.replacing("洗濯", with: "掃除"), [(.ifMatch, tag)])
    let stale = try await upload.send(.put, path, text, [(.ifMatch, tag)])
    let deleted = try await dav.send(
      .delete, path, "", [(.ifMatch, try #require(changed.headers[.entityTag])), push])
    let gone = try await upload.send(
      .put, path, text, [(.ifMatch, try #require(changed.headers[.entityTag]))])

    #expect(
      [made, twice, changed, stale, deleted, gone].map(\.status)
        == [
          .created, .preconditionFailed, .noContent, .preconditionFailed, .noContent,
          .preconditionFailed,
        ])
    #expect(made.headers["Schedule-Tag"] == nil)
  }

  @Test func `a list is made with a colour and a zone`() async throws {
    let stage = try await DAVStage()
    let path = "\(stage.home)8f14e45f-ceea-467f-a8d2-7f0c3b2f9b1a/"

    let made = try await program(stage).send(
      .mkcalendar, path,
      Self.declaration
        + #"<CAL:mkcalendar xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><set><prop>"#
        + "<resourcetype><collection/><CAL:calendar/></resourcetype><displayname>仕事</displayname>"
        + "<CAL:calendar-description>Büro</CAL:calendar-description>"
        + #"<ICAL:calendar-color xmlns:ICAL="http://apple.com/ns/ical/">#0000FFFF</ICAL:calendar-color>"#
        + "<CAL:calendar-timezone-id>Europe/Vienna</CAL:calendar-timezone-id>"
        + #"<CAL:supported-calendar-component-set><CAL:comp name="VTODO"/>"#
        + "</CAL:supported-calendar-component-set></prop></set></CAL:mkcalendar>")

    let found = try await stage.propfind(
      path, "<d:displayname/><c:calendar-description/><c:calendar-timezone-id/>")
    #expect(made.status == .created)
    #expect(found.responses.first?.property(.dav("displayname"))?.text == "仕事")
    #expect(found.responses.first?.property(.calDAV("calendar-description"))?.text == "Büro")
    #expect(
      found.responses.first?.property(.calDAV("calendar-timezone-id"))?.text == "Europe/Vienna")
  }

  private static func multiget(_ hrefs: [String]) -> String {
    declaration
      + #"<CAL:calendar-multiget xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop>"#
      + "<getcontenttype/><getetag/><CAL:schedule-tag/><CAL:calendar-data/></prop>"
      + hrefs.map { "<href>\($0)</href>" }.joined() + "</CAL:calendar-multiget>"
  }
}
