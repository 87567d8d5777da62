import Domain
import HTTP
import Testing

@testable import Web

@Suite struct LookBackRoutesTests {
  @Test func `shows plots as drawings with their figures`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("one")
    _ = try await stage.foreignTask()
    try await stage.store.perform(
      .completeTasks([task.id]), for: stage.account.id, at: stage.clock.now())

    let page = try await stage.get("/look-back")

    #expect(page.status == .ok)
    #expect(page.text.components(after: "role=\"img\"").count == 3)
    #expect(page.element("plotByDayTitle") == "Completed by day")
    #expect(page.element("plotByDaySummary") == "1 completed in all; most: Mon 30 Nov (1)")
    #expect(page.text.components(after: "<rect class=\"pillar\"").count == 2)
    #expect(page.text.contains("<title>Mon 30 Nov: 1</title>"))
    #expect(page.text.contains("<th scope=\"row\">Mon 30 Nov</th><td>1</td>"))
    #expect(page.text.contains("data-figure=\"open\"><dt>Open now</dt><dd>0</dd>"))
    #expect(page.text.contains("href=\"/look-back\" aria-current=\"page\">A look back</a>"))
    #expect(!page.text.contains(" style="))
  }

  @Test(arguments: [
    ("/look-back?weeks=12", "12 weeks", 12), ("/look-back?weeks=53", "A year", 53),
    ("/look-back?days=7", "7 days", 26), ("/look-back?days=0", "30 days", 26),
    ("/look-back?weeks=9999999999999999999999", "30 days", 26),
  ])
  func `looks back as far as it is asked`(
    _ address: String, _ label: String, _ weeks: Int
  ) async throws {
    let stage = try await WebStage()

    let page = try await stage.get(address)

    #expect(page.status == .ok)
    #expect(page.text.contains("aria-current=\"page\">\(label)</a>"))
    #expect(page.text.components(after: "<th scope=\"row\">Week of ").count == weeks)
  }

  @Test func `shows the streak of a repeating task, with a way to it`() async throws {
    let stage = try await WebStage()
    let due = try #require(CalendarDate(iso: "2026-11-30"))
    let tasks = try await stage.add(
      TaskDraft(
        title: "<Stretch>", due: .date(due),
        repetition: Repetition(
          rule: try RecurrenceRule(parsing: "FREQ=DAILY"), mode: .byCalendar, anchor: .date(due))))
    try await stage.store.perform(
      .completeTasks(tasks.map(\.id)), for: stage.account.id, at: stage.clock.now())

    let page = try await stage.get("/look-back")

    let link = "href=\"/tasks/\(tasks[0].id.number)\" dir=\"auto\">&lt;Stretch&gt;"
    #expect(page.text.contains(link))
    #expect(page.text.contains("1 in a row"))
  }

  @Test func `is for who is logged in, and says so when nothing can be read`() async throws {
    let stage = try await WebStage()

    let stranger = try await stage.get("/look-back", isLoggedIn: false)
    let broken = try await stage.broken(by: .busy, isReadable: false).get("/look-back")

    #expect(stranger.location?.hasPrefix("/login") == true)
    #expect(broken.status == .serviceUnavailable)
  }
}
