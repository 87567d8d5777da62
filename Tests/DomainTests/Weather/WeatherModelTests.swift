import Domain
import Testing

/// When a service is asked, and what people are told meanwhile.
@Suite struct WeatherModelTests {
  let clock = MovingClock()
  let service: WeatherServiceStub
  let store = ForecastStoreStub()

  init() {
    service = WeatherServiceStub(clock: clock)
  }

  @Test func `asks once an hour`() async throws {
    let model = model()
    let source = try source(1)

    let first = try await model.refresh(source)
    clock.advance(bySeconds: 3599)
    let second = try await model.refresh(source)
    clock.advance(bySeconds: 1)
    let third = try await model.refresh(source)

    #expect(await service.asked == 2)
    #expect(second == first)
    #expect(third.forecast?.fetched == clock.now())
  }

  @Test func `asks no sooner than the service allows, but after a day at the latest`() async throws
  {
    let model = model()
    let source = try source(1)
    await service.give(expiresAfter: 7200)
    _ = try await model.refresh(source)
    clock.advance(bySeconds: 7199)
    _ = try await model.refresh(source)
    #expect(await service.asked == 1)
    await service.give(expiresAfter: 1_000_000_000)
    clock.advance(bySeconds: 1)

    _ = try await model.refresh(source)
    clock.advance(bySeconds: 86_399)
    _ = try await model.refresh(source)
    #expect(await service.asked == 2)
    clock.advance(bySeconds: 1)
    _ = try await model.refresh(source)

    #expect(await service.asked == 3)
  }

  @Test func `many who ask at once wait for one answer`() async throws {
    let model = model()
    let source = try source(1)
    await service.hold()

    async let reports = withThrowingTaskGroup(of: WeatherReport.self) { group in
      for _ in 0..<50 { group.addTask { try await model.refresh(source) } }
      return try await group.reduce(into: [WeatherReport]()) { $0.append($1) }
    }
    while await service.asked == 0 { try await Task.sleep(for: .milliseconds(1)) }
    await service.release()

    #expect(Set(try await reports.map { $0.forecast?.fetched }).count == 1)
    #expect(await service.asked == 1)
  }

  @Test func `what is known is told without asking`() async throws {
    let model = model()
    let source = try source(1)

    let before = try await model.latest(from: source)
    _ = try await model.refresh(source)
    let after = try await model.latest(from: source)

    #expect(before.forecast == nil)
    #expect(after.forecast != nil)
    #expect(await service.asked == 1)
  }

  @Test func `what another program fetched is as good`() async throws {
    let source = try source(1)
    _ = try await model().refresh(source)
    clock.advance(bySeconds: 1800)

    let report = try await model().refresh(source)

    #expect(await service.asked == 1)
    #expect(report.forecast?.age(at: clock.now()) == 1800)
  }

  @Test func `keeps the last good forecast, with its age, when the service fails`() async throws {
    let model = model()
    let source = try source(1)
    let good = try await model.refresh(source)
    clock.advance(bySeconds: 4000)
    await service.fail(.notAsPromised(.missing("list")))

    let report = try await model.refresh(source)

    #expect(report.forecast == good.forecast)
    #expect(report.forecast?.age(at: clock.now()) == 4000)
    #expect(report.problem == .notAsPromised(.missing("list")))
    #expect(try await model.latest(from: source) == report)
  }

  @Test func `a problem is over when the service answers again`() async throws {
    let model = model()
    let source = try source(1)
    await service.fail(.serviceFailed(status: 500))
    _ = try await model.refresh(source)
    await service.give()
    clock.advance(bySeconds: 60)

    let report = try await model.refresh(source)

    #expect(report.problem == nil)
    #expect(report.forecast != nil)
  }

  @Test func `observers are told of each change, and only of their own source`() async throws {
    let model = model()
    let (here, there) = (try source(1), try source(2))
    var changes = model.changes(of: here).makeAsyncIterator()
    var others = model.changes(of: there).makeAsyncIterator()

    model.freshen(here)
    let good = await changes.next()
    clock.advance(bySeconds: 3600)
    await service.fail(.noNetwork)
    _ = try await model.refresh(here)
    let bad = await changes.next()
    model.stop()

    #expect(good?.problem == nil)
    #expect(good?.forecast != nil)
    #expect(bad?.problem == .noNetwork)
    #expect(bad?.forecast == good?.forecast)
    #expect(await others.next() == nil)
  }

  @Test func `a service that isn't there is told as such`() async throws {
    let model = model()
    let source = ForecastSource(place: try source(1).place, service: .openWeatherMap)

    #expect(try await model.refresh(source).problem == .notOffered)
    await #expect(throws: WeatherError.notOffered) {
      try await model.places(named: "Kyoto", language: .english, by: .openWeatherMap)
    }
    #expect(model.offered == [.openMeteo])
  }

  @Test func `a store that can't be read is told as such, and the next answer is not lost`()
    async throws
  {
    let model = model()
    let source = try source(1)
    await store.fail(.unavailable(.diskFull))

    await #expect(throws: StoreError.unavailable(.diskFull)) { try await model.refresh(source) }
    await store.fail(nil)

    #expect(try await model.refresh(source).forecast != nil)
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
