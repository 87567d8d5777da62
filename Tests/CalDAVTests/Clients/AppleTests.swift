import DAV
import Domain
import HTTP
import SQLiteStorage
import Testing
import XML

/// What Reminders and Calendar of iOS 18 and macOS ask, in their order.
@Suite struct AppleTests {
  private func program(_ stage: DAVStage) -> Program {
    Program(
      stage: stage,
      headers: [
        ("User-Agent", "iOS/18.1.1 (22B91) remindd/1.0"), (.contentType, "text/xml"),
        (.brief, "t"), (.prefer, "return=minimal"), ("Accept", "*/*"),
        ("Accept-Language", "en-GB,en;q=0.9"),
      ])
  }

  private static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#

  @Test func `an account is found from the server's name alone`() async throws {
    let stage = try await DAVStage()
    let apple = program(stage)
    let body = """
      \(Self.declaration)
      <A:propfind xmlns:A="DAV:">
        <A:prop>
          <A:current-user-principal/>
          <A:principal-URL/>
          <A:resourcetype/>
        </A:prop>
      </A:propfind>

      """

    let wellKnown = try await stage.anonymously(
      .propfind, "/.well-known/caldav", body, apple.headers + [(.depth, "0")])
    let challenge = try await stage.anonymously(
      .propfind, "/dav/", body, apple.headers + [(.depth, "0")])
    let root = try await apple.ask(.propfind, "/dav/", depth: "0", body)
    let slash = try await apple.ask(.propfind, "/", depth: "0", body)

    #expect(wellKnown.status == Status(301))
    #expect(wellKnown.headers[.location] == "/dav/")
    #expect(challenge.status == .unauthorized)
    #expect(challenge.headers.values(of: "WWW-Authenticate").count == 1)
    let principal = "/dav/people/\(stage.account.number)/"
    for answer in [root, slash] {
      let found = answer.responses.first
      #expect(
        found?.property(.dav("current-user-principal"))?.first(.dav("href"))?.text == principal)
      #expect(found?.properties.keys.sorted() == ["200"])
    }
  }

  @Test func `the principal says where the lists are, and nothing of scheduling`() async throws {
    let stage = try await DAVStage()
    let apple = program(stage)
    let path = "/dav/people/\(stage.account.number)/"

    let options = try await apple.send(.options, path)
    let principal = try await apple.ask(
      .propfind, path, depth: "0",
      """
      \(Self.declaration)
      <A:propfind xmlns:A="DAV:">
        <A:prop>
          <B:calendar-home-set xmlns:B="urn:ietf:params:xml:ns:caldav"/>
          <B:calendar-user-address-set xmlns:B="urn:ietf:params:xml:ns:caldav"/>
          <A:current-user-principal/>
          <A:displayname/>
          <C:dropbox-home-URL xmlns:C="http://calendarserver.org/ns/"/>
          <C:email-address-set xmlns:C="http://calendarserver.org/ns/"/>
          <C:notification-URL xmlns:C="http://calendarserver.org/ns/"/>
          <A:principal-collection-set/>
          <A:principal-URL/>
          <A:resource-id/>
          <B:schedule-inbox-URL xmlns:B="urn:ietf:params:xml:ns:caldav"/>
          <B:schedule-outbox-URL xmlns:B="urn:ietf:params:xml:ns:caldav"/>
          <A:supported-report-set/>
        </A:prop>
      </A:propfind>

      """)

    #expect(options.status == .ok)
    #expect(
      options.headers[.dav] == "1, 3, calendar-access, extended-mkcol, sync-collection")
    #expect(options.headers[.allow]?.contains("PROPFIND") == true)
    let found = try #require(principal.responses.first)
    #expect(found.property(.calDAV("calendar-home-set"))?.first(.dav("href"))?.text == stage.home)
    #expect(found.property(.dav("displayname"))?.text == "ann@example.org")
    for name in ["schedule-inbox-URL", "schedule-outbox-URL"] {
      #expect(found.property(.calDAV(name)) == nil)
    }
  }

  @Test func `the home lists what it has, without a word of what it has not`() async throws {
    let stage = try await DAVStage()

    let response = try await program(stage).send(
      .propfind, stage.home, depth: "1", Self.declaration + Self.homeProperties)

    #expect(response.headers[.preferenceApplied] == "return=minimal")
    let home = try Multistatus(response)
    #expect(home.responses.map(\.href) == [stage.home, "\(stage.home)home/"])
    #expect(home.responses.allSatisfy { $0.properties.keys.sorted() == ["200"] })
    let list = try #require(home.responses.last)
    let components = list.property(.calDAV("supported-calendar-component-set"))?.elements
    #expect(components?.map { $0[attribute: "name"] } == ["VTODO"])
    #expect(list.property(.dav("displayname"))?.text == "Home")
    #expect(list.property(.dav("sync-token"))?.text.contains(":") == true)
    #expect(list.property(.calendarServer("getctag")) != nil)
    let reports = list.property(.dav("supported-report-set"))?.elements
      .compactMap { $0.first(.dav("report"))?.elements.first { _ in true }?.name }
    #expect(reports?.contains(.dav("sync-collection")) == true)
  }

  @Test func `orders and alarms that are set soon after are kept`() async throws {
    let stage = try await DAVStage()
    let apple = program(stage)
    let body = """
      \(Self.declaration)
      <A:propertyupdate xmlns:A="DAV:">
        <A:set>
          <A:prop>
            <D:calendar-order xmlns:D="http://apple.com/ns/ical/">3</D:calendar-order>
            <B:default-alarm-vevent-date xmlns:B="urn:ietf:params:xml:ns:caldav">BEGIN:VALARM
      ACTION:NONE
      END:VALARM
      </B:default-alarm-vevent-date>
          </A:prop>
        </A:set>
      </A:propertyupdate>

      """

    for path in [stage.home, "\(stage.home)home/"] {
      let answer = try await apple.ask(.proppatch, path, body)
      let kept = try await stage.propfind(
        path, "<a:calendar-order xmlns:a=\"http://apple.com/ns/ical/\"/>")

      #expect(answer.responses.first?.properties.keys.sorted() == ["200"])
      #expect(answer.responses.first?.properties["200"]?.count == 2)
      #expect(kept.responses.first?.property(.appleICal("calendar-order"))?.text == "3")
    }
  }

  @Test func `a list is made, renamed and removed`() async throws {
    let stage = try await DAVStage()
    let apple = program(stage)
    let path = "\(stage.home)6F7A1C52-7C3D-4F6F-8A57-0D0E2B1D9A11/"

    let made = try await apple.send(.mkcalendar, path, Self.declaration + Self.newList)
    let renamed = try await apple.ask(
      .proppatch, path,
      """
      \(Self.declaration)
      <A:propertyupdate xmlns:A="DAV:"><A:set><A:prop>
      <A:displayname>장보기</A:displayname>
      <D:calendar-color xmlns:D="http://apple.com/ns/ical/" symbolic-color="custom">#1BADF8FF</D:calendar-color>
      </A:prop></A:set></A:propertyupdate>
      """)
    let found = try await stage.propfind(
      path, "<d:displayname/><a:calendar-color xmlns:a=\"http://apple.com/ns/ical/\"/>")
    let removed = try await apple.send(.delete, path)

    #expect(made.status == .created)
    #expect(renamed.responses.first?.properties["200"]?.count == 2)
    #expect(found.responses.first?.property(.dav("displayname"))?.text == "장보기")
    #expect(found.responses.first?.property(.appleICal("calendar-color"))?.text == "#1BADF8FF")
    #expect(removed.status == .noContent)
    #expect(try await apple.send(.propfind, path, depth: "0").status == .notFound)
  }

  @Test func `tasks are fetched, made, completed and deleted`() async throws {
    let stage = try await DAVStage()
    let apple = program(stage)
    let list = "\(stage.home)home/"
    let path = "\(list)0B7B9D3E-1F0B-4B7D-8F0A-3A1B2C3D4E5F.ics"
    let text = DAVStage.calendar(
      [
        "SUMMARY:Brot", "DTSTART;TZID=Europe/Vienna:20261201T090000",
        "DUE;TZID=Europe/Vienna:20261201T090000", "PRIORITY:1", "X-APPLE-SORT-ORDER:712345678",
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Reminder",
        "TRIGGER;VALUE=DATE-TIME:19760401T005545Z", "X-APPLE-PROXIMITY:ARRIVE", "END:VALARM",
      ], uid: "0B7B9D3E-1F0B-4B7D-8F0A-3A1B2C3D4E5F")
    let done = text.replacing(
      "PRIORITY:1", with: "STATUS:COMPLETED\r\nCOMPLETED:20261201T080000Z\r\nPERCENT-COMPLETE:100")
    let type: (name: HeaderName, value: String) = (.contentType, "text/calendar")

    let first = try await apple.ask(.report, list, depth: "1", Self.sync(""))
    let made = try await stage.request(.put, path, text, [type, (.ifNoneMatch, "*")])
    let tag = try #require(made.headers[.entityTag])
    let second = try await apple.ask(
      .report, list, depth: "1", Self.sync(try #require(first.token)))
    let fetched = try await apple.ask(
      .report, list, depth: "1",
      """
      \(Self.declaration)
      <B:calendar-multiget xmlns:B="urn:ietf:params:xml:ns:caldav"><A:prop xmlns:A="DAV:">
      <A:getetag/><B:calendar-data/></A:prop><A:href xmlns:A="DAV:">\(path)</A:href>
      </B:calendar-multiget>
      """)
    let completed = try await stage.request(.put, path, done, [type, (.ifMatch, tag)])
    let late = try await apple.send(.delete, path, "", [(.ifMatch, tag)])
    let deleted = try await apple.send(
      .delete, path, "", [(.ifMatch, try #require(completed.headers[.entityTag]))])
    let third = try await apple.ask(
      .report, list, depth: "1", Self.sync(try #require(second.token)))

    #expect(made.status == .created)
    #expect(second[path]?.property(.dav("getetag"))?.text == tag)
    #expect(fetched[path]?.property(.calDAV("calendar-data"))?.text == text)
    #expect(completed.status == .noContent)
    #expect(late.status == .preconditionFailed)
    #expect(deleted.status == .noContent)
    #expect(third.responses.map(\.href) == [path])
    #expect(third[path]?.status == "404")
    #expect(third[path]?.properties.isEmpty == true)
  }

  private static func sync(_ token: String) -> String {
    """
    \(declaration)
    <A:sync-collection xmlns:A="DAV:">
      <A:sync-token>\(token)</A:sync-token>
      <A:sync-level>1</A:sync-level>
      <A:prop>
        <A:getcontenttype/>
        <A:getetag/>
      </A:prop>
    </A:sync-collection>

    """
  }

  private static let newList = """
    <B:mkcalendar xmlns:B="urn:ietf:params:xml:ns:caldav">
      <A:set xmlns:A="DAV:">
        <A:prop>
          <D:calendar-color xmlns:D="http://apple.com/ns/ical/" symbolic-color="blue">#1BADF8FF</D:calendar-color>
          <D:calendar-order xmlns:D="http://apple.com/ns/ical/">4</D:calendar-order>
          <A:displayname>買い物</A:displayname>
          <B:supported-calendar-component-set>
            <B:comp name="VTODO"/>
          </B:supported-calendar-component-set>
          <B:calendar-timezone>BEGIN:VCALENDAR&#13;
    VERSION:2.0&#13;
    BEGIN:VTIMEZONE&#13;
    TZID:Europe/Vienna&#13;
    END:VTIMEZONE&#13;
    END:VCALENDAR&#13;
    </B:calendar-timezone>
        </A:prop>
      </A:set>
    </B:mkcalendar>

    """

  private static let homeProperties = """
    <A:propfind xmlns:A="DAV:" xmlns:B="urn:ietf:params:xml:ns:caldav" xmlns:C="http://calendarserver.org/ns/" xmlns:D="http://apple.com/ns/ical/" xmlns:E="http://me.com/_namespace/">
      <A:prop>
        <A:add-member/><C:allowed-sharing-modes/><D:autoprovisioned/><E:bulk-requests/>
        <B:calendar-alarm/><D:calendar-color/><B:calendar-description/>
        <B:calendar-free-busy-set/><D:calendar-order/><B:calendar-timezone/>
        <A:current-user-privilege-set/><B:default-alarm-vevent-date/>
        <B:default-alarm-vevent-datetime/><A:displayname/><C:getctag/><C:invite/>
        <D:language-code/><D:location-code/><B:max-attendees-per-instance/><A:owner/>
        <C:pre-publish-url/><C:publish-url/><C:push-transports/><C:pushkey/>
        <A:quota-available-bytes/><A:quota-used-bytes/><D:refreshrate/><A:resource-id/>
        <A:resourcetype/><B:schedule-calendar-transp/><B:schedule-default-calendar-URL/>
        <C:source/><C:subscribed-strip-alarms/><C:subscribed-strip-attachments/>
        <C:subscribed-strip-todos/><B:supported-calendar-component-set/>
        <B:supported-calendar-component-sets/><A:supported-report-set/><A:sync-token/>
      </A:prop>
    </A:propfind>

    """
}
