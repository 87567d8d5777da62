import Domain
import Testing

@testable import CommandLine

@Suite struct ArchiveCommandTests {
  let hibi = Sitting()

  @Test func `says where a backup is`() async throws {
    #expect(await hibi("backup", "/b.sqlite").output == "Backed up to /b.sqlite\n")
    hibi.archive.answer { $0.error = .alreadyExists(path: "/b.sqlite") }
    let again = await hibi("backup", "/b.sqlite")
    #expect(again.status == .failed)
    #expect(again.errors.hasPrefix("hibi: /b.sqlite is already there"))
  }

  @Test func `says where that is which was there before a restoration`() async throws {
    #expect(await hibi("restore", "/b").output == "Restored from /b\n")
    hibi.archive.answer { $0.kept = "/old" }
    #expect(
      await hibi("restore", "/b").output
        == "Restored from /b. What was there before is kept in /old.\n")
  }

  @Test func `checks without opening the database for tasks`() async throws {
    hibi.failure = .damaged(detail: "x")

    #expect(await hibi("check").output == "No problems found\n")
    #expect(await hibi("list").status == .failed)
  }

  @Test func `tells each finding on standard error`() async throws {
    hibi.archive.answer { $0.findings = [.init(detail: "one"), .init(detail: "two")] }

    let outcome = await hibi("check")

    #expect(outcome.status == .failed)
    #expect(outcome.output == "")
    #expect(outcome.errors == "one\ntwo\nhibi: 2 problems found\n")
  }

  @Test func `tells what is wrong with the database`() async throws {
    hibi.failure = .newer(found: 9, known: 1)

    let outcome = await hibi("add", "x")

    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("newer version"))
  }
}
