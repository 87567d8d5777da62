import DAV
import Domain
import HTTP
import Testing
import XML

/// What went wrong in other servers with what a program stored.
@Suite struct UploadFaultTests {
  // https://github.com/forwardemail/caldav-adapter/pull/20
  @Test func `a task has another tag in each answer`() async throws {
    let stage = try await DAVStage()
    let path = "\(stage.home)home/a.ics"

    let put = try await stage.put("a", "SUMMARY:1").headers[.entityTag]
    let got = try await stage.request(.get, path).headers[.entityTag]
    let headed = try await stage.request(.head, path).headers[.entityTag]
    let found = try await stage.propfind(path, "<d:getetag/>")[path]
    let fetched = try await stage.multiget([path])[path]
    let synced = try await stage.sync()[path]

    let tag = try #require(put)
    #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
    #expect([got, headed] == [tag, tag])
    for response in [found, fetched, synced] {
      #expect(response?.property(.dav("getetag"))?.text == tag)
    }
  }

  @Test func `an old tag still lets a change through`() async throws {
    let stage = try await DAVStage()
    let path = "\(stage.home)home/a.ics"
    let old = try #require(try await stage.put("a", "SUMMARY:1").headers[.entityTag])

    let second = try await stage.put("a", "SUMMARY:2", headers: [(.ifMatch, old)])
    let third = try await stage.put("a", "SUMMARY:3", headers: [(.ifMatch, old)])
    let weak = try await stage.put("a", "SUMMARY:4", headers: [(.ifMatch, "W/\(old)")])
    let another = try await stage.put("a", "SUMMARY:5", headers: [(.ifNoneMatch, "*")])
    let deletion = try await stage.request(.delete, path, "", [(.ifMatch, old)])

    #expect(second.status == .noContent)
    for refused in [third, weak, another, deletion] {
      #expect(refused.status == .preconditionFailed)
    }
    #expect(try await stage.request(.get, path).text.contains("SUMMARY:2\r\n"))
  }

  // https://github.com/sabre-io/dav/issues/547
  @Test func `a tag is given for bytes that were not kept`() async throws {
    let stage = try await DAVStage()
    let text = [
      "BEGIN:VCALENDAR", "CALSCALE:GREGORIAN", "PRODID:-//bug//EN", "VERSION:2.0", "BEGIN:VTODO",
      "X-B:1", "UID:a", "SUMMARY:x", "X-A:2", "DTSTAMP:20260101T000000Z", "END:VTODO",
      "END:VCALENDAR", "",
    ].joined(separator: "\n")

    let put = try await stage.request(
      .put, "\(stage.home)home/a.ics", text, [(.contentType, "text/calendar; charset=\"utf-8\"")])

    #expect(put.status == .created)
    #expect(put.headers[.entityTag] != nil)
    #expect(try await stage.request(.get, "\(stage.home)home/a.ics").text == text)
  }

  // https://github.com/go-vikunja/vikunja/issues/2383
  @Test func `a child before its parent loses the link, or gets a made-up parent`() async throws {
    let stage = try await DAVStage()
    let line = "RELATED-TO;RELTYPE=PARENT:p"

    try await stage.put("c", "SUMMARY:c", line)
    let early = try await stage.sync()
    try await stage.put("p", "SUMMARY:p")

    #expect(early.responses.map(\.href) == ["\(stage.home)home/c.ics"])
    #expect(try await stage.request(.get, "\(stage.home)home/c.ics").text.contains(line + "\r\n"))
    let child = try #require(try await stage.task(named: "c.ics"))
    let parent = try #require(try await stage.task(named: "p.ics"))
    #expect(child.parent == parent.id)
    #expect(parent.title == "p")
  }

  // https://github.com/TechbeeAT/jtxBoard/issues/2334
  @Test func `an all-day series whose RECURRENCE-ID lacks VALUE=DATE stops a phone`() async throws {
    let stage = try await DAVStage()
    let text = DAVStage.calendar(
      [
        "DTSTART;VALUE=DATE:20260606", "RRULE:FREQ=MONTHLY;BYDAY=1SA", "SUMMARY:T", "END:VTODO",
        "BEGIN:VTODO", "UID:s", "DTSTAMP:20260101T000000Z", "DTSTART;VALUE=DATE:20260606",
        "RECURRENCE-ID:20260606", "STATUS:COMPLETED", "COMPLETED:20260607T000000Z",
      ], uid: "s")

    let put = try await stage.request(.put, "\(stage.home)home/s.ics", text)

    #expect(put.status == .created)
    #expect(try await stage.request(.get, "\(stage.home)home/s.ics").text == text)
    #expect(try await stage.task(named: "s.ics")?.isCompleted == false)
  }

