import Domain
import Foundation
import Testing

@testable import CommandLine

@Suite struct JSONTests {
  let hibi = Sitting()
  static let taskKeys: Set = [
    "id", "list", "listTitle", "title", "notes", "priority", "parent", "start",
    "startZone", "due", "dueZone", "repeat", "repeatMode", "tags", "estimate", "url", "reminders",
    "completed", "cancelled", "occurrenceOf", "created", "changed", "revision",
  ]

  init() async {
    await hibi.run([
      "add", "牛乳", "--due", "2026-12-24 18:30", "--priority", "low", "--notes", "a\nb",
    ])
  }

  func value(_ arguments: String...) async throws -> Any {
    let outcome = await hibi.run(arguments + ["--json"])
    #expect(outcome.status == .done)
    return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
  }

  @Test func `gives a list of tasks with stable keys`() async throws {
    await hibi("add", "plain")

    let tasks = try #require(await value("list") as? [[String: Any]])

    #expect(tasks.count == 2)
    #expect(tasks.allSatisfy { Set($0.keys) == Self.taskKeys })
    let task = try #require(tasks.first { $0["id"] as? Int == 1 })
    #expect(task["title"] as? String == "牛乳")
    #expect(task["notes"] as? String == "a\nb")
    #expect(task["priority"] as? String == "low")
    #expect(task["due"] as? String == "2026-12-24T18:30")
    #expect(task["dueZone"] as? String == "Asia/Seoul")
    #expect(task["completed"] is NSNull)
    #expect(task["created"] as? String == "2026-11-30T09:00:00.000Z")
    #expect(task["list"] as? Int == 1)
    #expect(task["listTitle"] as? String == "")
  }

  @Test func `gives a task on a line each`() async throws {
    await hibi("add", "-", typing: "one\ntwo")

    #expect(await hibi("list", "--json").lines.count == 3)
  }

  @Test func `gives the one task that was asked for`() async throws {
    let task = try #require(await value("show", "1") as? [String: Any])

    #expect(Set(task.keys) == Self.taskKeys)
  }

  @Test func `gives what a change did`() async throws {
    let added = try #require(await value("add", "x") as? [String: Any])
    let nothing = try #require(await value("reopen", "1") as? [String: Any])
    let undone = try #require(await value("undo") as? [String: Any])

    #expect(Set(added.keys) == ["change", "message", "tasks", "lists"])
    let tasks = try #require(added["tasks"] as? [[String: Any]])
    #expect(tasks.map { $0["id"] as? Int } == [2])
    #expect(tasks.allSatisfy { Set($0.keys) == Self.taskKeys })
    let change = try #require(added["change"] as? Int)
    #expect(nothing["change"] is NSNull)
    #expect(undone["change"] as? Int == change + 1)
  }

  @Test func `gives lists, also the one that was changed`() async throws {
    let added = try #require(await value("lists", "add", "Home") as? [String: Any])
    let lists = try #require(await value("lists") as? [[String: Any]])

    let changed = try #require(added["lists"] as? [[String: Any]])
    #expect(changed.map { $0["title"] as? String } == ["Home"])
    #expect(lists.allSatisfy { Set($0.keys) == ["id", "title", "open", "completed"] })
    #expect(lists.map { $0["open"] as? Int } == [1, 0])
  }

  @Test func `gives tags, views and history`() async throws {
    await hibi("edit", "1", "--tag", "two words")
    await hibi("views", "save", "Mine", "tag:x")

    let tags = try #require(await value("tags") as? [[String: Any]])
    let views = try #require(await value("views") as? [[String: Any]])
    let history = try #require(await value("history", "1") as? [[String: Any]])

    #expect(tags.map { $0["name"] as? String } == ["two words"])
    #expect(tags.allSatisfy { Set($0.keys) == ["name", "color", "open"] })
    #expect(views.allSatisfy { Set($0.keys) == ["name", "query", "builtIn"] })
    #expect(views.last?["query"] as? String == "tag:x")
    #expect(views.map { $0["builtIn"] as? Bool }.last == false)
    #expect(history.map { $0["action"] as? String } == ["edit-task", "add-tasks"])
    #expect(
      history.allSatisfy {
        Set($0.keys) == ["change", "at", "action", "undo", "redo", "who", "message"]
      })
  }

  @Test func `gives what a query, a search and a view find`() async throws {
    for arguments in [["list", "due:any"], ["search", "牛"], ["views", "show", "upcoming"]] {
      let outcome = await hibi.run(arguments + ["--json"])
      let found = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      #expect((found as? [[String: Any]])?.map { $0["id"] as? Int } == [1])
    }
    #expect(await hibi("trash", "--json").output == "[]\n")
    #expect(await hibi("search", "none", "--json").output == "[]\n")
  }

  @Test func `gives a part with the number of its whole`() async throws {
    await hibi("add", "part", "--parent", "1", "--repeat", "daily", "--repeat-mode", "skip")

    let task = try #require(await value("show", "2") as? [String: Any])

    #expect(task["parent"] as? Int == 1)
    #expect(task["repeat"] as? String == "FREQ=DAILY")
    #expect(task["repeatMode"] as? String == "skip")
  }

  @Test func `gives accounts`() async throws {
    let accounts = try #require(await value("account", "list") as? [[String: Any]])

    #expect(
      accounts.allSatisfy {
        Set($0.keys) == ["id", "email", "language", "zone", "created"]
      })
    #expect(accounts.map { $0["email"] is NSNull } == [true])
  }

  @Test func `gives the result of a check`() async throws {
    hibi.archive.answer { $0.findings = [.init(detail: "page 3 is damaged")] }

    let outcome = await hibi("check", "--json")

    #expect(outcome.status == .failed)
    let result = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let object = try #require(result as? [String: Any])
    #expect(object["sound"] as? Bool == false)
    #expect(object["findings"] as? [String] == ["page 3 is damaged"])
  }

  @Test func `leaves problems on standard error`() async throws {
    let outcome = await hibi("show", "404", "--json")

    #expect(outcome.output == "")
    #expect(outcome.errors == "hibi: There is no task 404\n")
  }
}
