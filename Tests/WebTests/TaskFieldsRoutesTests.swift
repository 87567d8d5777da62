import Domain
import HTTP
import Presentation
import Testing

@testable import Web

/// The fields of a task beside title, notes and due date, its parts and its history, in the browser.
@Suite struct TaskFieldsRoutesTests {
  @Test func `stores every field of the form`() async throws {
    let stage = try await WebStage()
    let whole = try await stage.add("House")
    let task = try await stage.add("Rent")

    let response = try await stage.post(
      "/tasks/\(task.id.number)?_method=PUT",
      [
        "revision": "1", "title": "Rent", "due-date": "2026-12-31", "due-time": "",
        "start-date": "2026-12-28", "start-time": "09:00", "repeat": "every month on the 31st",
        "repeat-mode": "calendar", "tags-shown": "1", "new-tags": "home, 家賃、money",
        "estimate": "1h30m", "url": "https://bank.example", "reminders": "15m\r\n1 day\r\n",
        "parent": String(whole.id.number),
      ])

    let saved = try await stage.task(task.id)
    #expect(response.status == .seeOther)
    #expect(saved.start?.iso == "2026-12-28T09:00")
    #expect(saved.repetition?.mode == .byCalendar)
    #expect(saved.repetition?.rule.text == "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1")
    #expect(saved.tags.map(\.name) == ["home", "家賃", "money"])
    #expect(saved.estimate == 90)
    #expect(saved.url == "https://bank.example")
    #expect(saved.reminders == [.beforeDue(minutes: 15), .beforeDue(minutes: 1440)])
    #expect(saved.parent == whole.id)
  }

  @Test func `a tag that is not ticked any more is taken off`() async throws {
    let stage = try await WebStage()
    let tags = try ["home", "work"].map { try #require(Tag($0)) }
    let task = try #require(try await stage.add(TaskDraft(title: "Rent", tags: tags)).first)

    _ = try await stage.post(
      "/tasks/\(task.id.number)?_method=PUT",
      ["revision": "1", "tags-shown": "1", "tag": "work", "new-tags": ""])

    #expect(try await stage.task(task.id).tags.map(\.name) == ["work"])
  }

  @Test func `which times a change is for is asked only of what repeats`() async throws {
    let stage = try await WebStage()
    let (once, again) = (try await stage.add("Once"), try await addRent(to: stage))

    let page = try await stage.get("/tasks/\(once.id.number)")
    let repeating = try await stage.get("/tasks/\(again.id.number)")
    _ = try await stage.post(
      "/tasks/\(again.id.number)?_method=PUT",
      ["revision": "1", "title": "Rent and deposit", "extent": "one"])

    #expect(page.tag("detailExtent") == nil)
    #expect(repeating.tag("detailExtent") != nil)
    #expect(
      repeating.element("detailNextTimes") == "Next times: Thu 31 Dec · 31 Jan 2027 · 28 Feb 2027")
    #expect(try await stage.task(again.id).title == "Rent")
    #expect(try await stage.titles().contains("Rent and deposit"))
  }

  @Test(arguments: [
    ("https://example.org/?a=1&b=2", "https://example.org/?a=1&amp;b=2"),
    ("javascript:alert(1)", nil),
  ])
  func `only a safe address can be opened`(_ url: String, _ link: String?) async throws {
    let stage = try await WebStage()
    let task = try #require(try await stage.add(TaskDraft(title: "Read", url: url)).first)

    let page = try await stage.get("/tasks/\(task.id.number)")

    #expect(page.tag("detailLink")?.contains("href=\"\(link ?? "")\"") == link.map { _ in true })
    #expect(page.tag("detailLink")?.contains("noopener noreferrer") == link.map { _ in true })
  }

  @Test func `parts are added and ticked off on the page of their whole`() async throws {
    let stage = try await WebStage()
    let whole = try await stage.add("Move house")
    let path = "/tasks/\(whole.id.number)"

    let response = try await stage.post("\(path)/parts", ["place": path, "part": "Pack"])
    let page = try await stage.follow(response)
    let part = try #require(page.rows.first)
    let ticked = try await stage.post("/tasks/\(part)/completion", ["place": path])
    let refused = try await stage.post("\(path)/parts", ["place": path, "part": " "])

    #expect(response.location?.hasPrefix("\(path)?change=") == true)
    #expect(page.text.contains("“Pack” added"))
    #expect(ticked.location?.hasPrefix("\(path)?change=") == true)
    #expect(try await stage.follow(ticked).text.contains("class=\"row done\""))
    #expect(refused.status == .unprocessableContent)
    #expect(refused.element("errorMessage") == "Title cannot be empty")
  }

  @Test func `a task is given up, and so it stands in the list`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Write")

    let response = try await stage.post("/tasks/\(task.id.number)/cancellation")
    let page = try await stage.follow(response)

