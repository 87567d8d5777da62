import DAV
import HTTP
import ICalendar
import Testing
import XML

/// The report that RFC 4791 §7.10 requires of every server, on one in which nobody is ever busy.
@Suite struct FreeBusyTests {
  @Test func `a person is not busy, whatever there is to do`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "DTSTART:20260104T150000Z", "DUE:20260104T160000Z")

    let answer = try await stage.ask("\(stage.home)home/", Self.day)

    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == "text/calendar; charset=utf-8")
    let calendar = try #require(
      try CalendarStream(reading: answer.bytes, allowing: []).component("VCALENDAR"))
    #expect(calendar.properties.map(\.name) == ["VERSION", "PRODID"])
    let busy = try #require(calendar.components.first)
    #expect(calendar.components.map(\.name) == ["VFREEBUSY"])
    #expect(busy.properties.map(\.name) == ["UID", "DTSTAMP", "DTSTART", "DTEND"])
    #expect(busy.property("DTSTAMP")?.text == "20261130T120000Z")
    #expect(busy.property("DTSTART")?.text == "20260104T140000Z")
    #expect(busy.property("DTEND")?.text == "20260105T220000Z")
  }

  @Test(arguments: ["", "home/"])
  func `any collection is asked, at any depth`(path: String) async throws {
    let stage = try await DAVStage()

    for depth in ["0", "1", "infinity"] {
      let answer = try await stage.ask(stage.home + path, Self.day, depth: depth)
      #expect(answer.status == .ok)
    }
    let found = try await stage.propfind(stage.home + path, "<d:supported-report-set/>")

    let reports = found.responses.first?.property(.dav("supported-report-set"))?.elements
      .compactMap { $0.first(.dav("report"))?.first(.calDAV("free-busy-query")) }
    #expect(reports?.count == 1)
  }

  @Test func `an end that is left open stays open`() async throws {
    let stage = try await DAVStage()

    let answer = try await stage.ask(
      "\(stage.home)home/", #"<c:time-range start="20260104T140000Z"/>"#)

    let text = String(decoding: answer.bytes, as: UTF8.self)
    #expect(text.contains("\r\nDTSTART:20260104T140000Z\r\nEND:VFREEBUSY\r\n"))
  }

  @Test func `a task is no collection, and a list that is not there tells nothing`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")

    let task = try await stage.ask("\(stage.home)home/a.ics", Self.day)
    let missing = try await stage.ask("\(stage.home)other/", Self.day)

    #expect(task.status == .forbidden)
    #expect(String(decoding: task.bytes, as: UTF8.self).contains("supported-report"))
    #expect(missing.status == .notFound)
  }

  @Test(arguments: [
    "", "<c:time-range/>", #"<c:time-range start="20260104"/>"#, day + day,
    #"<c:time-range start="20260105T000000Z" end="20260104T000000Z"/>"#,
  ])
  func `it takes one range of time`(content: String) async throws {
    let stage = try await DAVStage()

    let answer = try await stage.ask("\(stage.home)home/", content)

    #expect(answer.status == .forbidden)
    #expect(String(decoding: answer.bytes, as: UTF8.self).contains("valid-filter"))
  }

  private static let day =
    #"<c:time-range start="20260104T140000Z" end="20260105T220000Z"/>"#
}

extension DAVStage {
  fileprivate func ask(
    _ path: String, _ content: String, depth: String = "1"
  ) async throws -> Response {
    try await request(
      .report, path,
      """
      <c:free-busy-query xmlns:c="urn:ietf:params:xml:ns:caldav">\(content)</c:free-busy-query>
      """, [(.depth, depth)])
  }
}
