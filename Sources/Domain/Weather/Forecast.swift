/// What a service foretells for a place.
package struct Forecast: Equatable, Sendable {
  package let place: Place
  package let service: WeatherServiceName
  /// When the service was last asked and said that this is what it foretells.
  package var fetched: Instant
  /// Before this the service has nothing new, and is not to be asked.
  package var expires: Instant
  /// The Last-Modified of the answer, as the service wrote it, to ask whether it changed since
  /// (RFC 9110 §13.1.3).
  package var lastModified: String?
  /// By time; never empty.
  package let entries: [ForecastEntry]

  package init(
    place: Place, service: WeatherServiceName, fetched: Instant, expires: Instant,
    lastModified: String? = nil, entries: [ForecastEntry]
  ) {
    self.place = place
    self.service = service
    self.fetched = fetched
    self.expires = expires
    self.lastModified = lastModified
    self.entries = entries
  }

  package var source: ForecastSource {
    ForecastSource(place: place, service: service)
  }

  /// Whom the service wants named wherever the forecast is shown.
  package var attribution: Attribution { service.attribution }

  /// Seconds since the service said so; never below zero.
  package func age(at now: Instant) -> Int64 {
    max(0, now.seconds - fetched.seconds)
  }

  /// Those that are not over.
  package func entries(from now: Instant) -> ArraySlice<ForecastEntry> {
    entries[(entries.firstIndex { $0.end > now } ?? entries.endIndex)...]
  }
}
