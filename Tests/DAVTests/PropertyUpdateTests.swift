import DAV
import HTTP
import Testing
import XML

@Suite struct PropertyUpdateTests {
  @Test func `sets and removes in the order of the document`() throws {
    let update = try PropertyUpdate(
      reading: body(
        "D:propertyupdate",
        """
        <D:set><D:prop><D:displayname>A</D:displayname><A:calendar-order>1</A:calendar-order>
        </D:prop></D:set><D:remove><D:prop><D:displayname/></D:prop></D:remove>
        <D:set><D:prop><D:displayname>B</D:displayname></D:prop></D:set>
        """))

    let changes = update.changes.map { change in
      switch change {
      case .set(let element): "\(element.name)=\(element.text)"
      case .remove(let name): "-\(name)"
      }
    }
    #expect(
      changes == [
        "{DAV:}displayname=A", "{http://apple.com/ns/ical/}calendar-order=1", "-{DAV:}displayname",
        "{DAV:}displayname=B",
      ])
  }

  @Test func `keeps the language that a value is in, and the structure of the value`() throws {
    let update = try PropertyUpdate(
      reading: body(
        "D:propertyupdate",
        """
        <D:set xml:lang="ja"><D:prop><x:a xmlns:x="urn:x">あ<x:b c="1"/></x:a>\
        <x:d xmlns:x="urn:x" xml:lang="ko"/></D:prop></D:set>
        """, attributes: "xml:lang='de'"))

    let written = update.changes.map { change in
      if case .set(let element) = change {
        String(decoding: element.bytes, as: UTF8.self)
      } else {
        ""
      }
    }
    #expect(
      written == [
        "<x:a xmlns:x=\"urn:x\" xml:lang=\"ja\">あ<x:b c=\"1\"/></x:a>",
        "<x:d xmlns:x=\"urn:x\" xml:lang=\"ko\"/>",
      ])
  }

  @Test func `gets 400 without anything to do`() {
    let error = #expect(throws: DAVError.self) {
      try PropertyUpdate(reading: body("D:propertyupdate", ""))
    }

    #expect(error?.status == .badRequest)
  }

  @Test func `makes collections, plain or with properties`() throws {
    let properties = """
      <D:set><D:prop><D:resourcetype><D:collection/><C:calendar/></D:resourcetype>
      <D:displayname>Home</D:displayname></D:prop></D:set>
      """

    let mkcol = try CollectionCreation(readingMkcol: body("D:mkcol", properties))
    let mkcalendar = try CollectionCreation(readingMkcalendar: body("C:mkcalendar", properties))

    #expect(mkcol == mkcalendar)
    #expect(mkcol.resourceTypes == [.dav("collection"), .calDAV("calendar")])
    #expect(mkcol.properties.map(\.name) == [.dav("resourcetype"), .dav("displayname")])
    #expect(try CollectionCreation(readingMkcol: []).resourceTypes == nil)
    #expect(try CollectionCreation(readingMkcalendar: []) == .plain)
  }

  @Test func `gets 415 for a body that MKCOL does not know`() {
    let error = #expect(throws: DAVError.self) {
      try CollectionCreation(readingMkcol: body("D:propfind", ""))
    }

    #expect(error?.status == .unsupportedMediaType)
  }
}
