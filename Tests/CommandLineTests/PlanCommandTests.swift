import Domain
import Testing
import UnicodeText

@testable import CommandLine

/// The plan in a terminal, on a Monday at six in the evening in Seoul.
@Suite struct PlanCommandTests {
  let hibi = Sitting()

  private func fill() async {
    await hibi("add", "Pay rent", "--due", "tomorrow", "--estimate", "45m")
    await hibi("add", "Write report", "--priority", "high", "--estimate", "90m")
    await hibi("add", "Read the long book", "--estimate", "110m")
  }

  @Test func `draws what it proposes, and changes nothing`() async throws {
    await fill()

    let outcome = await hibi("plan", "--day", "tomorrow", "--hours", "3")

    #expect(outcome.status == .done)
    #expect(
      outcome.lines.prefix(4) == [
        "A proposal. Nothing changes until you accept it.",
        "Tomorrow, Tue 1 Dec  2 h 15 min planned of 3 h", "███████████████░░░░░",
        "09:00–09:45  Pay rent",
      ])
    #expect(outcome.lines.contains("Read the long book  needs 1 h 50 min, 45 min left"))
    #expect(outcome.lines.last == "hibi plan --accept makes this your plan")
    #expect(await hibi("plan", "--day", "tomorrow", "--hours", "3") == outcome)
  }

  @Test func `accepts, and undo takes it back`() async throws {
    await fill()
    let proposal = await hibi("plan", "--day", "tomorrow")

    let accepted = await hibi("plan", "--day", "tomorrow", "--accept")
    let shown = await hibi("plan", "--day", "tomorrow")

    #expect(accepted.lines.first == "Plan accepted")
    #expect(shown.lines.first == "Your plan, as you accepted it.")
    #expect(shown.lines.contains("09:00–09:45  Pay rent"))
    #expect(await hibi("undo").lines == ["Undone: plan accepted"])
    #expect(await hibi("plan", "--day", "tomorrow") == proposal)
  }

  @Test func `prints the same as data`() async throws {
    await fill()

    let outcome = await hibi("plan", "--day", "tomorrow", "--hours", "1", "--json")

    #expect(
      outcome.output.hasPrefix(
        """
        {"proposal":true,"days":[{"date":"2026-12-01","available":60,"planned":45,"entries":[\
        {"id":1,"title":"Pay rent","start":"09:00","minutes":45,"locked":false,"state":"proposed"}]}],\
        "changes":[{"id":1,"title":"Pay rent","before":null,\
        "after":{"date":"2026-12-01","start":"09:00","minutes":45}}],"leftOut":[\
        {"id":2,"title":"Write report","reason":"too-long","needed":90,"left":15},
        """))
  }

  @Test(arguments: ["en", "ja", "ko"], [30, 80])
  func `fits the terminal in each language`(language: String, columns: Int) async throws {
    await fill()
    hibi.columns = columns
    hibi.environment["LANG"] = language

    let outcome = await hibi("plan", "--day", "tomorrow", "--days", "3")

    let rows = outcome.lines.filter { $0.contains("rent") || $0.contains("█") }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { displayWidth(of: $0) <= columns || $0.contains("→") })
  }

  @Test(arguments: [
    ["--days", "0"], ["--days", "15"], ["--hours", "25"], ["--hours", "x"], ["--day", "someday"],
    ["--until", "25:00"],
  ])
  func `says what can't be read`(arguments: [String]) async throws {
    let outcome = await hibi.run(["plan"] + arguments)

    #expect(outcome.status == .misused)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hibi: "))
  }
}
