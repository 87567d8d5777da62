import Domain
import MemoryStorage
import Testing

@testable import CommandLine

@Suite struct AddTests {
  let hibi = Sitting()

  static let titles: [([String], String)] = [
    (["Ask", "landlord", "re:", "heating", "wait:until"], "Ask landlord re: heating wait:until"),
    (["two  spaces", "and", "#no", "+tag"], "two  spaces and #no +tag"),
    (["run", "ls", "-l"], "run ls -l"),
    (["--", "--due", "today", "-fan"], "--due today -fan"),
    (["--", "-"], "-"),
    (["--", "-h"], "-h"),
    (["-", "and", "more"], "- and more"),
    (["牛乳を買う"], "牛乳を買う"),
  ]

  @Test(arguments: titles)
  func `keeps words as typed`(words: [String], title: String) async throws {
    let outcome = await hibi.run(["add"] + words)

    #expect(outcome.status == .done)
    #expect(try await hibi.titles() == [title])
  }

  @Test func `says what was added under which number`() async {
    #expect(await hibi("add", "Buy", "milk").output == "“Buy milk” added (1)\n")
    #expect(await hibi("add", "-", typing: "one\ntwo\n").output == "2 tasks added (2–3)\n")
  }

  @Test func `takes priority, due date, notes and list from options`() async throws {
    await hibi.run(["lists", "add", "Home"])
    await hibi.run([
      "add", "Call", "--priority", "high", "--due", "tomorrow", "--notes", "a\nb", "--list",
      "home", "Ada",
    ])

    let account = try #require(try await hibi.store.accounts().first)
    let task = try await hibi.store.task(.init(1), for: account.id)
    #expect(task.title == "Call Ada")
    #expect(task.priority == .high)
    #expect(task.due == CalendarDate(year: 2026, month: 12, day: 1).map(TaskDate.date))
    #expect(task.notes == "a\nb")
    #expect(task.list == .init(2))
  }

  @Test func `makes a task of each line that is not blank, in order`() async throws {
    await hibi("add", "-", typing: "one\n\n  \ntwo\r\n\u{3000}\nthree")

    #expect(try await hibi.titles() == ["one", "two", "three"])
  }

  @Test func `adds no line when one of them can't be a task, and says which`() async throws {
    let long = String(repeating: "x", count: 3000)

    let tooLong = await hibi("add", "-", typing: "good\n\n\(long)\n")
    let noText = await hibi("add", "-", input: Array("good\n".utf8) + [0xFF, 0x0A])

    #expect(tooLong.status == .failed)
    #expect(tooLong.errors.hasPrefix("hibi: Line 3: The title is too long"))
    #expect(noText.status == .failed)
    #expect(noText.errors == "hibi: Line 2: This is not text in UTF-8\n")
    #expect(tooLong.output + noText.output == "")
    #expect(try await hibi.titles() == [])
  }

  @Test func `adds nothing from an empty input and is content`() async throws {
    #expect(await hibi("add", "-").output == "Nothing to change\n")
  }

  @Test func `refuses a blank title`() async throws {
    let outcome = await hibi("add", " \u{3000}")

    #expect(outcome.status == .failed)
    #expect(outcome.errors == "hibi: Title cannot be empty\n")
    #expect(try await hibi.titles() == [])
  }

  @Test func `refuses words that are no text`() async throws {
    let outcome = await hibi("add", nil)

    #expect(outcome.status == .misused)
    #expect(outcome.errors.hasPrefix("hibi: An argument is not text in UTF-8\n"))
  }

  @Test func `shows help for a lone -h, which nobody has to do`() async throws {
    #expect(await hibi("add", "-h").output.hasPrefix("Usage: hibi add"))
    #expect(try await hibi.titles() == [])
  }

  @Test func `refuses a date that is none as wrong usage`() async throws {
    let outcome = await hibi("add", "x", "--due", "whenever")

    #expect(outcome.status == .misused)
    #expect(outcome.errors.hasPrefix("hibi: “whenever” is no date."))
    #expect(try await hibi.titles() == [])
  }

  @Test func `says so when there is no such list, or several`() async throws {
    for title in ["Work", "Workshop"] { await hibi.run(["lists", "add", title]) }

    #expect(await hibi("add", "x", "--list", "home").errors == "hibi: There is no list “home”\n")
    let several = await hibi("add", "x", "--list", "wor")
    #expect(several.status == .failed)
    #expect(several.errors.contains("“Work”, “Workshop”"))
  }
}
