import Testing
import UnicodeText

@testable import CommandLine

@Suite struct ReportTests {
  let hibi = Sitting()

  @Test func `aligns number, tick, priority, due date and title`() async throws {
    await hibi("add", "Buy milk", "--due", "tomorrow")
    await hibi("add", "Pay", "--priority", "high", "--due", "2026-11-29 8:00")
    await hibi("add", "-", typing: (3...9).map { "task \($0)" }.joined(separator: "\n"))
    await hibi("add", "牛乳", "--priority", "low")
    await hibi("done", "9")

    #expect(
      await hibi("list", "--sort", "due", "--all").output == """
         2 ☐ !!! Yesterday 08:00  Pay
         1 ☐     Tomorrow         Buy milk
         3 ☐                      task 3
         4 ☐                      task 4
         5 ☐                      task 5
         6 ☐                      task 6
         7 ☐                      task 7
         8 ☐                      task 8
         9 ☑                      task 9
        10 ☐ !                    牛乳

        """)
  }

  @Test func `is what plain hibi does`() async throws {
    await hibi("add", "one")

    #expect(await hibi() == hibi("list"))
    #expect(await hibi("--limit", "1").output == "1 ☐ one\n")
  }

  @Test func `puts each list under its title when there are several`() async throws {
    await hibi("lists", "add", "Home")
    await hibi("lists", "add", "Empty")
    await hibi("add", "one")
    await hibi("add", "two", "--list", "Home")

    #expect(
      await hibi("list").output == """
        Tasks  1 task to do
        1 ☐ one

        Home  1 task to do
        2 ☐ two

        """)
    #expect(await hibi("list", "--list", "home").output == "2 ☐ two\n")
    #expect(await hibi("list", "--limit", "1").lines.count == 2)
  }

  @Test func `says so when there is nothing`() async throws {
    #expect(await hibi("list").output == "No tasks\n")
    #expect(await hibi("list", "--json").output == "[]\n")
  }

  @Test func `shows thousands of tasks once each, in order`() async throws {
    await hibi("add", "-", typing: (1...1200).map { "task \($0)" }.joined(separator: "\n"))

    let lines = await hibi("list").lines

    #expect(lines.count == 1200)
    #expect(lines.map { $0.drop { $0 != "t" } } == (1...1200).map { "task \($0)" })
  }

  static let widths = [10, 20, 30, 40, 80]

  @Test(arguments: widths)
  func `fits the terminal and cuts between characters`(columns: Int) async throws {
    let titles = ["청소하기 청소하기 청소하기 청소하기 청소하기", "👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻", "plain words and more of them"]
    for title in titles {
      await hibi("add", title, "--due", "2026-12-24 18:30", "--priority", "high")
    }

    hibi.columns = columns
    let lines = await hibi("list").lines

    #expect(lines.count >= 3)
    #expect(lines.allSatisfy { displayWidth(of: $0) <= columns }, "\(lines)")
    #expect(columns > 40 || lines.contains { $0.contains("…") })
    #expect(lines.allSatisfy { !$0.contains("\u{200D}…") })
  }

  @Test func `puts due dates below titles on a narrow terminal`() async throws {
    await hibi("add", "Call the plumber about the leak", "--due", "2026-12-24 18:30")
    hibi.columns = 36

    #expect(
      await hibi("list").output == """
        1 ☐ Call the plumber about the leak
            Thu 24 Dec 18:30

        """)
  }

  @Test func `cuts nothing for other programs`() async throws {
    let title = String(repeating: "long ", count: 100) + "end"
    await hibi("add", title)

    #expect(await hibi("list").output == "1 ☐ \(title)\n")
  }

  @Test func `uses colour only where it is shown`() async throws {
    await hibi("add", "Pay", "--priority", "high", "--due", "2026-11-01")

    hibi.columns = 80
    #expect(await !hibi("list").output.contains("\u{1B}"))
    hibi.showsColor = true
    #expect(await hibi("list").output.contains("\u{1B}[31mSun 1 Nov\u{1B}[0m"))
  }

  @Test func `lets no control character through`() async throws {
    await hibi("add", "bell\u{7} \u{1B}[31mred \u{202E}over", "--notes", "a\u{1B}[2Jb")

    for arguments in [["list"], ["show", "1"], ["done", "1"], ["__complete", "tasks"]] {
      let output = await hibi.run(arguments).output
      #expect(output.contains("bell"))
      #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.value >= 0x20 })
      #expect(!output.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test func `shows a task with all that is known of it`() async throws {
    await hibi.run([
      "add", "Pay rent", "--due", "fri 9:30", "--priority", "medium", "--notes", "first\nsecond",
    ])

    #expect(
      await hibi("show", "1").output == """
        1 ☐ Pay rent
        List      Tasks
        Due date  Friday 09:30
        Priority  Medium
        Created   Today 18:00

        first
        second

        """)
    #expect(await hibi("show", "404").errors == "hibi: There is no task 404\n")
  }
}
