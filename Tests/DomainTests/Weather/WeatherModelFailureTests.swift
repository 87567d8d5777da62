import Domain
import Testing

/// How a service that fails is left alone.
@Suite struct WeatherModelFailureTests {
  let clock = MovingClock()
  let service: WeatherServiceStub
  let store = ForecastStoreStub()

  init() {
    service = WeatherServiceStub(clock: clock)
  }

  @Test(arguments: [
    (WeatherError.serviceFailed(status: 500), [0, 60, 180, 420, 900, 1860]),
    (.timedOut, [0, 60, 180, 420, 900, 1860]),
    (.tooManyRequests(retryAfter: nil), [0, 900, 2700]),
    (.tooManyRequests(retryAfter: 1200), [0, 1200, 2400]),
    (.tooManyRequests(retryAfter: 1), Array(stride(from: 0, to: 3600, by: 60))),
    (.keyRefused, [0]), (.noSuchPlace, [0, 300, 900, 2100]),
    (.notAsPromised(.notJSON), [0, 300, 900, 2100]),
    (.noNetwork, Array(stride(from: 0, to: 3600, by: 30))),
  ])
  func `is asked again after a while that grows`(
    problem: WeatherError, seconds: [Int]
  ) async throws {
    let model = model()
    let source = try source(1)
    await service.fail(problem)

    var asked: [Int] = []
    for second in stride(from: 0, to: 3600, by: 10) {
      let before = await service.asked
      let report = try await model.refresh(source)
      if await service.asked > before { asked.append(second) }
      #expect(report.problem == problem)
      clock.advance(bySeconds: 10)
    }

    #expect(asked == seconds)
  }

  @Test func `a service that is down costs no more than the places it is asked for`() async throws {
    let model = model()
    let sources = try (0..<100).map(source)
    await service.fail(.serviceFailed(status: 503))

    for _ in 0..<60 {
      for source in sources {
        let report = try await model.refresh(source)
        #expect(report.problem == .serviceFailed(status: 503))
      }
      clock.advance(bySeconds: 60)
    }

    #expect(await service.asked == 6)
  }

  @Test func `a service that fails while many wait for their turn is asked by none of them`()
    async throws
  {
    let model = model()
    let sources = try (0..<100).map(source)
    await service.hold()
    await service.fail(.timedOut)

    async let reports = withThrowingTaskGroup(of: WeatherReport.self) { group in
      for source in sources { group.addTask { try await model.refresh(source) } }
      return try await group.reduce(into: [WeatherReport]()) { $0.append($1) }
    }
    while await service.underWay < WeatherModel.requestsAtOnce {
      try await Task.sleep(for: .milliseconds(1))
    }
    await service.release()

    #expect(try await reports.map(\.problem) == Array(repeating: .timedOut, count: 100))
    #expect(await service.asked == WeatherModel.requestsAtOnce)
  }

  @Test func `one place's trouble is not another's`() async throws {
    let model = model()
    await service.fail(.noSuchPlace)
    _ = try await model.refresh(try source(1))
    await service.give()

    let report = try await model.refresh(try source(2))

    #expect(report.problem == nil)
    #expect(report.forecast != nil)
  }

  @Test func `a forecast that still holds is shown without the trouble of others`() async throws {
    let model = model()
    let good = try await model.refresh(try source(1))
    await service.fail(.keyRefused)
    _ = try await model.refresh(try source(2))

    #expect(try await model.refresh(try source(1)) == good)
    #expect(try await model.latest(from: try source(2)).problem == .keyRefused)
  }

  @Test func `a clock that was set back keeps nobody waiting`() async throws {
    let model = model()
    clock.advance(bySeconds: 365 * 86_400)
    _ = try await model.refresh(try source(1))
    await service.fail(.tooManyRequests(retryAfter: 3600))
    _ = try await model.refresh(try source(2))
    await service.give()
    clock.advance(bySeconds: -364 * 86_400)

    let report = try await model.refresh(try source(1))

    #expect(report.forecast?.fetched == clock.now())
  }

  @Test func `without an interval every refresh asks`() async throws {
    let model = WeatherModel(services: [service], store: store, clock: clock, interval: 0)
    let source = try source(1)

    _ = try await model.refresh(source)
    await service.fail(.serviceFailed(status: 500))
    let bad = try await model.refresh(source)
    await service.give()
    let good = try await model.refresh(source)

    #expect(bad.problem == .serviceFailed(status: 500))
    #expect(good.problem == nil)
    #expect(await service.asked == 3)
  }

  private func model() -> WeatherModel {
    WeatherModel(services: [service], store: store, clock: clock)
  }

  private func source(_ number: Int) throws -> ForecastSource {
    let coordinates = try #require(Coordinates(latitude: number, longitude: number))
    return ForecastSource(
      place: Place(name: "Place \(number)", coordinates: coordinates), service: .openMeteo)
  }
}
