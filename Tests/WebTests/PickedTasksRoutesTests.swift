import Domain
import HTTP
import Testing

@testable import Web

@Suite struct PickedTasksRoutesTests {
  @Test func `a page with boxes to tick has one for each row, and a bar`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Write")

    let page = try await stage.get("\(stage.listPath)?select=1")

    #expect(page.tag("pick\(task.id.number)")?.contains("aria-label=\"Select “Write”\"") == true)
    #expect(page.element("pickedCount") == "Select tasks")
    #expect(page.tag("pickTasks") == nil)
    #expect(!page.text.contains("taskToggle"))
  }

  @Test func `an ordinary page has a way there and no boxes`() async throws {
    let stage = try await WebStage()
    _ = try await stage.add("Write")

    let page = try await stage.get(stage.listPath)

    #expect(page.tag("pickTasks")?.contains("href=\"\(stage.listPath)?select=1\"") == true)
    #expect(page.tag("pickedTasks") == nil)
    #expect(page.text.contains("taskToggle"))
  }

  @Test(arguments: ["/views/today", "/views/overdue", "/search?q=Wri", "/views?name=Mine"])
  func `a view has boxes to tick as a list has`(_ path: String) async throws {
    let stage = try await WebStage()
    let tasks = try await stage.add(
      TaskDraft(title: "Write", due: .date(try #require(CalendarDate(iso: "2020-01-01")))),
      TaskDraft(title: "Write more", due: .date(try #require(CalendarDate(iso: "2026-11-30")))))
    _ = try await stage.post("/views", ["name": "Mine", "query": "Wri"])
    let task = tasks[path == "/views/today" ? 1 : 0]

    let plain = try await stage.get(path)
    let page = try await stage.get(path + (path.contains("?") ? "&" : "?") + "select=1")

    #expect(plain.tag("pickTasks") != nil)
    #expect(plain.tag("pickedTasks") == nil)
    #expect(page.tag("pick\(task.id.number)") != nil)
    #expect(page.tag("pickedTasks") != nil)
    #expect(page.tag("pickTasks") == nil)
    #expect(page.text.contains("<bdi class=\"home\">"))
  }

  @Test func `what lies in the trash can't be picked`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Write")
    _ = try await stage.post("/tasks/\(task.id.number)?_method=DELETE", [:])

    let page = try await stage.get("/views/trash?select=1")

    #expect(page.text.contains("restoreButton"))
    #expect(page.tag("pickedTasks") == nil)
    #expect(page.tag("pickTasks") == nil)
  }

  @Test(arguments: ["/search?q=Wri", "/views/nodate"])
  func `what can't be done in a view is said there, with what was picked`(
    _ place: String
  ) async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Write")

    let page = try await stage.post(
      "/tasks/batch",
      ["task": "\(task.id.number)", "do": "edit", "due-date": "2026-02-31", "place": place])
    let none = try await stage.post("/tasks/batch", ["do": "complete", "place": place])

    #expect(page.element("viewTitle") != nil)
    #expect(page.element("errorMessage")?.isEmpty == false)
    #expect(page.tag("pick\(task.id.number)")?.contains("checked") == true)
    #expect(none.element("errorMessage") == "Select tasks first")
    #expect(none.tag("pickedTasks") != nil)
  }

  @Test func `many tasks are one change, said with a way to undo it`() async throws {
    let stage = try await WebStage()
    let tasks = try await stage.add(TaskDraft(title: "Write"), TaskDraft(title: "Test"))

    let response = try await stage.post(
      "/tasks/batch",
      [
        "task": "\(tasks[0].id.number)", "task": "\(tasks[1].id.number)", "do": "complete",
        "place": stage.listPath,
      ])
    let page = try await stage.follow(response)

    #expect(page.text.contains("2 tasks completed"))
    #expect(page.tag("undoButton") != nil)
    #expect(page.tag("pickedTasks") == nil)
    for task in tasks { #expect(try await stage.task(task.id).isCompleted) }
  }

  @Test func `blank fields leave tasks as they are`() async throws {
    let stage = try await WebStage()
    let due = TaskDate.date(try #require(CalendarDate(iso: "2026-12-24")))
    let tasks = try await stage.add(TaskDraft(title: "Write", priority: .low, due: due))
    let task = try #require(tasks.first)

    _ = try await stage.post(
      "/tasks/batch",
      [
        "task": "\(task.id.number)", "do": "edit", "list": "", "priority": "", "due-date": "",
        "tag": "sport", "untag": "",
      ])

    let changed = try await stage.task(task.id)
    #expect(changed.due == due)
    #expect(changed.priority == .low)
    #expect(changed.tags.map(\.name) == ["sport"])
  }

  @Test func `a due date can be taken away from all`() async throws {
    let stage = try await WebStage()
    let due = TaskDate.date(try #require(CalendarDate(iso: "2026-12-24")))
    let task = try #require(try await stage.add(TaskDraft(title: "Write", due: due)).first)

    _ = try await stage.post(
      "/tasks/batch", ["task": "\(task.id.number)", "do": "edit", "no-due": "1"])

    #expect(try await stage.task(task.id).due == nil)
  }

  @Test func `what can't be done comes back with what was picked`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Write")

    let page = try await stage.post(
      "/tasks/batch",
      [
        "task": "\(task.id.number)", "do": "edit", "due-date": "2026-02-31",
        "place": stage.listPath,
      ])

    #expect(page.status == .unprocessableContent)
    #expect(page.element("errorMessage")?.isEmpty == false)
    #expect(page.tag("pick\(task.id.number)")?.contains(" checked") == true)
  }

  @Test func `tasks of somebody else are not found`() async throws {
    let stage = try await WebStage()
    let own = try await stage.add("Write")
    let foreign = try await stage.foreignTask()

    let response = try await stage.post(
      "/tasks/batch",
      ["task": "\(own.id.number)", "task": "\(foreign.id.number)", "do": "delete"])

    #expect(response.status == .notFound)
    #expect(try await stage.titles() == ["Write"])
  }

  @Test(arguments: ["", "explode"])
  func `what is nothing to do does nothing`(_ action: String) async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Write")

    let response = try await stage.post(
      "/tasks/batch", ["task": "\(task.id.number)", "do": action])

    #expect(response.status == .badRequest)
  }
}
