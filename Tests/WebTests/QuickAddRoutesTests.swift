import Domain
import HTTP
import Testing

@testable import Web

@Suite struct QuickAddRoutesTests {
  @Test func `tells how a line is understood, and saves nothing`() async throws {
    let stage = try await WebStage()

    let response = try await stage.post(
      "\(stage.listPath)/quick-add", ["title": "Call Ann tomorrow 9am #home"])

    #expect(response.status == .ok)
    #expect(response.text.contains("data-ranges=\"9-21\""))
    #expect(response.text.contains(">Tomorrow 09:00<"))
    #expect(response.text.contains("data-said=\"Due Tomorrow 09:00, #home\""))
    #expect(response.headers[.cacheControl] == "no-store")
    #expect(try await stage.titles() == [])
  }

  @Test func `words that were given back are no part`() async throws {
    let stage = try await WebStage()

    let response = try await stage.post(
      "\(stage.listPath)/quick-add", ["title": "Gym friday #x", "kept": "4-10"])

    #expect(!response.text.contains("Friday"))
    #expect(response.text.contains(">#x<"))
  }

  @Test func `what can be read in two ways offers the other`() async throws {
    let stage = try await WebStage()
    let path = "\(stage.listPath)/quick-add"

    let first = try await stage.post(path, ["title": "Pay 10/01"])
    let second = try await stage.post(path, ["title": "Pay 10/01", "swapped": "4-9"])

    #expect(first.text.contains("or 1 Oct 2027?"))
    #expect(first.text.contains("data-swapped=\"false\""))
    #expect(second.text.contains("or 10 Jan 2027?"))
    #expect(second.text.contains("data-swapped=\"true\""))
  }

  @Test(arguments: [
    "", "-", "4", "a-b", "10-4", "-4-9", "4-9-10", "4-4", "99999999999999999999-9",
    "0-9223372036854775807",
  ])
  func `what is no range does no harm`(_ range: String) async throws {
    let stage = try await WebStage()

    let response = try await stage.post(
      "\(stage.listPath)/quick-add", ["title": "Gym friday", "swapped": range, "kept": "x"])

    #expect(response.status == .ok)
    #expect(response.text.contains(">Friday<"))
  }

  @Test func `a hostile line is text and nothing else`() async throws {
    let stage = try await WebStage()
    let tag = "\"<img/src=x>\""

    let response = try await stage.post(
      "\(stage.listPath)/quick-add", ["title": "Read #\(tag) now"])

    #expect(!response.text.contains("<img"))
  }

  @Test func `saves what the chips showed`() async throws {
    let stage = try await WebStage()

    let response = try await stage.post(
      "\(stage.listPath)/tasks",
      ["title": "Gym friday 10/01", "add": "1", "kept": "4-10", "swapped": "11-16"])
    let page = try await stage.follow(response)

    #expect(try await stage.titles() == ["Gym friday"])
    #expect(page.text.contains("“Gym friday” added · 1 Oct 2027"))
  }

  @Test func `the dialog takes its title as it is`() async throws {
    let stage = try await WebStage()

    _ = try await stage.post("\(stage.listPath)/tasks", ["title": "Gym friday", "details": "1"])

    #expect(try await stage.titles() == ["Gym friday"])
  }

  @Test func `a task that went to another list can be opened from the notice`() async throws {
    let stage = try await WebStage()
    let change = try await stage.store.perform(
      .addList(title: "Finance"), for: stage.account.id, at: stage.clock.now())
    let finance = try #require(change?.lists.first?.id)

    let response = try await stage.post(
      "\(stage.listPath)/tasks", ["title": "Budget +Finance", "add": "1"])
    let page = try await stage.follow(response)

    let tasks = try await stage.store.tasks(
      TaskQuery(lists: [finance], sort: .manual, limit: 10), for: stage.account.id
    ).tasks
    let task = try #require(tasks.first)
    #expect(page.text.contains("“Budget” added to “Finance”"))
    #expect(page.text.contains("href=\"/tasks/\(task.id.number)\""))
  }

  @Test func `nobody reads a line who is not logged in`() async throws {
    let stage = try await WebStage()

    let response = try await stage.post(
      "\(stage.listPath)/quick-add", ["title": "x"], isLoggedIn: false)

    #expect(response.status == .seeOther)
  }
}
