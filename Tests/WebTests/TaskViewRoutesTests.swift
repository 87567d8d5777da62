import Domain
import HTTP
import Presentation
import Testing

@testable import Web

@Suite struct TaskViewRoutesTests {
  @Test(arguments: TaskViewName.allCases)
  func `each view has a page, and its place among the views`(_ name: TaskViewName) async throws {
    let stage = try await WebStage()

    let page = try await stage.get("/views/\(name.rawValue)")

    #expect(page.status == .ok)
    #expect(page.element("viewTitle") == name.title(in: Words(.english)))
    let link = "<a href=\"/views/\(name.rawValue)\" aria-current=\"page\">"
    #expect(page.text.contains(link))
    #expect(page.text.components(after: "aria-current=\"page\"").count == 1)
    #expect(page.tag("searchField") != nil)
  }

  @Test func `who is not logged in is led to the login and back`() async throws {
    let stage = try await WebStage()

    let page = try await stage.get("/search?q=a%26b", isLoggedIn: false)

    #expect(page.location == "/login?place=%2Fsearch%3Fq%3Da%2526b")
  }

  @Test func `finds tasks by what was typed, of the person alone`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("비밀 plan")
    _ = try await stage.foreignTask("비밀 secret")

    let page = try await stage.get("/search?q=%EB%B9%84%EB%B0%80")

    #expect(page.rows == ["\(task.id.number)"])
    #expect(page.tag("searchField")?.contains("value=\"비밀\"") == true)
    #expect(page.element("viewHeading") == "1 task")
    #expect(page.text.contains("<bdi class=\"home\">Tasks</bdi>"))
  }

  @Test func `a query that can't be read is shown with what is wrong in it`() async throws {
    let stage = try await WebStage()

    let page = try await stage.get("/search?q=due%3A%3Cb%3E+x")

    #expect(page.status == .ok)
    #expect(page.element("errorMessage")?.hasPrefix("“&lt;b&gt;” is no day.") == true)
    #expect(page.text.contains("due:<mark>&lt;b&gt;</mark> x"))
    #expect(page.tag("searchField")?.contains("aria-invalid=\"true\"") == true)
    #expect(page.tag("saveView") == nil)
  }

  @Test func `what is done in a view leads back to it`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("milk")
    let place = "/search?q=milk%20or%20done"

    let done = try await stage.post("/tasks/\(task.id.number)/completion", ["place": place])
    #expect(done.status == .seeOther)
    #expect(done.location?.hasPrefix(place + "&change=") == true)
    let page = try await stage.follow(done)
    #expect(page.text.contains("“milk” completed"))
    #expect(page.rows == ["\(task.id.number)"])

    let undone = try await stage.post("/undo", ["place": place])
    #expect(undone.location?.hasPrefix(place + "&change=") == true)
    #expect(try await stage.task(task.id).isCompleted == false)
    let gone = try await stage.post(
      "/tasks/\(task.id.number)?_method=DELETE", ["place": "/views/nodate"])
    #expect(gone.location?.hasPrefix("/views/nodate?change=") == true)
  }

  @Test func `what is no longer there is said in the view`() async throws {
    let stage = try await WebStage()

    let page = try await stage.post("/tasks/99/completion", ["place": "/views/today"])

    #expect(page.status == .notFound)
    #expect(page.element("viewTitle") == "Today")
    #expect(page.element("errorMessage") == "That task is no longer there")
  }

  @Test func `tasks and lists are taken out of the trash`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("<gone>")
    try await stage.store.perform(
      .deleteTasks([task.id]), for: stage.account.id, at: stage.clock.now())
    let added = try await stage.store.perform(
      .addList(title: "Home"), for: stage.account.id, at: stage.clock.now())
    let list = try #require(added?.lists.first?.id)
    try await stage.store.perform(.deleteList(list), for: stage.account.id, at: stage.clock.now())
    let trash = try await stage.get("/views/trash")
    #expect(trash.rows == ["\(task.id.number)"])
    #expect(trash.text.contains("formaction=\"/lists/\(list.number)/restoration\""))
    #expect(trash.text.contains("aria-label=\"Restore “&lt;gone&gt;”\""))

    let restored = try await stage.post("/tasks/\(task.id.number)/restoration")
    #expect(restored.location?.hasPrefix("/views/trash?change=") == true)
    _ = try await stage.post("/lists/\(list.number)/restoration")

    #expect(try await stage.titles() == ["<gone>"])
    #expect(try await stage.store.lists(for: stage.account.id).count == 2)
  }

  @Test func `nobody takes a task out of another's trash`() async throws {
    let stage = try await WebStage()
    let task = try await stage.foreignTask()
    try await stage.store.perform(
      .deleteTasks([task.id]), for: stage.stranger.id, at: stage.clock.now())

    let page = try await stage.post("/tasks/\(task.id.number)/restoration")

    #expect(page.status == .notFound)
    #expect(!page.text.contains("secret plan"))
    #expect(try await stage.get("/views/trash").rows == [])
  }

  @Test func `keeps a query under a name and lets go of it`() async throws {
    let stage = try await WebStage()

    let saved = try await stage.post("/views", ["name": "家 & co", "query": "milk"])
    #expect(saved.location?.hasPrefix("/views?name=%E5%AE%B6%20%26%20co&change=") == true)
    let page = try await stage.follow(saved)
    #expect(page.element("viewTitle") == "家 &amp; co")
    #expect(page.tag("searchField")?.contains("value=\"milk\"") == true)
    #expect(page.text.contains("View “家 &amp; co” saved"))
    #expect(try await stage.get(stage.listPath).text.contains("<bdi>家 &amp; co</bdi>"))

    let deleted = try await stage.post("/views?_method=DELETE", ["name": "家 & co"])
    #expect(deleted.location?.hasPrefix("/search?q=milk&change=") == true)
    #expect(try await stage.get("/views?name=%E5%AE%B6%20%26%20co").status == .notFound)
  }

  @Test func `a view without a name is not kept, and what was typed stays`() async throws {
    let stage = try await WebStage()

    let page = try await stage.post("/views", ["name": " ", "query": "milk"])

    #expect(page.status == .unprocessableContent)
    #expect(page.element("errorMessage") == "Title cannot be empty")
    #expect(page.tag("saveView")?.contains("open") == true)
    #expect(try await stage.store.views(for: stage.account.id).isEmpty)
  }

  @Test func `a selected task's title is shown, and OK leads back to what was found`() async throws
  {
    let stage = try await WebStage()
    let task = try await stage.add("milk")

    let page = try await stage.get("/search?q=mil&selected=\(task.id.number)")

    #expect(page.element("titleAlertTitle") == "milk")
    #expect(page.text.contains("<input type=\"hidden\" name=\"q\" value=\"mil\">"))
  }

  @Test func `the day of the person decides what is due today`() async throws {
    let stage = try await WebStage()
    let date = try #require(CalendarDate(iso: "2026-11-30"))
    try await stage.add(TaskDraft(title: "due now", due: .date(date)))

    #expect(try await stage.get("/views/today").text.contains("due now"))
    #expect(try await !stage.get("/views/overdue").text.contains("due now"))
  }
}
