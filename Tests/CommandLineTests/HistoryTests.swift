import Testing

@testable import CommandLine

@Suite struct HistoryTests {
  let hibi = Sitting()

  @Test func `tells what became of a task, the newest first`() async throws {
    await hibi("add", "one")
    await hibi("add", "other")
    await hibi("edit", "1", "--title", "uno")
    await hibi("done", "1")
    await hibi("undo")

    let lines = await hibi("history", "1").lines

    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("Today 18:00  ") })
    #expect(lines.first?.contains("Undone: Completed") == true)
    #expect(lines.dropFirst(2).first?.contains("one → uno") == true)
    #expect(await hibi("history", "1", "--limit", "1").lines.count == 1)
  }

  @Test(arguments: [["show", "1"], ["history", "1"]])
  func `draws how often a repeating task was completed`(_ command: [String]) async throws {
    await hibi("add", "Swim", "--repeat", "daily")
    #expect(await !hibi(command[0], command[1]).output.contains("Completed by week"))

    await hibi("done", "1")

    let lines = await hibi(command[0], command[1]).lines
    let title = try #require(lines.firstIndex { $0.hasPrefix("Completed by week  1 completed") })
    #expect(lines[title + 1].hasPrefix("1 ┤"))
    #expect(lines[title + 1].hasSuffix("█"))
    #expect(lines.last == "1 in a row · longest: 1")
  }

  @Test func `tells of a task in the trash, and that there is none`() async throws {
    await hibi("add", "one")
    await hibi("delete", "1")

    #expect(await hibi("history", "1").lines.count == 2)
    #expect(await hibi("history", "404").errors == "hibi: There is no task 404\n")
    #expect(await hibi("history", "x").status == .misused)
  }
}
