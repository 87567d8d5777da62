import DAV
import Domain
import HTTP
import Testing
import XML

/// What Nextcloud Tasks and Planify ask.
@Suite struct WebClientTests {
  private func program(_ stage: DAVStage) -> Program {
    Program(stage: stage, headers: [(.contentType, "application/xml; charset=utf-8")])
  }

  @Test func `Nextcloud Tasks writes the names of properties in small letters`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")

    let answer = try await program(stage).ask(
      .report, "\(stage.home)home/", depth: "1",
      """
      <x1:calendar-query xmlns:x1="urn:ietf:params:xml:ns:caldav"><x0:prop xmlns:x0="DAV:">
      <x0:getcontenttype/><x0:getetag/><x0:resourcetype/><x0:displayname/><x0:owner/>
      <x0:current-user-privilege-set/><x1:calendar-data/></x0:prop><x1:filter>
      <x1:comp-filter name="VCALENDAR"><x1:comp-filter name="VTODO">
      <x1:prop-filter name="completed"><x1:is-not-defined/></x1:prop-filter>
      </x1:comp-filter></x1:comp-filter></x1:filter></x1:calendar-query>
      """)

    let member = try #require(answer["\(stage.home)home/a.ics"])
    #expect(member.property(.calDAV("calendar-data"))?.text.contains("SUMMARY:a\r\n") == true)
    #expect(member.properties["404"]?.map(\.name) == [.dav("displayname")])
  }

  @Test func `Nextcloud Tasks sets colour, order and whether a list is shown`() async throws {
    let stage = try await DAVStage()

    let answer = try await program(stage).ask(
      .proppatch, "\(stage.home)home/",
      """
      <x0:propertyupdate xmlns:x0="DAV:"><x0:set><x0:prop>
      <x6:calendar-color xmlns:x6="http://apple.com/ns/ical/">#317CCC</x6:calendar-color>
      <x6:calendar-order xmlns:x6="http://apple.com/ns/ical/">2</x6:calendar-order>
      <x4:calendar-enabled xmlns:x4="http://owncloud.org/ns">1</x4:calendar-enabled>
      </x0:prop></x0:set></x0:propertyupdate>
      """)

    #expect(answer.responses.first?.properties.keys.sorted() == ["200"])
    #expect(answer.responses.first?.properties["200"]?.count == 3)
  }

  @Test func `a task that Nextcloud Tasks opened again is 99 % done, and open`() async throws {
    let stage = try await DAVStage()

    try await stage.put(
      "a", "SUMMARY:a", "STATUS:COMPLETED", "PERCENT-COMPLETE:100", "COMPLETED:20261130T120000")
    let done = try #require(try await stage.task(named: "a.ics"))
    try await stage.put("a", "SUMMARY:a", "STATUS:IN-PROCESS", "PERCENT-COMPLETE:99")
    let open = try #require(try await stage.task(named: "a.ics"))

    #expect(done.isCompleted)
    #expect(!open.isCompleted)
    #expect(
      try await stage.request(.get, "\(stage.home)home/a.ics").text.contains("PERCENT-COMPLETE:99"))
  }

  @Test func `Planify lists a list and sees tasks, then writes by the tag that it saw`()
    async throws
  {
    let stage = try await DAVStage()
    let planify = program(stage)
    let list = "\(stage.home)home/"
    try await stage.put("a", "SUMMARY:Test1")

    let listing = try await planify.ask(
      .propfind, list, depth: "1",
      """
      <?xml version="1.0" encoding="utf-8"?>
      <d:propfind xmlns:d="DAV:" xmlns:ical="http://apple.com/ns/ical/" xmlns:cal="urn:ietf:params:xml:ns:caldav" xmlns:nc="http://nextcloud.com/ns">
      <d:prop><d:displayname/><d:resourcetype/><d:getetag/><ical:calendar-color/><d:sync-token/>
      <cal:supported-calendar-component-set/><nc:deleted-at/></d:prop></d:propfind>
      """)
    let tag = try #require(listing["\(list)a.ics"]?.property(.dav("getetag"))?.text)
    let changed = try await stage.put("a", "SUMMARY:Test2", headers: [(.ifMatch, tag)])
    let elsewhere = try await stage.put("a", "SUMMARY:Test3", headers: [(.ifMatch, tag)])

    #expect(listing.responses.map(\.href) == [list, "\(list)a.ics"])
    let types = listing["\(list)a.ics"]?.property(.dav("resourcetype"))
    #expect(types?.first(.calDAV("calendar")) == nil)
    #expect(listing[list]?.property(.dav("displayname"))?.text == "Home")
    #expect(changed.status == .noContent)
    #expect(elsewhere.status == .preconditionFailed)
  }
}
