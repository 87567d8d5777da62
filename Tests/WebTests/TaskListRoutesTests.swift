import Domain
import HTTP
import Testing

@testable import Web

@Suite struct TaskListRoutesTests {
  @Test func `home is the first list`() async throws {
    let stage = try await WebStage()

    let response = try await stage.get("/")

    #expect(response.status == .seeOther)
    #expect(response.location == stage.listPath)
  }

  @Test func `shows a list with its tasks, each by its number`() async throws {
    let stage = try await WebStage()
    let tasks = try await stage.add(TaskDraft(title: "Write"), TaskDraft(title: "Test"))

    let page = try await stage.get(stage.listPath)

    #expect(page.status == .ok)
    #expect(page.rows == tasks.map { String($0.id.number) })
    #expect(page.element("taskListTitle") == "Tasks")
    #expect(page.text.contains("Give this list a name"))
    #expect(page.text.contains("2 tasks to do"))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"onmouseover=\"alert(1)", "&amp;lt;", "'><img src=x>",
    "</title></textarea>",
  ])
  func `a hostile title is text and nothing else`(_ title: String) async throws {
    let stage = try await WebStage()
    let task = try await stage.add(title)
    _ = try await stage.post("\(stage.listPath)?_method=PUT", ["title": title])

    for path in [
      "\(stage.listPath)?selected=\(task.id.number)", "/lists", "/tasks/\(task.id.number)",
    ] {
      let page = try await stage.get(path)
      #expect(page.status == .ok)
      #expect(!page.text.contains(title))
      #expect(!page.text.contains("<script>"))
    }
  }

  @Test func `adds a task, goes back and says so with a way to undo it`() async throws {
    let stage = try await WebStage()

    let response = try await stage.post(
      "\(stage.listPath)/tasks", ["title": "  牛乳を買う\u{3000}", "place": stage.listPath])
    let page = try await stage.follow(response)

    #expect(response.status == .seeOther)
    #expect(page.text.contains("“牛乳を買う” added"))
    #expect(page.tag("undoButton") != nil)
    #expect(try await stage.titles() == ["牛乳を買う"])
  }

  @Test(arguments: ["", "   ", "\u{3000}"])
  func `a blank title is refused where it was typed`(_ title: String) async throws {
    let stage = try await WebStage()

    let page = try await stage.post("\(stage.listPath)/tasks", ["title": title, "add": "1"])

    #expect(page.status == .unprocessableContent)
    #expect(page.element("errorMessage") == "Title cannot be empty")
    #expect(page.tag("taskTitleField")?.contains("aria-invalid=\"true\"") == true)
    #expect(page.tag("taskTitleField")?.contains("value=\"\(title)\"") == true)
  }

  @Test func `what was typed into the add dialog is kept when it can't be used`() async throws {
    let stage = try await WebStage()

    let page = try await stage.post(
      "\(stage.listPath)/tasks",
      [
        "title": "Call Mina", "details": "1", "due-date": "", "due-time": "18:00",
        "priority": "high", "notes": "about\r\nthe hall",
      ])

    #expect(page.status == .unprocessableContent)
    #expect(page.text.contains("A time needs a date"))
    #expect(page.tag("addTaskDialog")?.contains(" open") == true)
    #expect(page.tag("addTaskTitleField")?.contains("value=\"Call Mina\"") == true)
    #expect(page.tag("addTaskTimeField")?.contains("value=\"18:00\"") == true)
    #expect(page.text.contains("<option value=\"high\" selected>"))
    #expect(page.text.contains("about"))
    #expect(try await stage.titles() == [])
  }

  @Test func `the add dialog takes over what was typed at the top`() async throws {
    let stage = try await WebStage()

    let page = try await stage.get("\(stage.listPath)/tasks/new?title=Call")

    #expect(page.tag("addTaskDialog")?.contains(" open") == true)
    #expect(page.tag("addTaskTitleField")?.contains("value=\"Call\"") == true)
  }

  @Test func `adds a task with all its details`() async throws {
    let stage = try await WebStage()

    _ = try await stage.post(
      "\(stage.listPath)/tasks",
      [
        "title": "Call", "details": "1", "due-date": "2026-12-31", "due-time": "18:00",
        "priority": "high", "notes": "one\r\ntwo",
      ])

    let task = try #require(
      try await stage.store.tasks(
        TaskQuery(lists: [stage.list], sort: .manual, limit: 1), for: stage.account.id
      ).tasks.first)
    #expect(task.notes == "one\ntwo")
    #expect(task.priority == .high)
    #expect(task.due?.nominal.date == CalendarDate(year: 2026, month: 12, day: 31))
    #expect(task.due?.nominal.time == LocalTime(hour: 18, minute: 0))
  }

  @Test func `shows a task's title in a dialog, and only of one's own task`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Read me")
    let foreign = try await stage.foreignTask()

    let page = try await stage.get("\(stage.listPath)?selected=\(task.id.number)")
    let refusal = try await stage.get("\(stage.listPath)?selected=\(foreign.id.number)")

    #expect(page.element("titleAlertTitle") == "Read me")
    #expect(page.tag("titleAlertOK") != nil)
    #expect(refusal.status == .notFound)
    #expect(refusal.tag("titleAlert") == nil)
    #expect(!refusal.text.contains("secret"))
  }

  @Test func `an order is chosen, kept, and shown as chosen`() async throws {
    let stage = try await WebStage()
    let tasks = try await stage.add(TaskDraft(title: "b"), TaskDraft(title: "a"))

    let response = try await stage.post(
      "\(stage.listPath)/arrangement?_method=PUT", ["sort": "title"])
    let page = try await stage.get(stage.listPath)

    #expect(response.location == stage.listPath)
    #expect(page.rows == tasks.reversed().map { String($0.id.number) })
    #expect(page.text.contains("<option value=\"title\" selected>"))
  }

  @Test func `completed tasks are hidden, and can be shown again`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Done")
    _ = try await stage.post("/tasks/\(task.id.number)/completion", ["place": stage.listPath])

    _ = try await stage.post("\(stage.listPath)/arrangement?_method=PUT", ["completed": "hidden"])
    let page = try await stage.get(stage.listPath)

    #expect(page.rows == [])
    #expect(page.text.contains("Show completed (1)"))
    _ = try await stage.post("\(stage.listPath)/arrangement?_method=PUT", ["completed": "shown"])
    #expect(try await stage.get(stage.listPath).rows == [String(task.id.number)])
  }

  @Test func `a long list is shown in pages, and one comes back to the page one was on`()
    async throws
  {
    let stage = try await WebStage()
    let drafts = (1...130).map { TaskDraft(title: "Task \($0)") }
    let change = try await stage.store.perform(
      .addTasks(drafts, to: stage.list), for: stage.account.id, at: stage.clock.now())
    let tasks = try #require(change?.tasks)

    let first = try await stage.get(stage.listPath)
    let next = "\(stage.listPath)?after=\(tasks[99].id.number)"
    let second = try await stage.get(next)
    let response = try await stage.post(
      "/tasks/\(tasks[110].id.number)/completion", ["place": next])

    #expect(first.rows.count == 100)
    #expect(first.text.contains("href=\"\(next)\""))
    #expect(second.rows == tasks[100...].map { String($0.id.number) })
    #expect(response.location?.hasPrefix("\(next)&change=") == true)
  }
}
