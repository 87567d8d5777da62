import DAV
import Domain
import HTTP
import Testing
import XML

/// What goes wrong with the properties of lists.
@Suite struct PropertyFaultTests {
  private func patch(_ stage: DAVStage, _ path: String, _ changes: String) async throws
    -> Multistatus
  {
    try Multistatus(
      try await stage.request(
        .proppatch, path,
        """
        <d:propertyupdate xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"
        xmlns:a="http://apple.com/ns/ical/">\(changes)</d:propertyupdate>
        """))
  }

  @Test func `a name of the home that was taken is not given back`() async throws {
    let stage = try await DAVStage()

    let before = try await stage.propfind(stage.home, "<d:displayname/>")
    let set = try await patch(
      stage, stage.home, "<d:set><d:prop><d:displayname>我が家</d:displayname></d:prop></d:set>")
    let after = try await stage.propfind(stage.home, "<d:displayname/>")
    let everything = try Multistatus(
      try await stage.request(.propfind, stage.home, "", [(.depth, "0")]))

    #expect(before.responses.first?.property(.dav("displayname"))?.text == "Hibi")
    #expect(set.responses.first?.properties["200"]?.map(\.name) == [.dav("displayname")])
    #expect(after.responses.first?.property(.dav("displayname"))?.text == "我が家")
    let names = everything.responses.first?.properties["200"]?.filter {
      $0.name == .dav("displayname")
    }
    #expect(names?.map(\.text) == ["我が家"])
  }

  @Test func `a name that is too long fails the request, and not the property`() async throws {
    let stage = try await DAVStage()
    let path = "\(stage.home)home/"
    let name = String(repeating: "あ", count: 3000)

    let answer = try await patch(
      stage, path,
      """
      <d:set><d:prop><a:calendar-order>1</a:calendar-order>
      <d:displayname>\(name)</d:displayname></d:prop></d:set>
      """)

    #expect(answer.responses.first?.properties["409"]?.map(\.name) == [.dav("displayname")])
    #expect(
      answer.responses.first?.properties["424"]?.map(\.name) == [.appleICal("calendar-order")])
    let found = try await stage.propfind(path, "<d:displayname/>")
    #expect(found.responses.first?.property(.dav("displayname"))?.text == "Home")
  }

  // https://github.com/sabre-io/dav/issues/935
  @Test(arguments: [
    "<d:set><d:prop><d:displayname/></d:prop></d:set>",
    "<d:set><d:prop><d:displayname>  </d:displayname></d:prop></d:set>",
    "<d:remove><d:prop><d:displayname/></d:prop></d:remove>",
  ])
  func `a list without a name kills the account of who expects one`(_ change: String) async throws {
    let stage = try await DAVStage()

    let answer = try await patch(stage, "\(stage.home)home/", change)

    #expect(answer.responses.first?.properties.keys.sorted() == ["200"])
    let found = try await stage.propfind("\(stage.home)home/", "<d:displayname/>")
    #expect(found.responses.first?.property(.dav("displayname"))?.text == "Home")
  }

  @Test func `some of what was sent is kept though a part was refused`() async throws {
    let stage = try await DAVStage()

    let answer = try await patch(
      stage, "\(stage.home)home/",
      """
      <d:set><d:prop><a:calendar-color>#FF0000FF</a:calendar-color></d:prop></d:set>
      <d:set><d:prop><d:getetag>"x"</d:getetag></d:prop></d:set>
      """)

    let response = try #require(answer.responses.first)
    #expect(response.properties["403"]?.map(\.name) == [.dav("getetag")])
    #expect(response.properties["424"]?.map(\.name) == [.appleICal("calendar-color")])
    let found = try await stage.propfind(
      "\(stage.home)home/", "<a:calendar-color xmlns:a=\"http://apple.com/ns/ical/\"/>")
    #expect(found.responses.first?.property(.appleICal("calendar-color")) == nil)
  }

  // https://github.com/Purelymail/purelymail-issues/issues/421
  @Test func `a list does not say which components it takes`() async throws {
    let stage = try await DAVStage()

    let listing = try await stage.propfind(
      stage.home, "<d:resourcetype/><c:supported-calendar-component-set/>", depth: "1")

    for response in listing.responses {
      #expect(response.property(.dav("resourcetype")) != nil)
    }
    let components = listing.responses.last?
      .property(.calDAV("supported-calendar-component-set"))?.elements
    #expect(components?.map { $0[attribute: "name"] } == ["VTODO"])
  }

  @Test func `a list of events is made where only tasks are taken`() async throws {
    let stage = try await DAVStage()

    let response = try await stage.request(
      .mkcalendar, "\(stage.home)events/",
      """
      <c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop>
      <c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>
      </d:prop></d:set></c:mkcalendar>
      """)

    #expect(response.status == .forbidden)
    #expect(response.text.contains("<c:supported-calendar-component/>"))
    #expect(try await stage.request(.options, "\(stage.home)events/").status == .ok)
  }

  @Test func `expands what a property names no further than its address`() async throws {
    let stage = try await DAVStage()
    let principal = "/dav/people/\(stage.account.number)/"

    let answer = try await stage.report(
      """
      <d:expand-property xmlns:d="DAV:">
      <d:property name="current-user-principal"><d:property name="displayname"/>
      <d:property name="calendar-home-set" namespace="urn:ietf:params:xml:ns:caldav">
      <d:property name="resourcetype"/></d:property>
      <d:property name="calendar-user-address-set" namespace="urn:ietf:params:xml:ns:caldav">
      <d:property name="displayname"/></d:property></d:property>
      <d:property name="owner"/></d:expand-property>
      """)

    let list = try #require(answer.responses.first)
    #expect(list.property(.dav("owner"))?.first(.dav("href"))?.text == principal)
    let person = try #require(
      list.property(.dav("current-user-principal"))?.first(.dav("response")))
    #expect(person.first(.dav("href"))?.text == principal)
    let properties = try #require(person.first(.dav("propstat"))?.first(.dav("prop")))
    #expect(properties.first(.dav("displayname"))?.text == "ann@example.org")
    let home = try #require(properties.first(.calDAV("calendar-home-set"))?.first(.dav("response")))
    #expect(home.first(.dav("href"))?.text == stage.home)
    let type = home.first(.dav("propstat"))?.first(.dav("prop"))?.first(.dav("resourcetype"))
    #expect(type?.first(.dav("collection")) != nil)
    let mailboxes = properties.first(.calDAV("calendar-user-address-set"))
    let statuses = mailboxes?.elements.map { $0.first(.dav("status"))?.text ?? "" }
    #expect(statuses == ["HTTP/1.1 404 Not Found", ""])
  }
}
