import DAV
import Domain
import HTTP
import Testing
import XML

/// What vdirsyncer 0.21 asks for todoman: bodies without an XML declaration, white space around.
@Suite struct VdirsyncerTests {
  private func program(_ stage: DAVStage) -> Program {
    Program(
      stage: stage,
      headers: [
        ("User-Agent", "vdirsyncer/0.21.0"), ("Accept", "*/*"),
        (.contentType, "application/xml; charset=UTF-8"),
      ])
  }

  @Test func `lists are found from the root, and one is made without a slash`() async throws {
    let stage = try await DAVStage()
    let vdirsyncer = program(stage)
    let types = """

                <propfind xmlns="DAV:">
                    <prop>
                        <resourcetype />
                    </prop>
                </propfind>

      """

    let slash = try await vdirsyncer.ask(.propfind, "/", depth: "1", types)
    let root = try await vdirsyncer.ask(
      .propfind, "/dav/", depth: "0",
      """

              <propfind xmlns="DAV:">
                  <prop>
                      <current-user-principal />
                  </prop>
              </propfind>

      """)
    let principal = try #require(
      root.responses.first?.property(.dav("current-user-principal"))?.first(.dav("href"))?.text)
    let person = try await vdirsyncer.ask(
      .propfind, principal, depth: "0",
      """

              <d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
                  <d:prop>
                      <c:calendar-home-set />
                  </d:prop>
              </d:propfind>

      """)
    let made = try await vdirsyncer.send(
      .mkcol, "\(stage.home)tasks",
      """
      <?xml version="1.0" encoding="utf-8" ?>
      <mkcol xmlns="DAV:">
          <set>
              <prop>
                  <resourcetype>
                      <collection/>
                      <calendar xmlns="urn:ietf:params:xml:ns:caldav"/>
                  </resourcetype>
              </prop>
          </set>
      </mkcol>
      """)
    let home = try await vdirsyncer.ask(.propfind, stage.home, depth: "1", types)

    #expect(slash.responses.map(\.href) == ["/"])
    #expect(
      person.responses.first?.property(.calDAV("calendar-home-set"))?.first(.dav("href"))?.text
        == stage.home)
    #expect(made.status == .created)
    let calendars = home.responses.filter {
      $0.property(.dav("resourcetype"))?.first(.calDAV("calendar")) != nil
    }
    #expect(calendars.map(\.href) == ["\(stage.home)home/", "\(stage.home)tasks/"])
  }

  @Test func `a name and a colour are set and read`() async throws {
    let stage = try await DAVStage()
    let vdirsyncer = program(stage)
    let list = "\(stage.home)home/"

    for (property, namespace, value) in [
      ("displayname", "DAV:", "家の仕事"), ("calendar-color", "http://apple.com/ns/ical/", "#ff8800"),
    ] {
      let set = try await vdirsyncer.ask(
        .proppatch, list,
        """
        <propertyupdate xmlns="DAV:">
            <set>
                <prop>
                    <\(property) xmlns="\(namespace)">\(value)</\(property)>
                </prop>
            </set>
        </propertyupdate>
        """)
      let found = try await vdirsyncer.ask(
        .propfind, list, depth: "0",
        """
        <propfind xmlns="DAV:">
            <prop>
                <\(property) xmlns="\(namespace)" />
            </prop>
        </propfind>
        """)

      #expect(set.responses.first?.properties.keys.sorted() == ["200"])
      #expect(found.responses.first?.properties["200"]?.map(\.text) == [value])
    }
  }

  @Test func `a second synchronizing changes nothing`() async throws {
    let stage = try await DAVStage()
    let vdirsyncer = program(stage)
    let upload = Program(stage: stage, headers: [(.contentType, "text/calendar")])
    let list = "\(stage.home)home/"
    let query = """
      <?xml version="1.0" encoding="utf-8" ?>
      <C:calendar-query xmlns="DAV:"
              xmlns:C="urn:ietf:params:xml:ns:caldav">
              <prop>
                  <getcontenttype/>
                  <getetag/>
              </prop>
              <C:filter>
              <C:comp-filter name="VCALENDAR">
                  <C:comp-filter name="VTODO"/>
              </C:comp-filter>
              </C:filter>
      </C:calendar-query>
      """
    let text = DAVStage.calendar(["SUMMARY:ä"], uid: "x@y").replacing("\r\n", with: "\n")

    let made = try await upload.send(.put, "\(list)x@y.ics", text, [(.ifNoneMatch, "*")])
    let first = try await vdirsyncer.ask(.report, list, depth: "1", query)
    let fetched = try await vdirsyncer.ask(
      .report, list,
      """
      <?xml version="1.0" encoding="utf-8" ?>
      <C:calendar-multiget xmlns="DAV:"
              xmlns:C="urn:ietf:params:xml:ns:caldav">
              <prop>
                  <getetag/>
                  <C:calendar-data/>
              </prop>
              \(first.responses.map { "<href>\($0.href)</href>" }.joined())
      </C:calendar-multiget>
      """)
    let second = try await vdirsyncer.ask(.report, list, depth: "1", query)

    #expect(made.status == .created)
    #expect(first.responses.map(\.href) == ["\(list)x@y.ics"])
    #expect(
      first.responses.first?.property(.dav("getcontenttype"))?.text.hasPrefix("text/calendar")
        == true)
    #expect(first.responses.first?.property(.dav("getetag"))?.text == made.headers[.entityTag])
    #expect(fetched["\(list)x@y.ics"]?.property(.calDAV("calendar-data"))?.text == text)
    #expect(second.responses == first.responses)
  }

  @Test func `a change on both sides is refused on the second`() async throws {
    let stage = try await DAVStage()
    let upload = Program(stage: stage, headers: [(.contentType, "text/calendar")])
    let path = "\(stage.home)home/a.ics"
    let tag = try #require(try await stage.put("a", "SUMMARY:a").headers[.entityTag])
    let task = try #require(try await stage.task(named: "a.ics"))

    try await stage.store.perform(.completeTasks([task.id]), for: stage.account, at: task.created)
    let put = try await upload.send(
      .put, path, DAVStage.calendar(["SUMMARY:b"], uid: "a"), [(.ifMatch, tag)])
    let deletion = try await upload.send(.delete, path, "", [(.ifMatch, tag)])

    #expect(put.status == .preconditionFailed)
    #expect(deletion.status == .preconditionFailed)
    #expect(try await upload.send(.get, path).text.contains("STATUS:COMPLETED"))
  }

  /// It asks for all of them at once.
  @Test func `a great many tasks are asked for in one request`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")
    let hrefs = (0..<5000).map { "\(stage.home)home/0123456789abcdef-\($0).ics" }

    let answer = try await stage.multiget(hrefs + ["\(stage.home)home/a.ics"])

    #expect(answer.responses.count == 5001)
    #expect(answer.responses.last?.property(.calDAV("calendar-data")) != nil)
  }
}
