import DAV
import HTTP
import Testing
import XML

@Suite struct PropfindTests {
  @Test func `asks for all properties without a body`() throws {
    #expect(try Propfind(reading: []).selection == .all(including: []))
  }

  @Test func `asks for properties by name, each once and in order`() throws {
    let body = body(
      "D:propfind",
      "<D:prop><D:getetag/><CS:getctag/><D:getetag/><x xmlns='http://org.tasks/ns/'/><y/></D:prop>")

    #expect(
      try Propfind(reading: body).selection
        == .named([
          .dav("getetag"), .calendarServer("getctag"),
          XMLName(XMLNamespace("http://org.tasks/ns/"), "x"), XMLName(.none, "y"),
        ]))
  }

  @Test func `asks for names, or for all with some besides`() throws {
    let all = body("D:propfind", "<D:allprop/><D:include><D:acl/></D:include>")

    #expect(try Propfind(reading: body("D:propfind", "<D:propname/>")).selection == .names)
    #expect(try Propfind(reading: all).selection == .all(including: [.dav("acl")]))
  }

  @Test func `passes over elements that it doesn't know`() throws {
    let body = body("D:propfind", "<D:expired-props/><D:propname/><x xmlns='urn:x'/>")

    #expect(try Propfind(reading: body).selection == .names)
  }

  @Test(arguments: [
    body("D:propfind", ""), body("D:propfind", "<D:prop/><D:propname/>"),
    body("D:prop", "<D:propname/>"), body("propfind", "<D:propname/>"),
    body("D:propfind", "<D:prop><bar:foo/></D:prop>"), Array("<no".utf8),
  ])
  func `gets 400 for what is no propfind`(body: [UInt8]) {
    let error = #expect(throws: DAVError.self) { try Propfind(reading: body) }

    #expect(error?.status == .badRequest)
    #expect(error?.precondition == nil)
    #expect(error?.description.isEmpty == false)
  }

  @Test func `says where and why a body can't be read`() {
    let error = #expect(throws: DAVError.self) {
      try Propfind(reading: Array("<D:propfind xmlns:D='DAV:'>\n<D:prop>\n</D:propfind>".utf8))
    }

    #expect(error?.description.hasPrefix("Line 3: ") == true)
  }

  @Test func `refuses what refers to something outside by its precondition`() {
    let bomb = "<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>"
    let error = #expect(throws: DAVError.self) {
      try Propfind(reading: Array(bomb.utf8) + body("D:propfind", "<D:propname/>"))
    }

    #expect(error?.precondition == .noExternalEntities)
    #expect(error?.status == .forbidden)
  }

  @Test func `refuses a body that is too large by 413`() {
    let error = #expect(throws: DAVError.self) {
      try Propfind(
        reading: body("D:propfind", "<D:propname/>"),
        limits: XMLLimits(bytes: 10, depth: 2, nodes: 2))
    }

    #expect(error?.status == .contentTooLarge)
  }
}
