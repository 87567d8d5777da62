import Domain
import Testing

/// Who brings a key of their own to a service.
@Suite struct PersonalKeyTests {
  let clock = MovingClock()
  let shared: WeatherServiceStub
  let keyed: WeatherServiceStub
  let store = ForecastStoreStub()

  init() {
    shared = WeatherServiceStub(clock: clock)
    keyed = WeatherServiceStub(clock: clock)
  }

  @Test func `asks with it, and others without`() async throws {
    let model = model()

    _ = try await model.refresh(try source(key: "mine"))
    let shared = await shared.asked
    let keyed = await keyed.asked

    #expect(keyed == 1)
    #expect(shared == 0)
  }

  @Test func `keeps nobody else waiting when the key is refused, nor a better key`() async throws {
    let model = model()
    await keyed.fail(.keyRefused)

    let refused = try await model.refresh(try source(key: "wrong"))
    let others = try await model.refresh(try source(key: nil))
    await keyed.give()
    clock.advance(bySeconds: 3600)
    let better = try await model.refresh(try source(key: "right"))

    #expect(refused.problem == .keyRefused)
    #expect(others.problem == nil)
    #expect(others.forecast != nil)
    #expect(better.problem == nil)
    #expect(await keyed.asked == 2)
  }

  @Test func `is spared a question that others had answered just before`() async throws {
    let model = model()
    _ = try await model.refresh(try source(key: nil))

    let report = try await model.refresh(try source(key: "mine"))

    #expect(report.forecast != nil)
    #expect(await keyed.asked == 0)
  }

  private func model() -> WeatherModel {
    let keyed = keyed
    return WeatherModel(services: [shared], store: store, clock: clock) { _, _ in keyed }
  }

  private func source(key: String?) throws -> ForecastSource {
    ForecastSource(
      place: Place(
        name: "Kyoto", coordinates: try #require(Coordinates(latitude: 3501, longitude: 13_577))),
      service: .openMeteo, key: key)
  }
}
