import Domain
import MemoryStorage
import Testing

@testable import CommandLine

@Suite struct ChangeTests {
  let hibi = Sitting()

  init() async {
    await hibi("add", "-", typing: "one\ntwo\nthree")
  }

  @Test func `completes, reopens and deletes several at once`() async throws {
    #expect(await hibi("done", "1", "3").output == "2 tasks completed\n")
    #expect(await hibi("list").output == "2 ☐ two\n")
    #expect(await hibi("reopen", "1").output == "“one” reopened\n")
    #expect(await hibi("delete", "2").output == "“two” deleted\n")
    #expect(await hibi("list").lines == ["1 ☐ one"])
  }

  @Test func `changes all or none`() async throws {
    let outcome = await hibi("done", "1", "404")

    #expect(outcome.status == .failed)
    #expect(outcome.output == "")
    #expect(outcome.errors == "hibi: There is no task 404\n")
    #expect(await hibi("list").lines.count == 3)
  }

  @Test func `says so when all is so already`() async throws {
    await hibi("done", "1")

    let outcome = await hibi("done", "1")

    #expect(outcome.status == .done)
    #expect(outcome.output == "Nothing to change\n")
  }

  @Test func `edits what is named and nothing else`() async throws {
    await hibi.run(["edit", "1", "--notes", "why", "--due", "2026-12-24", "--priority", "low"])
    await hibi("edit", "1", "--title", "uno")
    await hibi("edit", "1", "--due", "none")

    let account = try #require(try await hibi.store.accounts().first)
    let task = try await hibi.store.task(.init(1), for: account.id)
    #expect(task.title == "uno")
    #expect(task.notes == "why")
    #expect(task.priority == .low)
    #expect(task.due == nil)
  }

  @Test func `moves a task to another list`() async throws {
    await hibi("lists", "add", "Home")

    #expect(await hibi("edit", "1", "--list", "Home").output == "“one” changed\n")
    #expect(await hibi("list", "--list", "home").lines == ["1 ☐ one"])
  }

  @Test func `takes back one change after the other and says which`() async throws {
    await hibi("edit", "1", "--title", "uno")
    await hibi("delete", "2", "3")

    #expect(await hibi("undo").output == "Undone: 2 tasks deleted\n")
    #expect(await hibi("undo").output == "Undone: “one” changed\n")
    #expect(await hibi("undo").output == "Undone: 3 tasks added\n")
    #expect(try await hibi.titles() == [])
    let nothing = await hibi("undo")
    #expect(nothing.status == .failed)
    #expect(nothing.errors == "hibi: There is nothing to undo\n")
  }

  static let misuses = [
    ["done"], ["done", "x"], ["done", "-1"], ["done", "0x1"], ["done", "1", "two"], ["edit", "1"],
    ["edit", "1", "2", "--title", "x"], ["show"], ["show", "1", "2"],
    ["done", "99999999999999999999"], ["edit", "1", "--priority", "urgent"],
  ]

  @Test(arguments: misuses)
  func `tells wrong usage and where to read on`(arguments: [String]) async throws {
    let outcome = await hibi.run(arguments)

    #expect(outcome.status == .misused)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hibi: "))
    #expect(outcome.errors.hasSuffix("\nTry 'hibi \(arguments[0]) --help'.\n"))
  }

  @Test func `adds, renames and deletes lists`() async throws {
    #expect(await hibi("lists", "add", "My", "home").output == "List “My home” added\n")
    #expect(
      await hibi("lists", "rename", "my home", "Our", "home").output
        == "List renamed to “Our home”\n")
    #expect(
      await hibi("lists").output == "1  Tasks     3 tasks to do\n2  Our home  0 tasks to do\n")
    #expect(await hibi("lists", "delete", "2").output == "List “Our home” deleted\n")
    #expect(await hibi("lists").lines == ["1  Tasks  3 tasks to do"])
  }
}
