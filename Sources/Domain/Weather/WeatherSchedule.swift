/// What is known of each source, and when each may be asked again.
///
/// It decides what a service is asked, so that a place costs one question an hour at most however
/// many people look at it, and a service that fails is left alone for longer and longer.
struct WeatherSchedule {
  /// Seconds between two questions for one place, when the service allows them sooner.
  private let interval: Int64
  private var reports: [ForecastSource: WeatherReport] = [:]
  /// How often in a row a source's answers were of no use.
  private var failures: [ForecastSource: Int] = [:]
  private var pauses: [Access: Pause] = [:]

  /// Whatever a service says, it is asked again after a day.
  private static let longestWait: Int64 = 86_400
  /// So many sources are remembered; the others are read from the store again.
  private static let capacity = 500

  /// What a service tells its callers apart by: the server's key, or a person's own.
  private struct Access: Hashable {
    let service: WeatherServiceName
    let key: String?

    init(_ source: ForecastSource) {
      service = source.service
      key = source.key
    }
  }

  private struct Pause {
    let problem: WeatherError
    let until: Instant
    let failures: Int
  }

  init(interval: Int64) {
    self.interval = max(interval, 0)
  }

  /// What is known, unless the service may be asked for something newer.
  func report(from source: ForecastSource, at now: Instant) -> WeatherReport? {
    guard let known = reports[source] else { return nil }
    if !isReached(known.nextRefresh, at: now) { return known }
    guard let pause = pause(of: source, at: now) else { return nil }
    return WeatherReport(
      forecast: known.forecast, problem: pause.problem, nextRefresh: pause.until)
  }

  /// Takes over what the store has; another program may have fetched it.
  ///
  /// What comes back is the newest that is known.
  mutating func adopt(
    _ stored: Forecast?, from source: ForecastSource, at now: Instant
  ) -> WeatherReport {
    var report =
      reports[source] ?? WeatherReport(forecast: nil, nextRefresh: Instant(milliseconds: 0))
    if let stored, report.forecast.map({ $0.fetched < stored.fetched }) ?? true {
      let next = nextRefresh(after: stored)
      let hasFailedSince = report.problem != nil && next <= now
      report = WeatherReport(
        forecast: stored, problem: hasFailedSince ? report.problem : nil,
        nextRefresh: hasFailedSince ? report.nextRefresh : next)
    }
    remember(report, from: source)
    return self.report(from: source, at: now) ?? report
  }

  /// Whether the service may be asked now.
  func isDue(_ source: ForecastSource, at now: Instant) -> Bool {
    pause(of: source, at: now) == nil && report(from: source, at: now) == nil
  }

  mutating func succeed(with forecast: Forecast, from source: ForecastSource) -> WeatherReport {
    let report = WeatherReport(forecast: forecast, nextRefresh: nextRefresh(after: forecast))
    failures[source] = nil
    pauses[Access(source)] = nil
    remember(report, from: source)
    return report
  }

  mutating func fail(
    _ problem: WeatherError, from source: ForecastSource, at now: Instant
  ) -> WeatherReport {
    let wait: Int64
    if problem.concernsService {
      let count = (pauses[Access(source)]?.failures ?? 0) + 1
      wait = pause(after: problem, count: count)
      if pauses.count >= Self.capacity {
        pauses = pauses.filter { !isReached($0.value.until, at: now) }
      }
      pauses[Access(source)] = Pause(
        problem: problem, until: now.advanced(bySeconds: wait), failures: count)
    } else {
      let count = (failures[source] ?? 0) + 1
      failures[source] = count
      wait = doubling(from: 300, count: count)
    }
    let report = WeatherReport(
      forecast: reports[source]?.forecast, problem: problem,
      nextRefresh: now.advanced(bySeconds: wait))
    remember(report, from: source)
    return report
  }

  private func nextRefresh(after forecast: Forecast) -> Instant {
    let soonest = max(forecast.expires, forecast.fetched.advanced(bySeconds: interval))
    return min(soonest, forecast.fetched.advanced(bySeconds: Self.longestWait))
  }

  private func pause(of source: ForecastSource, at now: Instant) -> Pause? {
    pauses[Access(source)].flatMap { isReached($0.until, at: now) ? nil : $0 }
  }

  /// A clock that was set back must not make anyone wait for years.
  private func isReached(_ instant: Instant, at now: Instant) -> Bool {
    instant <= now || now.advanced(bySeconds: Self.longestWait) < instant
  }

  private func pause(after problem: WeatherError, count: Int) -> Int64 {
    switch problem {
    case .tooManyRequests(let seconds?):
      min(max(Int64(seconds), min(60, interval)), Self.longestWait)
    case .tooManyRequests: doubling(from: 900, count: count)
    case .noNetwork: min(30, interval)
    case .keyMissing, .keyRefused, .addressRefused, .notOffered: interval
    default: doubling(from: 60, count: count)
    }
  }

  private func doubling(from seconds: Int64, count: Int) -> Int64 {
    min(seconds << Int64(min(count - 1, 10)), interval)
  }

  private mutating func remember(_ report: WeatherReport, from source: ForecastSource) {
    if reports[source] == nil, reports.count >= Self.capacity,
      let oldest = reports.min(by: { $0.value.nextRefresh < $1.value.nextRefresh })?.key
    {
      reports[oldest] = nil
      failures[oldest] = nil
    }
    reports[source] = report
  }
}

extension WeatherError {
  /// Whether the next question for another place would fare no better.
  fileprivate var concernsService: Bool {
    switch self {
    case .noNetwork, .timedOut, .keyRefused, .keyMissing, .tooManyRequests, .addressRefused,
      .notOffered, .serviceFailed:
      true
    case .noSuchPlace, .notAsPromised, .answerTooLarge: false
    }
  }
}
