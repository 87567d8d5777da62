import Domain
import HTTP
import Testing

@testable import Web

@Suite struct TaskRoutesTests {
  @Test func `completes and reopens the task that is named`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Write")
    let path = "/tasks/\(task.id.number)/completion"

    let response = try await stage.post(path, ["place": stage.listPath])
    #expect(try await stage.task(task.id).isCompleted)
    let page = try await stage.follow(response)
    _ = try await stage.post("\(path)?_method=DELETE", ["place": stage.listPath])

    #expect(page.text.contains("“Write” completed"))
    #expect(page.text.contains("class=\"row done\""))
    #expect(page.text.contains("aria-checked=\"true\""))
    #expect(try await stage.task(task.id).isCompleted == false)
  }

  @Test(arguments: ["field", "query", "method"])
  func `a method can be said in a field, in the address, or by itself`(_ way: String) async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Write")
    let path = "/tasks/\(task.id.number)"

    let response =
      switch way {
      case "field": try await stage.post(path, ["_method": "DELETE"])
      case "query": try await stage.post("\(path)?_method=DELETE")
      default: try await stage.send(.delete, path)
      }

    #expect(response.status == .seeOther)
    #expect(try await stage.titles() == [])
  }

  @Test func `a deleted task comes back by the way that is offered`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Write")
    let deletion = try await stage.post(
      "/tasks/\(task.id.number)?_method=DELETE", ["place": stage.listPath])
    let change = try #require(deletion.location?.components(after: "change=").first)

    let response = try await stage.post(
      "/undo", ["change": String(change), "place": stage.listPath])
    let page = try await stage.follow(response)

    #expect(page.text.contains("Undone: “Write” deleted"))
    #expect(page.tag("undoButton") == nil)
    #expect(try await stage.titles() == ["Write"])
  }

  @Test func `without a change the last one is taken back`() async throws {
    let stage = try await WebStage()
    _ = try await stage.post("\(stage.listPath)/tasks", ["title": "one"])

    _ = try await stage.post("/undo", ["place": stage.listPath])
    let again = try await stage.post("/undo", ["place": stage.listPath])

    #expect(try await stage.titles() == [])
    #expect(again.status == .conflict)
    #expect(again.element("errorMessage") == "There is nothing to undo")
  }

  @Test func `puts a task behind another one, or first`() async throws {
    let stage = try await WebStage()
    let tasks = try await stage.add(
      TaskDraft(title: "a"), TaskDraft(title: "b"), TaskDraft(title: "c"))
    let path = "/tasks/\(tasks[0].id.number)/position?_method=PUT"

    _ = try await stage.post(
      "\(path)&after=\(tasks[2].id.number)", ["place": stage.listPath])
    #expect(try await stage.titles() == ["b", "c", "a"])
    _ = try await stage.post("\(path)&after=", ["place": stage.listPath])
    #expect(try await stage.titles() == ["a", "b", "c"])
  }

  @Test func `offers each place to a task that is to be moved`() async throws {
    let stage = try await WebStage()
    let tasks = try await stage.add(TaskDraft(title: "a"), TaskDraft(title: "b"))

    let page = try await stage.get("\(stage.listPath)?moving=\(tasks[0].id.number)")

    #expect(page.text.contains("Put it below “b”"))
    #expect(!page.text.contains("Put it below “a”"))
    #expect(page.text.contains("Put it first"))
  }

  @Test func `a task that is gone is told of where it was`() async throws {
    let stage = try await WebStage()

    let page = try await stage.post("/tasks/99/completion", ["place": stage.listPath])

    #expect(page.status == .notFound)
    #expect(page.element("errorMessage") == "That task is no longer there")
    #expect(page.tag("taskTitleField") != nil)
  }

  @Test func `saves what was changed and leads back to the list`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Plan")

    let response = try await stage.post(
      "/tasks/\(task.id.number)?_method=PUT",
      [
        "revision": "1", "title": "Plan the trip", "notes": "a\r\nb", "priority": "low",
        "due-date": "2027-01-02", "due-time": "", "list": String(stage.list.number),
      ])

    let saved = try await stage.task(task.id)
    #expect(response.location?.hasPrefix("\(stage.listPath)?change=") == true)
    #expect(saved.title == "Plan the trip")
    #expect(saved.notes == "a\nb")
    #expect(saved.priority == .low)
    #expect(saved.due == .date(try #require(CalendarDate(year: 2027, month: 1, day: 2))))
  }

  @Test func `saving without a change says that it is saved`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Plan")

    let response = try await stage.post(
      "/tasks/\(task.id.number)?_method=PUT", ["revision": "1", "title": "Plan"])

    #expect(response.location == "\(stage.listPath)?notice=task")
    #expect(try await stage.follow(response).text.contains("Saved"))
  }

  @Test func `of two edits both are shown, to choose from`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Plan")
    let path = "/tasks/\(task.id.number)?_method=PUT"
    _ = try await stage.post(path, ["revision": "1", "title": "Plan A"])

    let conflict = try await stage.post(path, ["revision": "1", "title": "Plan B"])
    #expect(conflict.status == .conflict)
    #expect(conflict.text.contains("name=\"title\" value=\"Plan B\" checked"))
    #expect(conflict.text.contains("name=\"title\" value=\"Plan A\""))
    #expect(conflict.text.contains("name=\"revision\" value=\"2\""))
    #expect(try await stage.task(task.id).title == "Plan A")
    _ = try await stage.post(path, ["revision": "2", "title": "Plan B"])

    #expect(try await stage.task(task.id).title == "Plan B")
  }

  @Test func `what was typed into the detail is kept when it can't be used`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Plan")

    let page = try await stage.post(
      "/tasks/\(task.id.number)?_method=PUT",
      ["revision": "1", "title": " ", "notes": "typed", "due-date": "", "due-time": "18:00"])

    #expect(page.status == .unprocessableContent)
    #expect(page.element("errorMessage") == "A time needs a date")
    #expect(page.text.contains("typed</textarea>"))
    #expect(page.tag("detailTimeField")?.contains("value=\"18:00\"") == true)
  }
}
