import DAV
import Domain
import HTTP
import Testing
import XML

/// Faults that test suites for servers found.
@Suite struct SuiteFaultTests {
  @Test func `makes no list of a body that is not XML`() async throws {
    let stage = try await DAVStage()
    let path = "\(stage.home)new"

    let foreign = try await stage.request(
      .mkcol, path, "afafafaf", [(.contentType, "xzy-foo/bar-512")])
    let below = try await stage.request(
      .mkcol, "\(stage.home)home/new/", "afafafaf", [(.contentType, "xzy-foo/bar-512")])
    let unnamed = try await stage.request(.mkcol, path)

    #expect(foreign.status == .unsupportedMediaType)
    #expect(below.status == .unsupportedMediaType)
    #expect(unnamed.status == .created)
  }

  @Test(arguments: [Method.put, .mkcol, .mkcalendar])
  func `answers 409 to what is to be made below collections that are not there`(
    _ method: Method
  ) async throws {
    let stage = try await DAVStage()

    let answer = try await stage.request(method, "\(stage.home)home/missing/there")

    #expect(answer.status == .conflict)
  }

  @Test func `says by which addresses a person is known, and promises no scheduling`()
    async throws
  {
    let stage = try await DAVStage()
    let principal = "/dav/people/\(stage.account.number)/"

    let found = try await stage.propfind(
      principal, "<c:calendar-user-address-set/><c:schedule-inbox-URL/>")
    let options = try await stage.request(.options, principal)

    let addresses = try #require(
      found[principal]?.property(.calDAV("calendar-user-address-set")))
    #expect(addresses.elements.map(\.text) == ["mailto:ann@example.org", principal])
    #expect(
      found[principal]?.properties["404"]?.map(\.name) == [.calDAV("schedule-inbox-URL")])
    #expect(options.headers[.dav]?.contains("schedule") == false)
  }
}
