import Domain
import MemoryStorage
import Testing

@testable import Presentation

@Suite struct WeatherDetailPresenterTests {
  let view = WeatherDetailSpy()

  @Test func `tells all that is foretold for a time`() async throws {
    let stage = try await filled()
    let time = stage.entry(hour: 12).time

    await stage.detail(at: time.advanced(bySeconds: 1800), in: view).load()

    let content = try #require(view.content)
    #expect(content.id == time)
    #expect(content.title == "Today · Monday, 30 November 12:00")
    #expect(content.condition == "Showers")
    #expect(content.icon == .showers)
    #expect(
      content.facts.map { "\($0.label): \($0.value)" } == [
        "Temperature: 10°C", "Feels like: 8°C", "Chance of rain: 60%", "Rain: 1.2 mm",
        "Wind: 18 km/h from the south-west",
      ])
    #expect(content.ageLabel == "Today 09:30, just now")
    #expect(content.earlier == .weatherTime(stage.entry(hour: 11).time))
    #expect(content.later == nil)
  }

  @Test func `leaves out what the service does not say`() async throws {
    let stage = try await WeatherStage()
    try await stage.choose()
    stage.service.answer(
      .success([
        ForecastEntry(
          time: stage.entry(hour: 12).time, span: 3600, condition: .fog, temperature: 3)
      ]))
    await stage.presenter().refresh()

    await stage.detail(at: stage.entry(hour: 12).time, in: view).load()

    #expect(view.content?.facts.map(\.name) == [.temperature])
  }

  @Test(arguments: [-5, 10, 100_000])
  func `says so when nothing is foretold for that time`(_ hour: Int64) async throws {
    let stage = try await filled()

    await stage.detail(at: stage.entry(hour: hour).time, in: view).load()

    #expect(view.problem == Problem(.notFound, "Nothing is foretold for that time"))
  }

  @Test func `says so when there is no place`() async throws {
    let stage = try await WeatherStage()

    await stage.detail(at: stage.now, in: view).load()

    #expect(view.problem?.kind == .notFound)
  }

  @Test func `gives it as data`() async throws {
    let stage = try await filled()

    await stage.detail(at: stage.entry(hour: 11).time, in: view).export()

    #expect(view.record?.entries == [stage.entry(hour: 11)])
  }

  private func filled() async throws -> WeatherStage {
    let stage = try await WeatherStage()
    try await stage.choose()
    stage.service.answer(
      .success([stage.entry(hour: 11), stage.entry(hour: 12, .rainShowers, 10, chance: 0.6)]))
    await stage.presenter().refresh()
    return stage
  }
}
