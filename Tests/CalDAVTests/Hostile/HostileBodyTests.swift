import DAV
import Domain
import HTTP
import SQLiteStorage
import Testing
import XML

/// Bodies that are made to break a server.
@Suite struct HostileBodyTests {
  private static let bombs: [(String, Int)] = [
    (
      #"<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><a>&b;&b;&b;</a>"#,
      400
    ),
    (#"<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>"#, 403),
    (#"<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1/x">%x;]><a/>"#, 403),
    (#"<?xml version="1.0" encoding="none"?><a/>"#, 400), ("<a>\u{0}</a>", 400), ("", 400),
    ("<a", 400), ("<a/><b/>", 400), ("\u{FEFF}", 400), ("&lt;a/>", 400),
    (String(repeating: "<a>", count: 5000) + String(repeating: "</a>", count: 5000), 400),
    (#"<a xmlns:x="y" x:b="1" x:b="2"/>"#, 400), ("<x:a/>", 400),
    ("<a>" + String(repeating: "<b/>", count: 150_000) + "</a>", 413),
    ("<a " + (0..<9000).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>", 413),
    ("<a>" + String(repeating: "x", count: 5 << 20) + "</a>", 413),
  ]

  @Test(arguments: [Method.propfind, .proppatch, .report, .mkcalendar, .mkcol])
  func `an XML bomb, or what is no XML, is refused before it goes off`(
    _ method: Method
  ) async throws {
    let stage = try await DAVStage()
    let creates = [.mkcalendar, .mkcol].contains(method)
    let path = "\(stage.home)\(creates ? "new" : "home")/"

    for (body, status) in Self.bombs where !(body.isEmpty && (creates || method == .propfind)) {
      let response = try await stage.request(method, path, body, [(.depth, "0")])

      #expect(response.status.code == status, "\(body.prefix(60))")
      #expect((try? XMLElement(reading: response.bytes)) != nil)
    }
    let lists = try await stage.propfind(stage.home, "<d:displayname/>", depth: "1")
    #expect(lists.responses.count == 2)
  }

  @Test(arguments: [
    "<d:propfind xmlns:d=\"DAV:\"/>",
    "<d:propfind xmlns:d=\"DAV:\"><d:prop/><d:allprop/></d:propfind>",
    "<propfind/>", "<d:prop xmlns:d=\"DAV:\"/>", "<d:multistatus xmlns:d=\"DAV:\"/>",
  ])
  func `a body that means nothing is answered or refused`(_ body: String) async throws {
    let stage = try await DAVStage()

    for method in [Method.propfind, .proppatch, .report, .mkcalendar, .mkcol] {
      let response = try await stage.request(method, "\(stage.home)home/", body, [(.depth, "0")])

      #expect(response.status.code < 500)
    }
  }

  @Test(arguments: [
    "0", "-1", "1.5", "", "99999999999999999999", "x",
  ])
  func `a limit that is none is refused`(_ limit: String) async throws {
    let stage = try await DAVStage()

    let response = try await stage.request(
      .report, "\(stage.home)home/",
      """
      <d:sync-collection xmlns:d="DAV:"><d:sync-token/><d:sync-level>1</d:sync-level>
      <d:limit><d:nresults>\(limit)</d:nresults></d:limit><d:prop/></d:sync-collection>
      """)

    #expect(response.status == .badRequest)
  }

  @Test(arguments: ["2", "-1", "1,noroot", "x", "", "0, 1"])
  func `a depth that is none is refused`(_ depth: String) async throws {
    let stage = try await DAVStage()

    let response = try await stage.request(
      .propfind, "\(stage.home)home/", "", [(.depth, depth)])

    #expect(response.status == .badRequest)
  }

  @Test(arguments: ["infinity", nil])
  func `all of the tree at once is refused, by its own condition`(_ depth: String?) async throws {
    let stage = try await DAVStage()

    let response = try await stage.request(
      .propfind, stage.home, "", depth.map { [(name: .depth, value: $0)] } ?? [])

    #expect(response.status == .forbidden)
    #expect(response.text.contains("<d:propfind-finite-depth/>"))
  }

  @Test func `a property of any size and name comes back, or is refused whole`() async throws {
    let stage = try await DAVStage()
    let big = String(repeating: "あ", count: 200_000)
    func patch(_ property: String) async throws -> Response {
      try await stage.request(
        .proppatch, "\(stage.home)home/",
        """
        <d:propertyupdate xmlns:d="DAV:"><d:set><d:prop>\(property)</d:prop></d:set>
        </d:propertyupdate>
        """)
    }

    for property in [
      "<x xmlns=\"\">\(big)</x>", "<x xmlns=\"urn:\u{1F3A3}\"><y a=\"&lt;&amp;&quot;\"/>]]&gt;</x>",
      String(repeating: "<a xmlns='u'>", count: 25) + String(repeating: "</a>", count: 25),
    ] {
      let response = try await patch(property)
      #expect(response.status.code == 207 || (400..<500).contains(response.status.code))
    }
    let all = try await stage.request(
      .propfind, "\(stage.home)home/", "<propfind xmlns=\"DAV:\"><allprop/></propfind>",
      [(.depth, "0")])
    #expect(all.status == .multiStatus)
    #expect((try? XMLElement(reading: all.bytes)) != nil)
  }

  private static let noTasks = [
    "", "x", "\u{0}", "BEGIN:VCALENDAR", "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:\r\nEND:VTODO",
    "END:VCALENDAR", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
    String(repeating: "BEGIN:X\r\n", count: 10_000),
    "BEGIN:VCALENDAR\r\n" + String(repeating: "X:y\r\n", count: 200_000),
    "BEGIN:VCALENDAR\r\nX:" + String(repeating: "y", count: 2 << 20),
  ]

  @Test func `what is no task is refused by a condition that says why`() async throws {
    let stage = try await DAVStage()

    for text in Self.noTasks {
      let response = try await stage.request(
        .put, "\(stage.home)home/a.ics", text, [(.contentType, "text/calendar")])

      #expect(response.status == .forbidden)
      let root = try XMLElement(reading: response.bytes)
      #expect(root.name == .dav("error"))
      let condition = root.elements.first { _ in true }
      #expect(condition?.name.namespace == XMLName.calDAV("x").namespace)
    }
    #expect(try await stage.sync().responses.isEmpty)
  }

  @Test func `a task that is larger than a list says it takes is refused by its size`() async throws
  {
    let stage = try await DAVStage()
    let limit = try #require(
      try await stage.propfind("\(stage.home)home/", "<c:max-resource-size/>").responses.first?
        .property(.calDAV("max-resource-size")).flatMap { Int($0.text) })
    let rest = DAVStage.calendar(["DESCRIPTION:"], uid: "a").utf8.count
    func put(_ size: Int) async throws -> Response {
      let text = DAVStage.calendar(
        ["DESCRIPTION:" + String(repeating: "y", count: size - rest)], uid: "a")
      return try await stage.request(.put, "\(stage.home)home/a.ics", text)
    }

    let refused = try await put(limit + 1)
    let kept = try await put(limit)

    #expect(refused.status == .forbidden)
    #expect(refused.text.contains("<c:max-resource-size/>"))
    #expect(kept.status == .created)
  }

  private static let oddLines = [
    "DUE:99999999T999999Z", "DTSTART:00000000", "RRULE:FREQ=SECONDLY;INTERVAL=99999999999",
    "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31", "DURATION:P99999999999999W",
    "PRIORITY:99999999999",
    "RRULE:FREQ=SECONDLY;COUNT=2000000000\r\nDTSTART:00010101T000000Z",
    "SEQUENCE:-9999999999999999999",
    "EXDATE:" + String(repeating: "20260101,", count: 20_000),
    "CATEGORIES:" + String(repeating: ",", count: 50_000),
    "RELATED-TO:x", "TRIGGER:-P9999999W", "X;A=\"\(String(repeating: "^n", count: 9000))\":1",
    "COMPLETED:00000101T000000Z", "X-APPLE-SORT-ORDER:1e99", "ESTIMATED-DURATION:-PT1S",
  ]

  @Test func `odd values are kept, and nothing of them hurts later`() async throws {
    let stage = try await DAVStage()

    for (number, line) in Self.oddLines.enumerated() {
      let text = DAVStage.calendar(["SUMMARY:x", line], uid: "x\(number)")
      let name = "x\(number).ics"

      let put = try await stage.request(.put, "\(stage.home)home/\(name)", text)
      let got = try await stage.request(.get, "\(stage.home)home/\(name)")
      let task = try #require(try await stage.task(named: name))
      try await stage.store.perform(.completeTasks([task.id]), for: stage.account, at: task.created)
      let completed = try await stage.request(.get, "\(stage.home)home/\(name)")

      #expect(put.status == .created)
      #expect(got.text == text)
      #expect(completed.status == .ok)
    }
  }
}
