import Domain
import Testing
import UnicodeText

@testable import CommandLine

@Suite struct LookBackCommandTests {
  let hibi = Sitting()

  @Test func `prints numbers and plots`() async throws {
    try await fill()

    let outcome = await hibi("stats", "--days", "7")

    #expect(outcome.status == .done)
    #expect(outcome.errors == "")
    #expect(
      outcome.lines.prefix(4) == [
        "Completed today      2", "Completed this week  2", "Completed in 7 days  2",
        "Open now             3",
      ])
    #expect(outcome.output.contains("Completed by day  2 completed in all; most: "))
    #expect(outcome.output.contains("2 ┤"))
    #expect(outcome.output.contains("██"))
    #expect(outcome.output.contains("Open tasks  From 0 to 3"))
    #expect(outcome.lines.count { $0.hasPrefix("Week of") } == 26)
    #expect(outcome.output.contains("No repeating task was completed in this time."))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test(arguments: [20, 40, 80, 200], ["en", "ja", "ko"])
  func `fits the terminal in each language`(_ columns: Int, _ language: String) async throws {
    try await fill()
    hibi.columns = columns
    hibi.environment["LANG"] = language

    let outcome = await hibi("stats", "--weeks", "12")

    let drawn = outcome.lines.filter { line in
      line.contains { "│┤└█▏▎▍▌▋▊▉".contains($0) }
    }
    #expect(drawn.count >= 15)
    #expect(drawn.allSatisfy { displayWidth(of: $0) <= max(columns, 40) })
  }

  @Test func `is in colour where the terminal is`() async throws {
    try await fill()
    hibi.columns = 80
    hibi.showsColor = true

    #expect(await hibi("stats").output.contains("\u{1B}[31m"))
  }

  @Test func `prints the same as data`() async throws {
    try await fill()

    let outcome = await hibi("stats", "--days", "1", "--json")

    #expect(outcome.output.hasPrefix("{\"days\":[{\"date\":\"2026-"))
    #expect(outcome.output.contains("\"completed\":2,\"open\":3}],\"weeks\":[{\"start\":\"2026-"))
    #expect(outcome.output.hasSuffix("],\"streaks\":[]}\n"))
  }

  @Test(arguments: [
    ["--days", "0"], ["--days", "367"], ["--weeks", "x"], ["--weeks", "107"], ["--weeks", "-1"],
    ["--days", "7", "--weeks", "2"],
  ])
  func `can't look back no time, for ever or both ways`(_ arguments: [String]) async throws {
    let outcome = await hibi.run(["stats"] + arguments)

    #expect(outcome.status == .misused)
    #expect(outcome.output == "")
  }

  /// Five tasks, of which two are done.
  private func fill() async throws {
    await hibi("add", "-", typing: (1...5).map { "task \($0)" }.joined(separator: "\n"))
    await hibi("done", "1", "2")
  }
}
