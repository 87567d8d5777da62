import Domain
import MemoryStorage
import Testing

@testable import CommandLine

@Suite struct SearchTests {
  let hibi = Sitting()

  @Test func `lists what a query finds, soonest due first, with tags and list`() async throws {
    await hibi("lists", "add", "Work")
    await hibi("add", "Later", "--due", "2026-12-11", "--tag", "two words")
    await hibi("add", "Soon", "--due", "fri", "--list", "Work", "--repeat", "weekly")
    await hibi("add", "Undated", "--tag", "two words")
    await hibi("add", "Done", "--due", "today")
    await hibi("done", "4")

    #expect(
      await hibi("list", "due:any").output == """
        2 ☐ Friday      Soon  ↻ +Work
        1 ☐ Fri 11 Dec  Later  #two words +Tasks

        """)
    #expect(await hibi("list", "tag:\"two words\"", "due:none").output.contains("Undated"))
    #expect(await hibi("list", "done").output.contains("4 ☑ Today  Done"))
    #expect(await hibi("list", "due:today").output == "No tasks\n")
    #expect(await hibi("list", "due:today", "--all").output.contains("Done"))
    #expect(await hibi("list", "--list", "Work", "due:any").output == "2 ☐ Friday  Soon  ↻\n")
    #expect(await hibi("list", "due:any", "--sort", "title").lines.first?.contains("Later") == true)
  }

  @Test func `points at what is wrong with a query`() async throws {
    await hibi("add", "x")

    let outcome = await hibi("list", "期限:今日", "(tag:家", "or")

    #expect(outcome.status == .misused)
    let lines = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count >= 3)
    #expect(lines.dropFirst().first == "  期限:今日 (tag:家 or")
    let marks = try #require(lines.dropFirst(2).first)
    #expect(marks.contains("^"))
    #expect(marks.allSatisfy { $0 == " " || $0 == "^" })
  }

  @Test func `the caret stands below the place in columns`() async throws {
    let outcome = await hibi("list", "牛乳 colour:red")

    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.dropFirst().first == "  牛乳 colour:red")
    #expect(lines.dropFirst(2).first?.hasPrefix("       ^") == true, "\(lines)")
  }

  @Test func `searches any part of title, notes and tags`() async throws {
    await hibi("add", "대한민국 여권 갱신")
    await hibi("add", "確定申告の書類")
    await hibi("add", "Café", "--notes", "with Ada", "--tag", "두 글자")

    #expect(await hibi("search", "민국").lines.count == 1)
    #expect(await hibi("search", "申告").output.contains("2 ☐ 確定申告の書類"))
    #expect(await hibi("search", "cafe", "ada").output.contains("3 ☐ Café"))
    #expect(await hibi("search", "ada cafe").output == "No tasks\n")
    #expect(await hibi("search", "글").output.contains("Café"))
    #expect(await hibi("search", "-fan").output == "No tasks\n")
    await hibi("done", "3")
    #expect(await hibi("search", "cafe").output == "No tasks\n")
    #expect(await hibi("search", "cafe", "--all").output.contains("Café"))
  }

  @Test func `shows a hundred and says that there are more`() async throws {
    await hibi("add", "-", typing: (1...120).map { "task \($0)" }.joined(separator: "\n"))

    let lines = await hibi("search", "task").lines
    #expect(lines.count == 101)
    #expect(lines.last == "There are more than these 100; --limit shows more")
    #expect(await hibi("search", "task", "--limit", "3").lines.count == 3)
    #expect(await hibi("search", "task", "--limit", "500").lines.count == 120)
    #expect(await hibi("list", "task").lines.count == 120)
  }

  @Test func `shows the views that everybody has`() async throws {
    await hibi("add", "Late", "--due", "2026-11-29")
    await hibi("add", "Now", "--due", "today")
    await hibi("add", "Next", "--due", "tomorrow")
    await hibi("add", "Some time")
    await hibi("add", "Gone")
    await hibi("add", "Ready")
    await hibi("delete", "5")
    await hibi("done", "6")

    func titles(_ arguments: String...) async -> [String] {
      await hibi.run(arguments).lines.map { $0.split(separator: " ").last.map(String.init) ?? "" }
    }
    #expect(await titles("today") == ["Now"])
    #expect(await titles("views", "show", "Today") == ["Now"])
    #expect(await titles("views", "show", "upcoming") == ["Now", "Next"])
    #expect(await titles("views", "show", "overdue") == ["Late"])
    #expect(await titles("views", "show", "nodate") == ["time"])
    #expect(await titles("views", "show", "completed") == ["Ready"])
    #expect(await titles("trash") == ["Gone"])
  }

  @Test func `the trash shows a tree as a tree, and gives it back as one`() async throws {
    await hibi("add", "Trip")
    await hibi("add", "Bag", "--parent", "1")
    await hibi("add", "Note")
    await hibi("delete", "1")

    let lines = await hibi("trash").lines

    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("Trip") == true)
    #expect(lines.last?.hasSuffix("  Bag") == true)
    await hibi("trash", "restore", "1")
    #expect(await hibi("trash", "--json").output == "[]\n")
  }

  @Test func `keeps queries as views`() async throws {
    await hibi("add", "x", "--tag", "家")

    #expect(await hibi("views", "save", "At home", "tag:家").output == "View “At home” saved\n")
    #expect(await hibi("views").lines.last == "At home    tag:家")
    #expect(await hibi("views", "show", "at home").output == "1 ☐ x  #家\n")
    #expect(await hibi("views", "save", "Bad", "(x").status == .misused)
    #expect(await hibi("views", "save", "today", "x").errors.contains("everybody has"))
    #expect(await hibi("views", "delete", "At home").output == "View “At home” deleted\n")
    #expect(await hibi("views", "show", "at home").errors == "hibi: There is no view “at home”\n")
    #expect(await hibi("undo").output == "Undone: view “At home” deleted\n")
  }
}
