import Domain

extension Problem {
  init(_ error: WeatherError, of service: WeatherServiceName, in words: Words) {
    let kind: Kind =
      switch error {
      case .noSuchPlace: .invalid(.place)
      case .keyRefused, .keyMissing: .invalid(.key)
      case .tooManyRequests(let seconds): .tooMany(retryAfter: seconds ?? 900)
      default: .unavailable
      }
    self.init(kind, words.weatherFault(error, of: service))
  }
}
