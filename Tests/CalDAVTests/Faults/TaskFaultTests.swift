import DAV
import Domain
import HTTP
import SQLiteStorage
import Testing

/// What went wrong in other task managers between the person's page and the phone.
@Suite struct TaskFaultTests {
  private func complete(_ name: String, on stage: DAVStage) async throws {
    let task = try #require(try await stage.task(named: name))
    try await stage.store.perform(
      .completeTasks([task.id]), for: stage.account, at: StoppedClock().now())
  }

  @Test func `one tick ends the series`() async throws {
    let stage = try await DAVStage()
    try await stage.put(
      "w", "SUMMARY:w", "DUE;VALUE=DATE:20270607", "RRULE:FREQ=WEEKLY", "STATUS:NEEDS-ACTION")
    let before = try #require(try await stage.sync().token)

    try await complete("w.ics", on: stage)

    let text = try await stage.request(.get, "\(stage.home)home/w.ics").text
    #expect(text.contains("RRULE:FREQ=WEEKLY\r\n"))
    #expect(text.contains("DUE;VALUE=DATE:20270614\r\n"))
    #expect(text.contains("STATUS:NEEDS-ACTION\r\n"))
    #expect(!text.contains("COMPLETED"))
    let changed = try await stage.sync(before)
    #expect(changed.responses.map(\.href) == ["\(stage.home)home/w.ics"])
    let task = try #require(try await stage.task(named: "w.ics"))
    let times = try await stage.store.occurrences(of: task.id, for: stage.account, limit: 10)
    #expect(times.count == 1)
  }

