import Domain
import MemoryStorage
import Testing

@testable import CommandLine

@Suite struct QuickCommandTests {
  let hibi = Sitting()

  @Test func `says what was understood beside the number`() async throws {
    #expect(
      await hibi("add", "--quick", "Call Ann tomorrow 9am #home !high every week 1h30m").output
        == "“Call Ann” added (1): Due Tomorrow 09:00, #home, Priority High, Every week, Takes 1 h 30 min\n"
    )
    #expect(
      await hibi("add", "--quick", "The 4th Kind of Tea").output
        == "“The 4th Kind of Tea” added (2)\n")
  }

  @Test func `keeps every word without --quick`() async throws {
    await hibi("add", "Call", "Ann", "tomorrow", "9am", "#home")

    #expect(try await hibi.titles() == ["Call Ann tomorrow 9am #home"])
  }

  @Test func `lets options count more than words`() async throws {
    await hibi(
      "add", "--quick", "Call Ann tomorrow !low #a", "--due", "fri", "--tag", "b", "--priority",
      "high")

    let task = try await hibi.task(1)
    #expect(task.title == "Call Ann")
    #expect(task.due == .date(try day("2026-12-04")))
    #expect(task.priority == .high)
    #expect(task.tags.map(\.name) == ["a", "b"])
  }

  @Test func `reads each line of standard input`() async throws {
    let outcome = await hibi("add", "--quick", "-", typing: "milk tomorrow\n\n牛乳 明日\n우유 내일\n")

    #expect(outcome.output == "3 tasks added (1–3)\n")
    for id in 1...3 { #expect(try await hibi.task(id).due == .date(try day("2026-12-01"))) }
    #expect(try await hibi.titles() == ["milk", "牛乳", "우유"])
  }

  @Test func `adds nothing when lines name different lists`() async throws {
    await hibi("lists", "add", "Home")

    let outcome = await hibi("add", "--quick", "-", typing: "a +Home\nb\n")

    #expect(outcome.status == .failed)
    #expect(try await hibi.titles() == [])
  }

  @Test func `speaks Japanese and Korean`() async throws {
    hibi.environment["LANG"] = "ja_JP.UTF-8"
    #expect(
      await hibi("add", "--quick", "明日の朝9時に電話する #家").output
        == "「電話する」を追加 (1): 期限 明日 9:00、#家\n")
    hibi.environment["LANG"] = "ko_KR.UTF-8"
    #expect(
      await hibi("add", "--quick", "내일 오전 9시 전화하기 #집").output
        == "‘전화하기’ 추가 (2): 마감 내일 오전 9:00, #집\n")
  }
}
