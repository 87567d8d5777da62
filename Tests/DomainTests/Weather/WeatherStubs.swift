import Domain
import Synchronization

/// A service that answers as it is told to, and counts.
actor WeatherServiceStub: WeatherService {
  nonisolated let name = WeatherServiceName.openMeteo
  private(set) var asked = 0
  private var problem: WeatherError?
  private var lifetime: Int64 = 0
  private let clock: any WallClock
  private var isHeld = false
  private(set) var underWay = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(clock: any WallClock) {
    self.clock = clock
  }

  func give(expiresAfter seconds: Int64 = 0) {
    problem = nil
    lifetime = seconds
  }

  func fail(_ problem: WeatherError) {
    self.problem = problem
  }

  func hold() {
    isHeld = true
  }

  func release() {
    isHeld = false
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func forecast(
    for place: Place, after previous: Forecast?
  ) async throws(WeatherError) -> Forecast {
    asked += 1
    underWay += 1
    defer { underWay -= 1 }
    if isHeld { await withCheckedContinuation { waiting.append($0) } }
    if let problem { throw problem }
    let now = clock.now()
    return Forecast(
      place: place, service: name, fetched: now, expires: now.advanced(bySeconds: lifetime),
      entries: [ForecastEntry(time: now, span: 3600, condition: .clear, temperature: 20)])
  }

  func places(named name: String, language: Language) throws(WeatherError) -> [Place] {
    throw .noSuchPlace
  }
}

/// Keeps forecasts in memory, unless it is told to fail.
actor ForecastStoreStub: ForecastStore {
  private var forecasts: [ForecastSource: Forecast] = [:]
  private var error: StoreError?

  func fail(_ error: StoreError?) {
    self.error = error
  }

  func weatherChoice(of account: Account.ID) throws(StoreError) -> WeatherChoice? { nil }

  func setWeatherChoice(_ choice: WeatherChoice?, of account: Account.ID) throws(StoreError) {}

  func forecast(from source: ForecastSource) throws(StoreError) -> Forecast? {
    if let error { throw error }
    return forecasts[source.shared]
  }

  func save(_ forecast: Forecast) throws(StoreError) {
    if let error { throw error }
    forecasts[forecast.source] = forecast
  }
}

/// A clock that a test sets; it begins at 2026-11-30T00:00Z.
final class MovingClock: WallClock {
  private let time = Mutex(Instant(milliseconds: 1_795_996_800_000))

  func now() -> Instant { time.withLock { $0 } }

  func advance(bySeconds seconds: Int64) {
    time.withLock { $0 = $0.advanced(bySeconds: seconds) }
  }
}
