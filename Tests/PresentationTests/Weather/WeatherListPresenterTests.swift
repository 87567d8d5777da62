import Domain
import MemoryStorage
import Testing

@testable import Presentation

/// What is told of the weather on a Monday, 30 November 2026, half past nine in UTC.
@Suite struct WeatherListPresenterTests {
  @Test func `says what to do while there is no place, and asks nobody`() async throws {
    let stage = try await WeatherStage()

    await stage.presenter().load()

    let content = try #require(stage.view.content)
    #expect(content.place == nil)
    #expect(content.emptyMessage?.hasPrefix("Name your place") == true)
    #expect(content.rows.isEmpty)
    #expect(content.ageLabel == nil)
    #expect(stage.service.requests == 0)
  }

  @Test func `begins to refresh, shows the list, and ends`() async throws {
    let stage = try await WeatherStage()
    try await stage.choose()
    stage.service.answer(.success([stage.entry(hour: 9), stage.entry(hour: 10, .lightRain, 7)]))

    await stage.presenter().refresh()

    #expect(stage.view.messages == [.sign(.begun), .content, .sign(.ended)])
    let content = try #require(stage.view.content)
    #expect(content.place == "Kyoto, Japan")
    #expect(content.failure == nil)
    #expect(content.rows.map(\.time) == ["09:00", "10:00"])
    #expect(content.rows.map(\.temperature) == ["10°", "7°"])
    #expect(content.rows.map(\.condition) == ["Clear", "Light rain"])
    #expect(content.attributions.map(\.text) == ["Weather data by Open-Meteo.com", "GeoNames"])
  }

  @Test(arguments: [
    (WeatherError.noNetwork, "Open-Meteo can't be reached from the server"),
    (.timedOut, "Open-Meteo took too long to answer"),
    (
      .keyRefused,
      "Open-Meteo does not accept the key. Check it in the settings of the place."
    ),
    (
      .tooManyRequests(retryAfter: 3599),
      "Open-Meteo was asked too often. It can be asked again in 1 h."
    ),
    (.serviceFailed(status: 503), "Open-Meteo has a problem of its own (status 503)"),
    (
      .notAsPromised(.missing("hourly.time")),
      "What Open-Meteo answered can't be used: hourly.time is missing"
    ),
    (.notAsPromised(.notJSON), "What Open-Meteo answered can't be used: it is no JSON"),
    (.answerTooLarge(limit: 1), "What Open-Meteo answered can't be used: it is too large"),
  ])
  func `keeps the last list with its age and the reason when it fails, and ends as well`(
    _ error: WeatherError, _ message: String
  ) async throws {
    let stage = try await WeatherStage()
    try await stage.choose()
    stage.service.answer(
      .success([stage.entry(hour: 9), stage.entry(hour: 12)]), .failure(error))
    await stage.presenter().refresh()
    stage.wait(hours: 2)

    await stage.presenter().refresh()

    #expect(stage.view.messages.suffix(3) == [.sign(.begun), .content, .sign(.ended)])
    let content = try #require(stage.view.content)
    #expect(content.rows.map(\.time) == ["12:00"])
    #expect(content.ageLabel == "Today 09:30, 2 h ago")
    #expect(content.failure == message)
  }

  @Test func `says that nothing came yet when the first time fails`() async throws {
    let stage = try await WeatherStage()
    try await stage.choose()
    stage.service.answer(.failure(.noNetwork))

    await stage.presenter().refresh()

    let content = try #require(stage.view.content)
    #expect(content.emptyMessage == "No forecast has come yet. Refresh to ask for one.")
    #expect(content.failure == "Open-Meteo can't be reached from the server")
    #expect(content.ageLabel == nil)
  }

