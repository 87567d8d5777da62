import Domain
import MemoryStorage
import Testing

@testable import CommandLine

@Suite struct TagTests {
  let hibi = Sitting()

  init() async {
    await hibi("add", "one", "--tag", "two words", "--tag", "家")
    await hibi("add", "two", "--tag", "two words")
  }

  @Test func `lists tags with how much there is to do`() async throws {
    #expect(
      await hibi("tags").output == """
        #two words  2 tasks to do
        #家         1 task to do

        """)
    await hibi("done", "1")
    #expect(await hibi("tags").lines.first == "#two words  1 task to do")
  }

  @Test func `renames, merges, colours and deletes tags on all tasks`() async throws {
    #expect(await hibi("tags", "rename", "two words", "three words").status == .done)
    #expect(try await hibi.task(2).tags.map(\.name) == ["three words"])
    #expect(await hibi("tags", "rename", "家", "Three Words").status == .done)
    #expect(try await hibi.task(1).tags.count == 1)
    #expect(await hibi("tags", "color", "three words", "red").status == .done)
    hibi.columns = 80
    hibi.showsColor = true
    #expect(await hibi("list").output.contains("\u{1B}[31m#"))
    #expect(await hibi("tags", "color", "three words", "none").status == .done)
    #expect(await hibi("tags", "delete", "three words").status == .done)
    #expect(try await hibi.task(1).tags == [])
    #expect(await hibi("undo").status == .done)
    #expect(try await hibi.task(2).tags.count == 1)
  }

  static let failures: [([String], isMisuse: Bool)] = [
    (["tags", "rename", "nothing", "x"], false), (["tags", "delete", "nothing"], false),
    (["tags", "color", "nothing", "red"], false), (["tags", "color", "家", "loud"], true),
    (["tags", "rename", "家"], true), (["tags", "rename", "家", " "], true),
  ]

  @Test(arguments: failures)
  func `says what is wrong`(arguments: [String], isMisuse: Bool) async throws {
    let outcome = await hibi.run(arguments)

    #expect(outcome.status == (isMisuse ? .misused : .failed))
    #expect(outcome.errors.hasPrefix("hibi: "))
    #expect(outcome.output == "")
  }

  @Test func `says so when there are none`() async throws {
    await hibi("undo")
    await hibi("undo")

    #expect(await hibi("tags").output.hasPrefix("No tags"))
    #expect(await hibi("tags", "--json").output == "[]\n")
  }
}
