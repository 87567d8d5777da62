import Domain
import MemoryStorage
import Testing

@testable import CommandLine

@Suite struct BulkTests {
  let hibi = Sitting()

  init() async {
    await hibi("add", "-", typing: (1...9).map { "task \($0)" }.joined(separator: "\n"))
  }

  func open() async -> [String] {
    await hibi("list").lines.compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test func `takes ranges and commas for numbers`() async throws {
    #expect(await hibi("done", "1-3").output == "3 tasks completed\n")
    #expect(await open() == ["4", "5", "6", "7", "8", "9"])
    #expect(await hibi("cancel", "4,6-7", "7", "9").output == "4 tasks cancelled\n")
    #expect(await open() == ["5", "8"])
    #expect(try await hibi.task(6).isCancelled)
    #expect(await hibi("reopen", "1-9").output == "7 tasks reopened\n")
    #expect(await hibi("delete", "2-8").output == "7 tasks deleted\n")
    #expect(await hibi("trash", "restore", "1-3,8").output == "3 tasks taken out of the trash\n")
    #expect(await open() == ["1", "2", "3", "8", "9"])
  }

  @Test func `is one change and one undo, also redone`() async throws {
    await hibi("edit", "2-4,9", "--tag", "home", "--due", "tomorrow")
    #expect(try await hibi.task(9).tags.map(\.name) == ["home"])

    #expect(await hibi("undo").output == "Undone: 4 tasks changed\n")
    #expect(try await hibi.task(2).tags == [])
    #expect(try await hibi.task(9).due == nil)
    #expect(await hibi("redo").output == "Redone: 4 tasks changed\n")
    #expect(try await hibi.task(3).tags.map(\.name) == ["home"])
    #expect(await hibi("redo").status == .failed)
  }

  @Test func `leaves out the gaps of a range, and wants every single number`() async throws {
    await hibi("delete", "3")

    #expect(await hibi("done", "2-4").output == "2 tasks completed\n")
    let outcome = await hibi("done", "5", "3")
    #expect(outcome.errors == "hibi: There is no task 3\n")
    #expect(try await hibi.task(5).completed == nil)
  }

  @Test func `takes all that a query finds`() async throws {
    await hibi("edit", "2,5", "--priority", "high")

    #expect(await hibi("done", "--query", "priority:high").output == "2 tasks completed\n")
    #expect(await hibi("reopen", "--query", "\"task 5\"").output == "“task 5” reopened\n")
    #expect(await hibi("delete", "--query", "done").output == "“task 2” deleted\n")
    #expect(await hibi("trash", "restore", "--query", "task").output.contains("“task 2”"))
    #expect(await hibi("edit", "--query", "task", "--list", "1", "--tag", "x").status == .done)
    #expect(try await hibi.task(9).tags.map(\.name) == ["x"])
  }

  @Test func `says so when a range or a query leads to nothing`() async throws {
    #expect(await hibi("done", "20-30").errors == "hibi: There is no task from 20 to 30\n")
    #expect(await hibi("delete", "--query", "nowhere").errors == "hibi: No task matches: nowhere\n")
    #expect(await hibi("trash", "restore", "1-3").status == .failed)
    #expect(await open().count == 9)
  }

  @Test func `repeats each from its own date`() async throws {
    await hibi("edit", "1", "--due", "2026-12-01")
    await hibi("edit", "2", "--due", "2026-12-04")

    await hibi("edit", "1-2", "--repeat", "weekly")
    await hibi("done", "1-2")

    #expect(try await hibi.task(1).due == .date(try day("2026-12-08")))
    #expect(try await hibi.task(2).due == .date(try day("2026-12-11")))
  }

  static let misuses = [
    ["done", "3-1"], ["done", "1-"], ["done", "-3"], ["done", "1,,2"], ["done", "1-2-3"],
    ["done", "1-99999999999999999999"], ["done", "0-9223372036854775807"], ["done", "1-20000"],
    ["done", "1", "--query", "x"], ["edit", "--query", "task", "--title", "all"],
    ["edit", "1-2", "--title", "both"], ["edit", "--due", "fri"], ["trash", "restore"],
    ["done", "--query", "due:nonsense"],
  ]

  @Test(arguments: misuses)
  func `tells wrong usage`(arguments: [String]) async throws {
    let outcome = await hibi.run(arguments)

    #expect(outcome.status == .misused)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hibi: "))
    #expect(await open().count == 9)
  }
}
