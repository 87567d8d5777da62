import Domain
import Testing

@testable import Presentation

/// Faults of other task managers, by their names.
@Suite struct TaskViewFaultTests {
  @Test func `today in the server's zone`() async throws {
    let stage = try await TaskViewStage(at: "2027-05-09T22:30:00Z", zone: "Asia/Tokyo")
    for day in ["09", "10", "11"] { try await stage.add("May \(day)", due: "2027-05-\(day)") }

    #expect(try await stage.titles(.today) == ["May 10"])
    #expect(try await stage.titles(.overdue) == ["May 09"])
    #expect(try await stage.titles(.upcoming) == ["May 10", "May 11"])
  }

  @Test func `overdue at one past midnight`() async throws {
    let stage = try await TaskViewStage(at: "2027-05-09T00:05:00Z")
    try await stage.add("Return library book", due: "2027-05-09")

    #expect(try await stage.titles(.overdue) == [])
    #expect(try await stage.titles(.today) == ["Return library book"])
    try stage.move(to: "2027-05-09T23:59:59Z")
    #expect(try await stage.titles(.overdue) == [])
    try stage.move(to: "2027-05-10T00:00:00Z")
    #expect(try await stage.titles(.overdue) == ["Return library book"])
    #expect(try await stage.titles(.today) == [])
  }

  @Test func `all-day task shown a day early`() async throws {
    let stage = try await TaskViewStage(at: "2027-07-20T01:00:00Z", zone: "America/New_York")
    try await stage.add("Fly", due: "2027-07-20")

    #expect(try await stage.titles(.today) == [])
    #expect(try await stage.titles(.upcoming) == ["Fly"])
    #expect(stage.view.content?.sections.first?.heading == "Tomorrow · Tuesday, 20 July")
  }

  @Test func `undated tasks before dated ones`() async throws {
    let stage = try await TaskViewStage()
    try await stage.add("undated")
    try await stage.add("tomorrow", due: "2026-12-03")
    try await stage.add("last week", due: "2026-11-25")

    #expect(try await stage.found("is:open") == ["last week", "tomorrow", "undated"])
    #expect(try await stage.titles(.noDate) == ["undated"])
  }

  @Test func `app open over midnight made no new day`() async throws {
    let stage = try await TaskViewStage(at: "2026-12-02T23:59:00Z")
    try await stage.add("Thursday's", due: "2026-12-03")
    let presenter = stage.presenter(.named(.today))
    await presenter.load()
    #expect(stage.view.content?.rows.isEmpty == true)

    try stage.move(to: "2026-12-03T00:00:00Z")
    await presenter.load()

    #expect(stage.view.content?.rows.map(\.task.title) == ["Thursday's"])
    #expect(stage.view.content?.heading == "Thursday, 3 December")
  }

  @Test func `a day that ends at midnight for one who works past it`() async throws {
    let stage = try await TaskViewStage(at: "2026-12-03T03:59:00Z", dayStart: 4)
    try await stage.add("by Wednesday", due: "2026-12-02")
    try await stage.add("at one in the night", due: "2026-12-03T01:00")
    try await stage.add("at five", due: "2026-12-03T05:00")

    #expect(try await stage.titles(.today) == ["by Wednesday", "at one in the night"])
    #expect(try await stage.found("due:today") == ["by Wednesday", "at one in the night"])
    #expect(try await stage.titles(.overdue) == ["at one in the night"])
    try stage.move(to: "2026-12-03T04:00:00Z")
    #expect(try await stage.titles(.today) == ["at five"])
    #expect(try await stage.titles(.overdue) == ["by Wednesday", "at one in the night"])
  }

  @Test func `search inside Korean and Japanese words`() async throws {
    let stage = try await TaskViewStage()
    try await stage.add("대한민국 여권 갱신")
    try await stage.add("確定申告の書類")

    #expect(try await stage.found("민국") == ["대한민국 여권 갱신"])
    #expect(try await stage.found("여권") == ["대한민국 여권 갱신"])
    #expect(try await stage.found("申告") == ["確定申告の書類"])
  }
}
