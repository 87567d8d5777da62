import Domain

/// Which numbers of an answer can be meant; what no weather on Earth has is a fault of the service.
struct Plausible {
  /// When the answer came.
  let now: Instant

  /// So many entries of an answer are read, more than any service gives.
  static let entryLimit = 400

  /// Degrees Celsius.
  func temperature(_ value: Double, _ path: @autoclosure () -> String) throws(WeatherError)
    -> Double
  {
    try within(-100...70, value, path())
  }

  /// Per cent as a share of one.
  func chance(
    ofPercent value: Double?, _ path: @autoclosure () -> String
  ) throws(WeatherError) -> Double? {
    guard let value else { return nil }
    return try within(0...100, value, path()) / 100
  }

  /// Millimetres.
  func rain(_ value: Double?, _ path: @autoclosure () -> String) throws(WeatherError) -> Double? {
    guard let value else { return nil }
    return try within(0...2000, value, path())
  }

  /// Metres a second.
  func wind(_ value: Double?, _ path: @autoclosure () -> String) throws(WeatherError) -> Double? {
    guard let value else { return nil }
    return try within(0...200, value, path())
  }

  /// Degrees from north, 360 as 0.
  func direction(
    _ value: Double?, _ path: @autoclosure () -> String
  ) throws(WeatherError) -> Int? {
    guard let value else { return nil }
    return Int(try within(0...360, value, path()).rounded()) % 360
  }

  func condition(
    _ code: Int, _ path: @autoclosure () -> String
  ) throws(WeatherError) -> WeatherCondition {
    guard let condition = WeatherCondition(code: code)
    else { throw .notAsPromised(.outOfRange(path())) }
    return condition
  }

  /// From some days before the answer to a month after it.
  func time(
    secondsSince1970 seconds: Int64, _ path: @autoclosure () -> String
  ) throws(WeatherError) -> Instant {
    let day: Int64 = 86_400
    guard (now.seconds - 3 * day...now.seconds + 31 * day).contains(seconds)
    else { throw .notAsPromised(.outOfRange(path())) }
    return Instant(milliseconds: seconds * 1000)
  }

  private func within(
    _ range: ClosedRange<Double>, _ value: Double, _ path: @autoclosure () -> String
  ) throws(WeatherError) -> Double {
    guard range.contains(value) else { throw .notAsPromised(.outOfRange(path())) }
    return value
  }
}

extension [ForecastEntry] {
  /// By time, each time once; throws when there is none.
  func ordered(_ path: String) throws(WeatherError) -> [ForecastEntry] {
    guard !isEmpty else { throw .notAsPromised(.empty(path)) }
    var ordered: [ForecastEntry] = []
    for entry in sorted(by: { $0.time < $1.time }) where ordered.last?.time != entry.time {
      ordered.append(entry)
    }
    return ordered
  }
}