    #expect(page.text.contains("“Write” cancelled"))
    #expect(page.text.contains("class=\"row done cancelled\""))
    #expect(try await stage.task(task.id).isCancelled)
    #expect(
      try await stage.get("/tasks/\(task.id.number)").tag("detailCancelButton") == nil)
  }

  @Test func `a row says what there is to its task`() async throws {
    let stage = try await WebStage()
    let rent = try await addRent(to: stage)
    _ = try await stage.store.perform(
      .addTasks([TaskDraft(title: "Transfer", parent: rent.id)], to: stage.list),
      for: stage.account.id, at: stage.clock.now())
    _ = try await stage.post("/tags?_method=PUT", ["tag": "<home>", "color": "teal"])

    let page = try await stage.get(stage.listPath)

    #expect(page.text.contains("Repeats: Every month on the 31st"))
    #expect(page.text.contains("class=\"tag teal\" dir=\"auto\">&lt;home&gt;</span>"))
    #expect(page.text.contains("data-depth=\"1\""))
    #expect(page.text.contains("Sub-task</span>"))
    #expect(page.text.contains("0 of 1 sub-tasks done"))
    #expect(page.text.contains("1 h 30 min"))
  }

  @Test func `a row is made a part of another one, and stands for itself again`() async throws {
    let stage = try await WebStage()
    let (whole, part) = (try await stage.add("House"), try await stage.add("Rent"))
    let path = "/tasks/\(part.id.number)/parent?_method=PUT&whole="

    _ = try await stage.post("\(path)\(whole.id.number)", ["place": stage.listPath])
    #expect(try await stage.task(part.id).parent == whole.id)
    let circle = try await stage.post(
      "/tasks/\(whole.id.number)/parent?_method=PUT&whole=\(part.id.number)",
      ["place": stage.listPath])
    _ = try await stage.post(path, ["place": stage.listPath])

    #expect(circle.element("errorMessage") == "A task can&#39;t be a part of itself")
    #expect(try await stage.task(part.id).parent == nil)
  }

  @Test func `what was taken back can be made again`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Write")
    _ = try await stage.post("/tasks/\(task.id.number)/completion", ["place": stage.listPath])
    let undone = try await stage.follow(try await stage.post("/undo", ["place": stage.listPath]))

    let redone = try await stage.post("/redo", ["place": stage.listPath])
    let again = try await stage.post("/redo", ["place": stage.listPath])

    #expect(undone.tag("redoButton") != nil)
    #expect(try await stage.follow(redone).text.contains("Redone: “Write” completed"))
    #expect(try await stage.task(task.id).isCompleted)
    #expect(again.element("errorMessage") == "There is nothing to redo")
  }

  @Test func `a conflict keeps both rules and both sets of tags`() async throws {
    let stage = try await WebStage()
    let task = try await addRent(to: stage)
    let path = "/tasks/\(task.id.number)?_method=PUT"
    _ = try await stage.post(
      path,
      [
        "revision": "1", "repeat": "every day", "repeat-mode": "completion",
        "tags-shown": "1", "new-tags": "a,b",
      ])

    let conflict = try await stage.post(
      path,
      [
        "revision": "1", "repeat": "every week", "repeat-mode": "calendar",
        "tags-shown": "1", "new-tags": "c",
      ])
    #expect(conflict.status == .conflict)
    #expect(conflict.text.contains("name=\"repetition\" value=\"calendar\nevery week\" checked"))
    #expect(conflict.text.contains("name=\"repetition\" value=\"completion\nEvery day\""))
    #expect(conflict.text.contains("name=\"tags\" value=\"a\nb\""))
    _ = try await stage.post(
      path, ["revision": "2", "repetition": "calendar\r\nevery week", "tags": "a\r\nb"])

    let saved = try await stage.task(task.id)
    #expect(saved.repetition?.rule.frequency == .weekly)
    #expect(saved.repetition?.mode == .byCalendar)
    #expect(saved.tags.map(\.name) == ["a", "b"])
  }

  @Test func `the hour at which the day begins decides what today is`() async throws {
    let stage = try await WebStage()
    let day = try #require(CalendarDate(iso: "2026-11-29"))
    _ = try await stage.add(TaskDraft(title: "Write", due: .date(day)))

    let before = try await stage.get(stage.listPath)
    _ = try await stage.post(
      "/account?_method=PUT", ["language": "", "zone": "UTC", "day-start": "10"])

    #expect(before.text.contains(">Yesterday</time>"))
    #expect(try await stage.get(stage.listPath).text.contains(">Today</time>"))
  }

  @Test(arguments: [
    ("en-US,en;q=0.9", "2026-12-10"), ("en-GB", "2026-10-12"), ("en", "2026-10-12"),
  ])
  func `numbers of a date are read as the browser's country writes them`(
    _ languages: String, _ iso: String
  ) async throws {
    let stage = try await WebStage(language: .english)
    let task = try await stage.add("Write")

    _ = try await stage.send(
      .put, "/tasks/\(task.id.number)",
      headers: [
        (.acceptLanguage, languages), (.contentType, "application/x-www-form-urlencoded"),
      ], body: Array("due=12/10/2026".utf8))

    #expect(try await stage.task(task.id).due?.iso == iso)
  }

  private func addRent(to stage: WebStage) async throws -> TaskItem {
    let day = try #require(CalendarDate(iso: "2026-11-30"))
    let rule = try RecurrenceRule(parsing: "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1")
    let draft = TaskDraft(
      title: "Rent", due: .date(day),
      repetition: Repetition(rule: rule, mode: .skippingMissed, anchor: .date(day)),
      tags: [try #require(Tag("<home>"))], estimate: 90)
    return try #require(try await stage.add(draft).first)
  }
}