  // https://github.com/nextcloud/tasks/issues/1102
  @Test func `categories in several lines become one, and an escaped comma two`() async throws {
    let stage = try await DAVStage()
    let lines = ["CATEGORIES:red", "CATEGORIES:blue", "CATEGORIES:green,work\\,play"]
    let text = DAVStage.calendar(["SUMMARY:a"] + lines, uid: "a")

    _ = try await stage.request(.put, "\(stage.home)home/a.ics", text)

    #expect(try await stage.request(.get, "\(stage.home)home/a.ics").text == text)
    let tags = try #require(try await stage.task(named: "a.ics")?.tags.map(\.name))
    #expect(tags.sorted() == ["blue", "green", "red", "work,play"])
  }

  // https://github.com/go-vikunja/vikunja/issues/384
  @Test func `one odd task stops the whole account`() async throws {
    let stage = try await DAVStage()
    let odd = DAVStage.calendar(
      ["SUMMARY:odd\u{1}\u{FFFE}", "RRULE:FREQ=NEVER", "DUE:tomorrow", "PRIORITY:high"], uid: "odd")

    let put = try await stage.request(.put, "\(stage.home)home/odd.ics", odd)
    try await stage.put("fine", "SUMMARY:fine")
    let all = try await stage.multiget(["odd", "fine"].map { "\(stage.home)home/\($0).ics" })

    #expect(put.status == .created)
    #expect(all.responses.count == 2)
    let data = all.responses.compactMap { $0.property(.calDAV("calendar-data"))?.text }
    #expect(data.count == 2)
    #expect(data.last?.contains("SUMMARY:fine") == true)
  }

  /// Nextcloud Tasks sends such a VTODO, meant as an object of its own.
  @Test func `a single time of a known series under a new name is an error of the server`()
    async throws
  {
    let stage = try await DAVStage()
    try await stage.put("s", "DTSTART:20260601T090000Z", "RRULE:FREQ=DAILY", "SUMMARY:s")
    let single = DAVStage.calendar(
      ["RECURRENCE-ID:20260602T090000Z", "STATUS:COMPLETED", "SUMMARY:s"], uid: "s")

    let put = try await stage.request(.put, "\(stage.home)home/other.ics", single)

    #expect(put.status == .forbidden)
    #expect(
      put.text.contains(
        "<c:no-uid-conflict><d:href>\(stage.home)home/s.ics</d:href></c:no-uid-conflict>"))
  }

  @Test func `a task that was deleted can't be uploaded again`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:1")
    let deletion = try await stage.request(.delete, "\(stage.home)home/a.ics")

    let gone = try await stage.request(.get, "\(stage.home)home/a.ics")
    let update = try await stage.put("a", "SUMMARY:2", headers: [(.ifMatch, "*")])
    let again = try await stage.put("a", "SUMMARY:2", headers: [(.ifNoneMatch, "*")])

    #expect(deletion.status == .noContent)
    #expect(gone.status == .notFound)
    #expect(update.status == .preconditionFailed)
    #expect(again.status == .created)
  }

  @Test(arguments: [
    ("BEGIN:VEVENT\r\nUID:e\r\nEND:VEVENT\r\n", "c:supported-calendar-component", "Line 3"),
    ("BEGIN:VTODO\r\nSUMMARY:x\r\nEND:VTODO\r\n", "c:valid-calendar-object-resource", "UID"),
    ("METHOD:PUBLISH\r\n", "c:valid-calendar-object-resource", "METHOD"),
    ("BEGIN:VTODO\r\nUID:e\r\nSUMMARY\r\nEND:VTODO\r\n", "c:valid-calendar-data", "Line 5"),
  ])
  func `a broken upload is refused without a word of why`(
    _ body: String, _ precondition: String, _ place: String
  ) async throws {
    let stage = try await DAVStage()
    let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(body)END:VCALENDAR\r\n"

    let put = try await stage.request(.put, "\(stage.home)home/e.ics", text)

    #expect(put.status == .forbidden)
    #expect(put.text.contains("<\(precondition)/>"))
    #expect(put.text.contains(place))
    #expect(try await stage.request(.get, "\(stage.home)home/e.ics").status == .notFound)
  }
}
