import Domain
import Foundation

/// A forecast as services over HTTP give it: fetched, or still as it was.
struct ForecastRequest: Sendable {
  let client: WebClient
  let service: WeatherServiceName
  let place: Place
  let previous: Forecast?

  /// Reads the entries of an answer with `decode`.
  func forecast(
    at url: URL, decode: (Data, Instant) throws(WeatherError) -> [ForecastEntry]
  ) async throws(WeatherError) -> Forecast {
    // What was foretold for another place is no answer for this one.
    let known = previous.flatMap {
      $0.source == ForecastSource(place: place, service: service) ? $0 : nil
    }
    let answer = try await client.get(url, unlessUnchangedSince: known?.lastModified)
    let now = client.now
    if answer.status == 304, var unchanged = known {
      unchanged.fetched = now
      unchanged.expires = answer.expires(at: now)
      return unchanged
    }
    return Forecast(
      place: place, service: service, fetched: now, expires: answer.expires(at: now),
      lastModified: answer.lastModified, entries: try decode(answer.body, now))
  }
}
