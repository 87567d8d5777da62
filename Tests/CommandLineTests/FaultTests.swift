import Domain
import MemoryStorage
import Testing
import UnicodeText

@testable import CommandLine

/// What went wrong on the command lines of other task managers.
@Suite struct FaultTests {
  let hibi = Sitting()

  @Test func `number taken as a 1970 date`() async throws {
    #expect(await hibi("add", "Stretch", "--due", "10", "--repeat", "daily").status == .misused)
    #expect(await hibi("list").output == "No tasks\n")

    await hibi("add", "--quick", "Stretch", "due:10", "repeat:daily")

    #expect(await hibi("list").output == "1 ☐ Tomorrow 10:00  Stretch  ↻\n")
    #expect(await hibi("done", "1-9").status == .done)
    #expect(await hibi("list").lines.count == 1)
  }

  @Test(arguments: [
    "Draft budget 24/4 14:30 90m +Finance", "Draft budget 1h30m +Finance 24/4 14:30",
    "+Finance Draft budget 90m 24/4 14:30",
  ])
  func `date, time, duration and list in one line in any order`(line: String) async throws {
    await hibi("lists", "add", "Finance")

    await hibi.run(["add", "--quick"] + line.split(separator: " ").map(String.init))

    let task = try await hibi.task(1)
    #expect(task.title == "Draft budget")
    #expect(task.due == .time(try moment("2027-04-24T14:30"), zone: ZoneName("Asia/Seoul")))
    #expect(task.estimate == 90)
    #expect(task.list == .init(2))
  }

  @Test(arguments: [
    ("sunday", "2026-12-06"), ("monday", "2026-12-07"), ("today", "2026-11-30"),
    ("friday", "2026-12-04"),
  ])
  func `weekday name in the past`(word: String, date: String) async throws {
    await hibi("add", "x", "--due", word)
    await hibi("add", "--quick", "y", "due:\(word)")

    #expect(try await hibi.task(1).due == .date(try day(date)))
    #expect(try await hibi.task(2).due == .date(try day(date)))
  }

  @Test func `command line swallows words`() async throws {
    let title = "Ask landlord re: heating, wait: until Monday -fan http://example.org/a+b"

    await hibi.run(["add"] + title.split(separator: " ").map(String.init))

    #expect(try await hibi.titles() == [title])
    #expect(try await hibi.task(1).due == nil)
  }

  @Test func `command word inside a title expanded`() async throws {
    for title in ["done list 3-7", "undo", "list all tags", "edit query: none", "views trash"] {
      await hibi.run(["add"] + title.split(separator: " ").map(String.init))
    }

    #expect(
      try await hibi.titles()
        == ["done list 3-7", "undo", "list all tags", "edit query: none", "views trash"])
  }

  @Test(arguments: [20, 40, 60])
  func `columns break with wide characters`(columns: Int) async throws {
    for title in ["청소하기", "買い物👍🏽", "cafe\u{301}"] {
      await hibi("add", title, "--tag", "가나다라 마바사", "--tag", "家👩‍💻", "--due", "2026-12-24")
      await hibi.run(["add", String(repeating: title, count: 9), "--parent", "1"])
    }

    hibi.columns = columns
    let lines = await hibi("list").lines

    #expect(lines.allSatisfy { displayWidth(of: $0) <= columns }, "\(lines)")
    #expect(lines.allSatisfy { !$0.contains("\u{200D}…") && !$0.contains("👍…") })
  }

  @Test func `tags with spaces cut in half`() async throws {
    await hibi("add", "x", "--tag", "weekend trip")
    await hibi("add", "--quick", "y #weekend trip")
    await hibi("add", "--quick", "z #\"other trip\"")

    #expect(try await hibi.task(2).tags.map(\.name) == ["weekend trip"])
    #expect(try await hibi.task(2).title == "y")
    #expect(try await hibi.task(3).tags.map(\.name) == ["other trip"])
    #expect(await hibi("list", "tag:\"weekend trip\"").lines.count == 2)
  }

  @Test func `sub-tasks pasted in order came out shuffled`() async throws {
    await hibi("add", "Whole")
    await hibi(
      "add", "-", "--parent", "1", typing: (1...12).map { "part \($0)" }.joined(separator: "\n"))
    await hibi("add", "After")
    await hibi("edit", "1", "--due", "tomorrow")

    let lines = await hibi("list", "--sort", "manual").lines
    #expect(
      lines.filter { $0.contains("part") }.map { $0.split(separator: " ").last.map(String.init) }
        == (1...12).map { "\($0)" })
    let nested = await hibi("list").lines.filter { $0.contains("part") }
    #expect(nested.count == 12)
    #expect(nested.allSatisfy { $0.contains("  part") })
  }

  @Test func `overview limited to 50 hid the near ones`() async throws {
    await hibi(
      "add", "-", "--due", "2027-06-01",
      typing: (1...120).map { "far \($0)" }.joined(separator: "\n"))
    await hibi("add", "near", "--due", "tomorrow")

    #expect(await hibi("list", "due:any").lines.first?.hasSuffix("near") == true)
    #expect(await hibi("list", "due:any", "--limit", "1").lines.first?.hasSuffix("near") == true)
    #expect(await hibi("list").lines.count == 121)
  }
}
