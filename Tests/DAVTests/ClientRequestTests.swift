import DAV
import HTTP
import Testing
import XML

/// Bodies in the form in which clients send them, with their own prefixes and white space.
@Suite struct ClientRequestTests {
  @Test func `Apple's programs discover a principal`() throws {
    let propfind = try Propfind(
      reading: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <A:propfind xmlns:A="DAV:">
          <A:prop>
            <B:calendar-home-set xmlns:B="urn:ietf:params:xml:ns:caldav"/>
            <C:email-address-set xmlns:C="http://calendarserver.org/ns/"/>
            <A:principal-URL/>
          </A:prop>
        </A:propfind>

        """.utf8))

    #expect(
      propfind.selection
        == .named([
          .calDAV("calendar-home-set"), .calendarServer("email-address-set"), .dav("principal-URL"),
        ]))
  }

  @Test func `Apple's programs make a list`() throws {
    let creation = try CollectionCreation(
      readingMkcalendar: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <B:mkcalendar xmlns:B="urn:ietf:params:xml:ns:caldav">
          <A:set xmlns:A="DAV:"><A:prop>
            <B:supported-calendar-component-set><B:comp name="VTODO"/></B:supported-calendar-component-set>
            <D:calendar-color xmlns:D="http://apple.com/ns/ical/" symbolic-color="red">#FF2968FF</D:calendar-color>
            <A:displayname>家</A:displayname>
          </A:prop></A:set>
        </B:mkcalendar>
        """.utf8))

    #expect(creation.componentNames == ["VTODO"])
    #expect(creation.resourceTypes == nil)
    let color = try #require(creation.properties.first { $0.name == .appleICal("calendar-color") })
    #expect(color.text == "#FF2968FF")
    #expect(color[attribute: "symbolic-color"] == "red")
    #expect(creation.properties.last?.text == "家")
  }

  @Test func `vdirsyncer asks without an XML declaration`() throws {
    let propfind = try Propfind(
      reading: Array(
        """

                <propfind xmlns="DAV:">
                    <prop>
                        <current-user-principal />
                    </prop>
                </propfind>
        """.utf8.dropFirst()))

    #expect(propfind.selection == .named([.dav("current-user-principal")]))
  }

  @Test func `vdirsyncer makes a list by MKCOL`() throws {
    let creation = try CollectionCreation(
      readingMkcol: Array(
        """
        <mkcol xmlns="DAV:"><set><prop><resourcetype><collection/>\
        <c:calendar xmlns:c="urn:ietf:params:xml:ns:caldav"/></resourcetype></prop></set></mkcol>
        """.utf8))

    #expect(creation.resourceTypes == [.dav("collection"), .calDAV("calendar")])
    #expect(creation.componentNames == nil)
  }

  @Test func `Evolution asks for UIDs of what lies about today`() throws {
    let report = try Report(
      reading: Array(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop><D:getetag/>\
        <C:calendar-data><C:comp name="VCALENDAR"><C:comp name="VTODO"><C:prop name="UID"/></C:comp>\
        </C:comp></C:calendar-data></D:prop><C:filter><C:comp-filter name="VCALENDAR">\
        <C:comp-filter name="VTODO"><C:time-range start="20260101T000000Z" end="20260312T000000Z"/>\
        </C:comp-filter></C:comp-filter></C:filter></C:calendar-query>
        """.utf8))

    guard case .calendarQuery(let query) = report else { throw Other() }
    #expect(
      query.calendarData?.component
        == ComponentSelection(
          "VCALENDAR", properties: [],
          components: [
            ComponentSelection(
              "VTODO", properties: [ComponentSelection.Property("UID")], components: [])
          ]))
    #expect(query.filter.components.first?.timeRange?.end == 1_773_273_600)
  }

  @Test func `Nextcloud Tasks writes names in small letters`() throws {
    let report = try Report(
      reading: Array(
        """
        <x1:calendar-query xmlns:x1="urn:ietf:params:xml:ns:caldav"><x0:prop xmlns:x0="DAV:">\
        <x0:getetag/></x0:prop><x1:filter><x1:comp-filter name="VCALENDAR">\
        <x1:comp-filter name="VTODO"><x1:prop-filter name="related-to">\
        <x1:text-match>a@b</x1:text-match></x1:prop-filter></x1:comp-filter></x1:comp-filter>\
        </x1:filter></x1:calendar-query>
        """.utf8))

    guard case .calendarQuery(let query) = report else { throw Other() }
    #expect(
      query.filter.components.first?.properties
        == [PropertyFilter("RELATED-TO", .text(TextMatch("a@b")))])
  }

  @Test func `Thunderbird synchronizes`() throws {
    let report = try Report(
      reading: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <sync-collection xmlns="DAV:"><sync-token>urn:x:7</sync-token><sync-level>1</sync-level>\
        <prop><getcontenttype/><getetag/></prop></sync-collection>
        """.utf8))

    guard case .syncCollection(let sync) = report else { throw Other() }
    #expect(sync.token == "urn:x:7")
    #expect(sync.selection == .named([.dav("getcontenttype"), .dav("getetag")]))
  }

  @Test func `Tasks.org keeps a symbol and text of its own with a list`() throws {
    let update = try PropertyUpdate(
      reading: Array(
        """
        <?xml version='1.0' encoding='UTF-8' ?><propertyupdate xmlns="DAV:" \
        xmlns:CAL="urn:ietf:params:xml:ns:caldav"><set><prop><n0:x-calendar-icon \
        xmlns:n0="http://org.tasks/ns/">{"a":"&lt;b&gt;"}</n0:x-calendar-icon></prop></set>\
        </propertyupdate>
        """.utf8))

    guard case .set(let icon) = update.changes.first else { throw Other() }
    #expect(icon.name == XMLName(XMLNamespace("http://org.tasks/ns/"), "x-calendar-icon"))
    #expect(icon.text == #"{"a":"<b>"}"#)
  }

  private struct Other: Error {}
}