  @Test func `a day is a day earlier west of UTC`() async throws {
    let stage = try await DAVStage(zone: "America/New_York")
    let text = DAVStage.calendar(["SUMMARY:a", "DUE;VALUE=DATE:20270720"], uid: "a")

    _ = try await stage.request(.put, "\(stage.home)home/a.ics", text)

    #expect(
      try await stage.task(named: "a.ics")?.due == CalendarDate(iso: "2027-07-20").map { .date($0) }
    )
    #expect(try await stage.request(.get, "\(stage.home)home/a.ics").text == text)
  }

  @Test func `a fold cuts a character, in what is sent or what is read`() async throws {
    let stage = try await DAVStage()
    let title = String(repeating: "あ", count: 25) + "🎏"
    let bytes = Array(DAVStage.calendar(["SUMMARY:\(title)"], uid: "a").utf8)
    let place = try #require(bytes.firstRange(of: Array("あ".utf8))?.lowerBound)
    let folded = bytes[...place] + Array("\r\n ".utf8) + bytes[(place + 1)...]

    let put = try await stage.request(.put, "\(stage.home)home/a.ics", bytes: Array(folded))
    let read = try #require(try await stage.task(named: "a.ics")).title
    let first = try await stage.request(.get, "\(stage.home)home/a.ics").bytes
    try await complete("a.ics", on: stage)
    let second = try await stage.request(.get, "\(stage.home)home/a.ics").bytes

    #expect(put.status == .created)
    #expect(read == title)
    #expect(first == Array(folded))
    #expect(second.firstRange(of: Array(folded[place...].prefix(60))) != nil)
  }

  @Test func `percent signs and escapes grow with each save`() async throws {
    let stage = try await DAVStage()
    var text = DAVStage.calendar(
      [#"SUMMARY:Raise 5% to 7%\, C:\\tmp\; "ok"?"#, #"DESCRIPTION:100%\n\\n a\,b"#], uid: "a")

    for _ in 0..<3 {
      _ = try await stage.request(.put, "\(stage.home)home/a.ics", text)
      text = try await stage.request(.get, "\(stage.home)home/a.ics").text
      let task = try #require(try await stage.task(named: "a.ics"))

      #expect(task.title == #"Raise 5% to 7%, C:\tmp; "ok"?"#)
      #expect(task.notes == "100%\n\\n a,b")
    }
  }

  @Test func `completing by another program duplicates the task with another rule`() async throws {
    let stage = try await DAVStage()
    try await stage.put("r", "SUMMARY:r", "DUE:20261201T090000Z", "RRULE:FREQ=DAILY;COUNT=5")

    try await stage.put("r", "SUMMARY:r", "DUE:20261202T090000Z", "RRULE:FREQ=DAILY;COUNT=4")
    try await complete("r.ics", on: stage)

    let members = try await stage.propfind("\(stage.home)home/", "<d:getetag/>", depth: "1")
    #expect(members.responses.count == 2)
    let text = try await stage.request(.get, "\(stage.home)home/r.ics").text
    #expect(text.contains("RRULE:FREQ=DAILY;COUNT=3\r\n"))
    #expect(text.contains("DUE:20261203T090000Z\r\n"))
  }

  @Test func `deleting the whole takes its parts along, or leaves them without a place`()
    async throws
  {
    let stage = try await DAVStage()
    try await stage.put("p", "SUMMARY:p")
    try await stage.put("c", "SUMMARY:c", "RELATED-TO:p")
    let before = try #require(try await stage.sync().token)

    _ = try await stage.request(.delete, "\(stage.home)home/p.ics")

    let changed = try await stage.sync(before)
    #expect(changed["\(stage.home)home/p.ics"]?.status == "404")
    let child = try await stage.request(.get, "\(stage.home)home/c.ics")
    #expect(child.status == .ok)
    #expect(child.text.contains("RELATED-TO:p\r\n"))
    try await stage.put("p", "SUMMARY:p")
    let parent = try #require(try await stage.task(named: "p.ics"))
    #expect(try await stage.task(named: "c.ics")?.parent == parent.id)
  }

  @Test func `a task that was made here has no address, or another one each time`() async throws {
    let stage = try await DAVStage()
    try await stage.store.perform(
      .addTasks([TaskDraft(title: "牛乳")], to: stage.list), for: stage.account,
      at: StoppedClock().now())

    let first = try await stage.sync()
    let second = try await stage.sync()

    let href = try #require(first.responses.first?.href)
    #expect(first.responses.count == 1)
    #expect(second.responses.map(\.href) == [href])
    let text = try await stage.request(.get, href).text
    #expect(text.contains("SUMMARY:牛乳\r\n"))
    let put = try await stage.request(
      .put, href, text.replacing("牛乳", with: "パン"),
      [(.ifMatch, try #require(try await stage.request(.get, href).headers[.entityTag]))])
    #expect(put.status == .noContent)
    #expect(try await stage.request(.get, href).text == text.replacing("牛乳", with: "パン"))
  }

  @Test func `a time that a phone completed ahead is due once more`() async throws {
    let stage = try await DAVStage()
    _ = try await stage.request(
      .put, "\(stage.home)home/w.ics",
      DAVStage.calendar(
        [
          "SUMMARY:w", "DTSTART;VALUE=DATE:20270607", "DUE;VALUE=DATE:20270607",
          "RRULE:FREQ=WEEKLY", "END:VTODO", "BEGIN:VTODO", "UID:w", "DTSTAMP:20260101T000000Z",
          "RECURRENCE-ID;VALUE=DATE:20270614", "DTSTART;VALUE=DATE:20270614",
          "DUE;VALUE=DATE:20270614", "SUMMARY:w", "STATUS:COMPLETED",
          "COMPLETED:20270601T100000Z",
        ], uid: "w"))
    #expect(try await stage.task(named: "w.ics")?.due?.text == "2027-06-07")

    try await complete("w.ics", on: stage)

    #expect(try await stage.task(named: "w.ics")?.due?.text == "2027-06-21")
    let text = try await stage.request(.get, "\(stage.home)home/w.ics").text
    #expect(text.contains("RECURRENCE-ID;VALUE=DATE:20270607\r\n"))
    #expect(text.split(separator: "BEGIN:VTODO").count == 4)
    _ = try await stage.request(.put, "\(stage.home)home/w.ics", text)
    #expect(try await stage.task(named: "w.ics")?.due?.text == "2027-06-21")
  }
}
