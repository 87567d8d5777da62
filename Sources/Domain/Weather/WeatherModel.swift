import Synchronization

/// Holds the latest forecast of each source and tells its observers when that changed.
///
/// All accounts of a server share one. Each source is fetched by one request at a time, whoever asks
/// for it meanwhile waits for the same answer; when it is fetched again is up to
/// ``WeatherSchedule``. The last good forecast stays when a request fails.
package final class WeatherModel: Sendable {
  private let services: [WeatherServiceName: any WeatherService]
  /// Makes a service that is asked with a person's own key.
  private let makeKeyed: @Sendable (WeatherServiceName, _ key: String) -> (any WeatherService)?
  private let store: any ForecastStore
  private let clock: any WallClock
  private let state: Mutex<State>
  private let turnstiles: [WeatherServiceName: Turnstile]

  private typealias Fetch = Task<Result<WeatherReport, StoreError>, Never>

  private struct State {
    var schedule: WeatherSchedule
    var fetches: [ForecastSource: Fetch] = [:]
    var observers: [ForecastSource: [Int: AsyncStream<WeatherReport>.Continuation]] = [:]
    var lastObserver = 0
  }

  /// Seconds between two questions for one place: an hour, since forecasts change no sooner.
  package static let hour: Int64 = 3600
  /// So many requests are under way to one service at most, however many places there are.
  package static let requestsAtOnce = 8

  /// `makeKeyed` makes a service that is asked with a person's own key; nil for those that take none.
  package init(
    services: [any WeatherService], store: any ForecastStore, clock: any WallClock,
    interval: Int64 = WeatherModel.hour,
    makeKeyed: @escaping @Sendable (WeatherServiceName, _ key: String) -> (any WeatherService)? = {
      _, _ in nil
    }
  ) {
    self.makeKeyed = makeKeyed
    self.services = Dictionary(services.map { ($0.name, $0) }) { first, _ in first }
    self.store = store
    self.clock = clock
    turnstiles = self.services.mapValues { _ in Turnstile(places: Self.requestsAtOnce) }
    state = Mutex(State(schedule: WeatherSchedule(interval: interval)))
  }

  /// Those that can be asked here, in the order in which they are offered.
  package var offered: [WeatherServiceName] {
    WeatherServiceName.allCases.filter { services[$0] != nil }
  }

  /// What is known without asking the service.
  package func latest(from source: ForecastSource) async throws(StoreError) -> WeatherReport {
    let now = clock.now()
    if let known = state.withLock({ $0.schedule.report(from: source, at: now) }) { return known }
    let stored = try await store.forecast(from: source)
    return state.withLock { $0.schedule.adopt(stored, from: source, at: now) }
  }

  /// As ``latest(from:)``, after the service was asked if there may be something newer.
  package func refresh(_ source: ForecastSource) async throws(StoreError) -> WeatherReport {
    guard let fetch = beginFetch(of: source) else { return try await latest(from: source) }
    return try await fetch.value.get()
  }

  /// Asks the service if there may be something newer, and waits for nothing; observers are told.
  package func freshen(_ source: ForecastSource) {
    _ = beginFetch(of: source)
  }

  /// The places of a name, the likeliest first, as the service finds them.
  package func places(
    named name: String, language: Language, by service: WeatherServiceName
  ) async throws(WeatherError) -> [Place] {
    guard let service = services[service] else { throw .notOffered }
    return try await service.places(named: name, language: language)
  }

  /// A new sequence with an element for each change from now on; who is slow gets the newest only.
  package func changes(of source: ForecastSource) -> AsyncStream<WeatherReport> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: WeatherReport.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.lastObserver += 1
      state.observers[source, default: [:]][state.lastObserver] = continuation
      return state.lastObserver
    }
    continuation.onTermination = { [weak self] _ in
      self?.forgetObserver(number, of: source)
    }
    return stream
  }

  /// Gives up what is being fetched and ends all sequences.
  package func stop() {
    let (fetches, observers) = state.withLock { state in
      let all = (state.fetches.values, state.observers.values.flatMap(\.values))
      state.observers = [:]
      return all
    }
    for fetch in fetches { fetch.cancel() }
    for observer in observers { observer.finish() }
  }

  /// The request that is under way, or a new one; nil when it is too early for one.
  private func beginFetch(of source: ForecastSource) -> Fetch? {
    let now = clock.now()
    return state.withLock { state in
      if let fetch = state.fetches[source] { return fetch }
      guard state.schedule.isDue(source, at: now) else { return nil }
      let fetch = Fetch { await self.fetch(source) }
      state.fetches[source] = fetch
      return fetch
    }
  }

  private func fetch(_ source: ForecastSource) async -> Result<WeatherReport, StoreError> {
    await turnstiles[source.service]?.enter()
    defer {
      turnstiles[source.service]?.leave()
      state.withLock { $0.fetches[source] = nil }
    }
    do throws(StoreError) {
      let report = try await latest(from: source)
      guard state.withLock({ $0.schedule.isDue(source, at: clock.now()) })
      else { return .success(report) }
      return .success(try await ask(source, after: report.forecast))
    } catch {
      return .failure(error)
    }
  }

  private func ask(
    _ source: ForecastSource, after previous: Forecast?
  ) async throws(StoreError) -> WeatherReport {
    let answer = await answer(from: source, after: previous)
    let now = clock.now()
    let (report, observers) = state.withLock { state in
      let report =
        switch answer {
        case .success(let forecast): state.schedule.succeed(with: forecast, from: source)
        case .failure(let problem): state.schedule.fail(problem, from: source, at: now)
        }
      return (report, state.observers[source]?.values.map(\.self) ?? [])
    }
    for observer in observers { observer.yield(report) }
    if case .success(let forecast) = answer { try await store.save(forecast) }
    return report
  }

  private func answer(
    from source: ForecastSource, after previous: Forecast?
  ) async -> Result<Forecast, WeatherError> {
    guard let service = service(of: source) else { return .failure(.notOffered) }
    do throws(WeatherError) {
      return .success(try await service.forecast(for: source.place, after: previous))
    } catch {
      return .failure(error)
    }
  }

  private func service(of source: ForecastSource) -> (any WeatherService)? {
    source.key.flatMap { makeKeyed(source.service, $0) } ?? services[source.service]
  }

  private func forgetObserver(_ number: Int, of source: ForecastSource) {
    state.withLock { state in
      state.observers[source]?[number] = nil
      if state.observers[source]?.isEmpty == true { state.observers[source] = nil }
    }
  }
}
