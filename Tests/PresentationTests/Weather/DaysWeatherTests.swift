import Domain
import MemoryStorage
import Testing

@testable import Presentation

/// The weather beside the days in which tasks are due.
@Suite struct DaysWeatherTests {
  let view = TaskViewSpy()

  @Test func `stands beside today and the days to come`() async throws {
    let stage = try await filled()
    try await add("today", due: 30, on: stage)
    try await add("far off", due: 42, on: stage)

    await stage.taskView(.today, in: view).load()
    let today = try #require(view.content)
    await stage.taskView(.upcoming, in: view).load()
    let upcoming = try #require(view.content)

    #expect(today.weather?.temperatures == "10° / 10°")
    #expect(today.weather?.rain == nil)
    #expect(today.sections.map(\.weather) == [nil])
    #expect(upcoming.weather == nil)
    #expect(upcoming.sections.map { $0.weather?.condition } == ["Clear", nil])
  }

  @Test(arguments: ["outdoor", "Outdoors", "屋外", "야외", "ＯＵＴＤＯＯＲ"])
  func `tells of rain beside a task that is done outdoors, and names a dry day`(
    _ tag: String
  ) async throws {
    let stage = try await filled()
    try await add("gutter", due: 31, tag: tag, on: stage)
    try await add("dry day", due: 30, tag: tag, on: stage)
    try await add("indoors", due: 31, tag: "home", on: stage)

    await stage.taskView(.upcoming, in: view).load()

    let rows = try #require(view.content).rows
    #expect(rows.map(\.task.title) == ["dry day", "gutter", "indoors"])
    #expect(
      rows.map(\.task.facts.rainLabel) == [nil, "Rain is likely; dry on Wednesday", nil])
    #expect(try #require(view.content).sections[1].weather?.rain == "rain from 12:00")
  }

  @Test func `says nothing of a forecast that is a day old`() async throws {
    let stage = try await filled()
    try await add("gutter", due: 32, tag: "outdoor", on: stage)
    stage.wait(hours: 25)

    await stage.taskView(.upcoming, in: view).load()

    #expect(try #require(view.content).sections.map(\.weather) == [nil])
  }

  @Test func `shows nothing and asks nobody without a place`() async throws {
    let stage = try await WeatherStage()
    try await add("gutter", due: 31, tag: "outdoor", on: stage)

    await stage.taskView(.upcoming, in: view).load()

    let content = try #require(view.content)
    #expect(content.sections.map(\.weather) == [nil])
    #expect(content.rows.map(\.task.facts.rainLabel) == [nil])
    #expect(stage.service.requests == 0)
  }

  /// A clear Monday, a wet Tuesday, and a clear Wednesday.
  private func filled() async throws -> WeatherStage {
    let stage = try await WeatherStage()
    try await stage.choose()
    stage.service.answer(
      .success([
        stage.entry(hour: 12), stage.entry(hour: 30), stage.entry(hour: 36, .rain, 8, chance: 0.9),
        stage.entry(hour: 60),
      ]), .failure(.noNetwork))
    await stage.presenter().refresh()
    return stage
  }

  /// `due` counts the days from 1 November 2026 on.
  private func add(
    _ title: String, due: Int, tag: String? = nil, on stage: WeatherStage
  ) async throws {
    let first = try #require(CalendarDate(iso: "2026-11-01"))
    let list = try #require(try await stage.store.lists(for: stage.account).first).id
    let draft = TaskDraft(
      title: title, due: .date(first.advanced(byDays: due - 1)),
      tags: tag.flatMap { Tag($0) }.map { [$0] } ?? [])
    _ = try await stage.store.perform(
      .addTasks([draft], to: list), for: stage.account, at: stage.now)
  }
}