  @Test func `tells the times in the person's zone, by day, with the weather of each`() async throws
  {
    let stage = try await WeatherStage(zone: "Asia/Tokyo")
    try await stage.choose()
    stage.service.answer(
      .success([
        stage.entry(hour: 9, .clear, 12), stage.entry(hour: 12, .rain, 8, chance: 0.8),
        stage.entry(hour: 20, .snow, -1, chance: 0.9),
      ]))

    await stage.presenter().refresh()

    let sections = try #require(stage.view.content?.sections)
    #expect(
      sections.map(\.heading) == ["Today · Monday, 30 November", "Tomorrow · Tuesday, 1 December"])
    #expect(sections.map { $0.rows.map(\.time) } == [["18:00", "21:00"], ["05:00"]])
    #expect(sections[0].rows.map(\.rain) == ["0%", "80%"])
    #expect(
      sections[0].weather
        == DayWeatherLabel(
          icon: .rain, condition: "Rain", temperatures: "12° / 8°",
          spokenTemperatures: "From 8° to 12°", rain: "rain from 21:00"))
    #expect(sections[1].weather?.temperatures == "-1° / -1°")
  }

  @Test func `lists each hour of a day, and every third after that`() async throws {
    let stage = try await WeatherStage()
    try await stage.choose()
    stage.service.answer(.success((0..<72).map { stage.entry(hour: $0) }))

    await stage.presenter().refresh()

    let content = try #require(stage.view.content)
    #expect(content.sections.map(\.rows.count) == [15, 14, 8])
    #expect(content.rows.first?.time == "09:00")
    #expect(
      content.sections[1].rows.suffix(5).map(\.time) == [
        "09:00", "12:00", "15:00", "18:00", "21:00",
      ])
    #expect(content.plots.map(\.name) == [.temperature, .rain])
    #expect(content.plots[0].plot.points.count == 21)
    #expect(content.plots[0].plot.points.compactMap(\.mark) == ["Mon", "Tue", "Wed"])
  }

  @Test func `does not name a day that is nearly over into the name of the next one`() async throws
  {
    let stage = try await WeatherStage()
    try await stage.choose()
    stage.wait(hours: 8)
    stage.service.answer(.success((0..<72).map { stage.entry(hour: $0) }))

    await stage.presenter().refresh()

    let content = try #require(stage.view.content)
    #expect(content.plots[0].plot.points.compactMap(\.mark) == ["Tue", "Wed"])
  }

  @Test(arguments: [
    (WeatherUnits.metric, "-1°", "5 m/s"), (.hourly, "-1°", "18 km/h"), (.british, "-1°", "11 mph"),
    (.imperial, "30°", "11 mph"),
  ])
  func `measures as the person does`(
    _ units: WeatherUnits, _ temperature: String, _ wind: String
  ) async throws {
    let stage = try await WeatherStage()
    try await stage.choose()
    stage.service.answer(.success([stage.entry(hour: 12, .clear, -1.1)]))

    await stage.presenter(units: units).refresh()
    let byCountry = stage.view.content?.rows.first
    try await stage.choose(units: units)
    await stage.presenter(units: .metric).load()
    let bySetting = stage.view.content?.rows.first

    #expect(byCountry?.temperature == temperature)
    #expect(byCountry?.wind == wind)
    #expect(bySetting == byCountry)
  }

  @Test(arguments: [
    (Language.japanese, "12:00", "小雨", "今日 9:30現在(2時間前)", "サーバーから Open-Meteo に接続できません"),
    (.korean, "오후 12:00", "약한 비", "오늘 오전 9:30, 2시간 전", "서버에서 Open-Meteo에 연결할 수 없습니다"),
  ])
  func `speaks the person's language`(
    _ language: Language, _ time: String, _ condition: String, _ age: String, _ failure: String
  ) async throws {
    let stage = try await WeatherStage(language: language)
    try await stage.choose()
    stage.service.answer(.success([stage.entry(hour: 12, .lightRain)]), .failure(.noNetwork))
    await stage.presenter().refresh()
    stage.wait(hours: 2)

    await stage.presenter().refresh()

    let content = try #require(stage.view.content)
    #expect(content.rows.first?.time == time)
    #expect(content.rows.first?.condition == condition)
    #expect(content.ageLabel == age)
    #expect(content.failure == failure)
  }

  @Test func `gives the forecast as data`() async throws {
    let stage = try await WeatherStage()
    try await stage.choose()
    stage.service.answer(.success([stage.entry(hour: 2), stage.entry(hour: 12)]))

    await stage.presenter().refresh(asData: true)

    let record = try #require(stage.view.record)
    #expect(record.place?.name == "Kyoto")
    #expect(record.service == .openMeteo)
    #expect(record.entries == [stage.entry(hour: 12)])
    #expect(record.problem == nil)
  }
}
