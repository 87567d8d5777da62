import Domain
import MemoryStorage
import Testing

@testable import CommandLine

@Suite struct TaskOptionTests {
  let hibi = Sitting()

  @Test func `takes everything that a task can have from options`() async throws {
    await hibi("add", "Whole")
    let outcome = await hibi.run([
      "add", "--due", "fri 9:30", "--start", "tomorrow", "--repeat", "every friday",
      "--repeat-mode", "completion", "--tag", "home", "--tag", "two words", "--parent", "1",
      "--estimate", "1h30m", "--url", "https://example.org/a+b", "--remind", "15m", "--remind",
      "1h", "Call", "--notes=n", "Ada",
    ])

    #expect(outcome.status == .done, "\(outcome)")
    let task = try await hibi.task(2)
    #expect(task.title == "Call Ada")
    #expect(task.due == .time(try moment("2026-12-04T09:30"), zone: ZoneName("Asia/Seoul")))
    #expect(task.start == .date(try day("2026-12-01")))
    #expect(task.repetition?.rule.text == "FREQ=WEEKLY;BYDAY=FR")
    #expect(task.repetition?.mode == .fromCompletion)
    #expect(task.tags.map(\.name) == ["home", "two words"])
    #expect(task.parent == .init(1))
    #expect(task.estimate == 90)
    #expect(task.url == "https://example.org/a+b")
    #expect(task.reminders == [.beforeDue(minutes: 15), .beforeDue(minutes: 60)])
  }

  @Test func `empties what is said to be none`() async throws {
    await hibi("add", "Whole")
    await hibi.run([
      "add", "x", "--due", "fri", "--start", "today", "--repeat", "weekly", "--tag", "a",
      "--parent",
      "1", "--estimate", "5m", "--url", "https://example.org", "--remind", "1h", "--priority",
      "low",
    ])

    await hibi.run([
      "edit", "2", "--repeat", "none", "--due", "none", "--start", "none", "--tag", "none",
      "--parent", "none", "--estimate", "none", "--url", "none", "--remind", "none", "--priority",
      "none", "--notes", "",
    ])

    let task = try await hibi.task(2)
    #expect(task.due == nil && task.start == nil && task.repetition == nil)
    #expect(task.tags == [] && task.parent == nil && task.estimate == nil && task.url == "")
    #expect(task.reminders == [] && task.priority == .none && task.notes == "")
  }

  @Test func `adding a tag by edit keeps the others`() async throws {
    await hibi("add", "x", "--tag", "home", "--tag", "家")

    await hibi("edit", "1", "--tag", "two words")
    #expect(try await hibi.task(1).tags.map(\.name) == ["home", "家", "two words"])
    await hibi("edit", "1", "--untag", "HOME", "--tag", "집")
    #expect(try await hibi.task(1).tags.map(\.name) == ["家", "two words", "집"])
    await hibi("edit", "1", "--title", "y")
    #expect(try await hibi.task(1).tags.count == 3)
    await hibi("edit", "1", "--tag", "none", "--tag", "only")
    #expect(try await hibi.task(1).tags.map(\.name) == ["only"])
  }

  @Test func `puts a part where its whole is`() async throws {
    await hibi("lists", "add", "Home")
    await hibi("add", "Paint", "--list", "Home")
    await hibi("add", "Buy brushes", "--parent", "1")

    #expect(try await hibi.task(2).list == .init(2))
    #expect(await hibi("list", "--list", "home").lines == ["1 ☐ Paint", "2 ☐   Buy brushes"])
    #expect(await hibi("edit", "1", "--parent", "2").errors.contains("part of itself"))
    #expect(await hibi("add", "x", "--parent", "9").errors == "hibi: There is no task 9\n")
  }

  @Test func `changes this time of what repeats, or all to come`() async throws {
    await hibi("add", "Water", "--due", "2026-12-02", "--repeat", "every wednesday")
    await hibi("edit", "1", "--due", "2026-12-03", "--this")
    await hibi("done", "1")
    #expect(try await hibi.task(1).due == .date(try day("2026-12-09")))

    await hibi("edit", "1", "--due", "2026-12-10", "--all-to-come")
    await hibi("done", "1")
    #expect(try await hibi.task(1).due == .date(try day("2026-12-17")))

    await hibi("edit", "1", "--title", "Water twice", "--this")
    #expect(try await hibi.task(1).title == "Water")
    #expect(try await hibi.titles().contains("Water twice"))
  }

  static let misuses = [
    ["add", "x", "--due", "10"], ["add", "x", "--start", "whenever"],
    ["add", "x", "--repeat", "often"],
    ["add", "x", "--estimate", "long"], ["add", "x", "--remind", "sometimes"],
    ["add", "x", "--repeat-mode", "skip"],
    ["add", "x", "--repeat", "daily", "--repeat-mode", "odd"],
    ["add", "x", "--parent", "one"], ["edit", "1", "--this", "--all-to-come", "--due", "fri"],
    ["edit", "1", "--this"], ["edit", "1", "--tag", "a\nb"], ["edit", "1", "--url", "nowhere"],
  ]

  @Test(arguments: misuses)
  func `refuses what can't be read as wrong usage`(arguments: [String]) async throws {
    await hibi("add", "one")

    let outcome = await hibi.run(arguments)

    #expect(outcome.status == .misused)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hibi: "))
    #expect(try await hibi.titles() == ["one"])
  }
}
