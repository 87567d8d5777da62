import Domain
import HTTP
import Presentation
import Testing

@testable import Web

/// The plan in a browser, on Monday, 30 November 2026.
@Suite struct PlanRoutesTests {
  private let tuesday = CalendarDate(daysSince1970: 20_788)

  private func stored(_ stage: WebStage) async throws -> [PlanEntry] {
    try await stage.store.plans(tuesday...tuesday, for: stage.account.id).flatMap(\.entries)
  }

  /// What a hidden field of the form with a button says.
  private func field(_ name: String, of page: Response) -> String? {
    page.text.components(after: "name=\"\(name)\" value=\"").first.map {
      String($0.prefix { $0 != "\"" })
    }
  }

  @Test func `shows a day as an ordered list of times`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("<Paint>")

    let page = try await stage.get("/plan?day=2026-12-01")

    #expect(page.status == .ok)
    #expect(page.element("planDay20788") == "Tomorrow, Tue 1 Dec")
    #expect(page.text.contains("<ol id=\"timeline20788\" class=\"timeline\">"))
    #expect(page.text.contains("<time>09:00–09:30</time> <a href=\"/tasks/\(task.id.number)\""))
    #expect(page.text.contains("&lt;Paint&gt;</a>"))
    #expect(page.text.contains("aria-label=\"Lock “&lt;Paint&gt;”\""))
    #expect(page.text.contains("30 min planned of 7 h"))
    #expect(page.text.contains("href=\"/plan\" aria-current=\"page\">Plan</a>"))
    #expect(!page.text.contains(" style="))
    #expect(try await stored(stage).isEmpty)
  }

  @Test func `accepts exactly what was shown, and undoes it`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Paint")
    let page = try await stage.get("/plan?day=2026-12-01")
    let plan = try #require(field("plan", of: page))
    _ = try await stage.add("Added since")

    let answer = try await stage.post("/plan", ["place": "/plan?day=2026-12-01", "plan": plan])

    #expect(answer.location?.hasPrefix("/plan?day=2026-12-01&change=") == true)
    #expect(try await stored(stage).map(\.task) == [task.id])
    let after = try await stage.follow(answer)
    #expect(after.text.contains("Plan accepted"))
    #expect(after.element("planLead") == "Your plan, as you accepted it.")
    #expect(after.text.contains("data-testid=\"planChange\" data-kind=\"added\""))
    let undo = try await stage.post("/undo", ["place": "/plan?day=2026-12-01"])
    #expect(undo.location?.hasPrefix("/plan?day=2026-12-01&change=") == true)
    #expect(try await stored(stage).isEmpty)
  }

  @Test func `locks, moves and takes out a time`() async throws {
    let stage = try await WebStage()
    let number = String(try await stage.add("Paint").id.number)
    let change = { (action: String, start: String, to: String) in
      try await stage.post(
        "/plan/entries?_method=PUT",
        [
          "place": "/plan?day=2026-12-01", "task": number, "date": "2026-12-01", "start": start,
          "minutes": "30", "action": action, "to": to,
        ])
    }

    _ = try await change("lock", "540", "")
    #expect(try await stored(stage).map(\.isLocked) == [true])
    _ = try await change("move", "540", "15:15")
    #expect(try await stored(stage).map(\.start) == [915])
    _ = try await change("unlock", "915", "")
    #expect(try await stored(stage).isEmpty)
    _ = try await change("move", "540", "nonsense")
    #expect(try await stored(stage).map(\.start) == [540])
    _ = try await change("remove", "540", "")
    #expect(try await stored(stage).isEmpty)
  }

  @Test(arguments: [
    ("/plan", ["plan": "nonsense"]), ("/plan", [:]),
    ("/plan/entries?_method=PUT", ["task": "1", "date": "2026-13-01"]),
    (
      "/plan/entries?_method=PUT",
      ["task": "1", "date": "2026-12-01", "start": "1440", "minutes": "30"]
    ),
  ])
  func `refuses what is no plan`(path: String, fields: [String: String]) async throws {
    let stage = try await WebStage()
    let pairs = fields.map { "\($0.key)=\(PercentEncoding.encoded($0.value))" }

    let answer = try await stage.send(
      .post, path,
      headers: [
        (.secFetchSite, "same-origin"), (.contentType, "application/x-www-form-urlencoded"),
      ], body: Array(pairs.joined(separator: "&").utf8))

    #expect(answer.status == .badRequest)
  }

  @Test func `plans nothing of somebody else`() async throws {
    let stage = try await WebStage()
    let foreign = try await stage.foreignTask()

    _ = try await stage.post(
      "/plan",
      ["plan": "= 2026-12-01\n540+30 \(foreign.id.number)\n- 2026-12-01"])
    let page = try await stage.get("/plan?day=2026-12-01")

    #expect(try await stored(stage).isEmpty)
    #expect(!page.text.contains("secret plan"))
  }

  @Test func `says when the plan was changed elsewhere`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Paint")
    let page = try await stage.get("/plan?day=2026-12-01")
    let plan = try #require(field("plan", of: page))
    let other = DayPlan(
      date: tuesday, entries: [PlanEntry(task: task.id, start: 900, minutes: 30)])
    try await stage.store.perform(
      .editPlan([other]), for: stage.account.id, at: stage.clock.now())

    let answer = try await stage.post("/plan", ["place": "/plan?day=2026-12-01", "plan": plan])

    #expect(answer.status == .conflict)
    #expect(answer.element("errorMessage")?.hasPrefix("The plan was changed elsewhere") == true)
    #expect(try await stored(stage) == other.entries)
  }

  @Test func `offers to spread or park what is overdue, and does so`() async throws {
    let stage = try await WebStage()
    let past = TaskDate.date(tuesday.advanced(byDays: -9))
    for number in 1...12 { try await stage.add(TaskDraft(title: "Late \(number)", due: past)) }

    let page = try await stage.get("/plan")
    let spread = try await stage.get("/plan?back=1")
    let parked = try await stage.post("/plan/parking", ["place": "/plan"])

    #expect(page.text.contains("12 tasks waited for you"))
    #expect(page.text.contains("href=\"/plan?back=1\""))
    #expect(spread.text.components(after: "data-testid=\"planDay\"").count > 1)
    #expect(spread.text.components(after: "data-testid=\"planRow\"").count == 12)
    let after = try await stage.follow(parked)
    #expect(!after.text.contains("planComeback"))
    #expect(after.text.contains("12 tasks changed"))
  }

  @Test(arguments: [
    ("hours=4.5", "/plan?minutes=270"),
    ("hours=2h&day=2026-12-01", "/plan?day=2026-12-01&minutes=120"),
  ])
  func `hours that are typed become an address`(query: String, address: String) async throws {
    let stage = try await WebStage()

    let answer = try await stage.get("/plan?" + query)

    #expect(answer.location == address)
  }

  @Test func `says when hours can't be read`() async throws {
    let stage = try await WebStage()

    let page = try await stage.get("/plan?hours=many")

    #expect(page.status == .unprocessableContent)
    #expect(page.element("errorMessage")?.contains("many") == true)
  }

  @Test func `keeps work hours, and says which can't be read`() async throws {
    let stage = try await WebStage()
    let days = (0..<7).map { "hours-\($0)=\($0 == 0 ? "10-12, 13:00-15:30" : "")" }
    let headers: [(name: HeaderName, value: String)] = [
      (.secFetchSite, "same-origin"), (.contentType, "application/x-www-form-urlencoded"),
    ]

    let saved = try await stage.send(
      .post, "/account/hours?_method=PUT", headers: headers,
      body: Array(days.joined(separator: "&").utf8))
    let page = try await stage.get("/account")
    let wrong = try await stage.post("/account/hours?_method=PUT", ["hours-2": "nine"])

    #expect(saved.location == "/account?notice=settings")
    #expect(page.tag("hours-0")?.contains("value=\"10:00–12:00, 13:00–15:30\"") == true)
    #expect(page.tag("hours-5")?.contains("value=\"\"") == true)
    #expect(wrong.tag("hours-2")?.contains("aria-invalid=\"true\"") == true)
    #expect(wrong.element("errorMessage")?.contains("nine") == true)
    let plan = try await stage.get("/plan?day=2026-12-01")
    #expect(plan.text.contains("There are no hours left that day."))
  }

  @Test func `the task's page says how full the days are`() async throws {
    let stage = try await WebStage()
    let task = try await stage.add("Paint")
    try await stage.add(TaskDraft(title: "Other", due: .date(tuesday), estimate: 90))

    let page = try await stage.get("/tasks/\(task.id.number)")

    #expect(page.text.components(after: "data-testid=\"dayLoad\"").count == 14)
    #expect(page.text.contains("1 h 30 min planned of 7 h"))
  }

  @Test(arguments: [
    PlanRequest(), PlanRequest(dayCount: 7, asksForProposal: true), PlanRequest(isComeback: true),
    PlanRequest(first: CalendarDate(daysSince1970: 20_790), limit: .minutes(90)),
    PlanRequest(limit: .until(1000)),
  ])
  func `an address leads back to what it shows`(request: PlanRequest) {
    #expect(Destination(path: Destination.plan(request).path) == .plan(request))
  }
}
