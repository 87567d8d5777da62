/// Foretells the weather.
package protocol WeatherService: Sendable {
  var name: WeatherServiceName { get }

  /// The forecast for a place.
  ///
  /// The one before it lets the service say that nothing changed; then that one is given back, with
  /// new times.
  func forecast(
    for place: Place, after previous: Forecast?
  ) async throws(WeatherError) -> Forecast

  /// The places of a name, the likeliest first; throws `noSuchPlace` rather than none.
  func places(
    named name: String, language: Language
  ) async throws(WeatherError) -> [Place]
}

/// Why there is no forecast, or no new one.
package enum WeatherError: Error, Equatable, Sendable {
  /// Nothing could be reached: no route, no such host, nobody listening, no trusted certificate.
  case noNetwork
  case timedOut
  case noSuchPlace
  /// The service does not know the key, or does not allow it this.
  case keyRefused
  case keyMissing
  /// Seconds to wait, when the service said so.
  case tooManyRequests(retryAfter: Int?)
  /// A status other than those that are told apart here.
  case serviceFailed(status: Int)
  case notAsPromised(AnswerFault)
  /// More than so many bytes.
  case answerTooLarge(limit: Int)
  /// The address in the server's settings is none, or is not encrypted and not of this machine.
  case addressRefused
  /// This program can't ask that service.
  case notOffered
}

/// What is wrong with an answer, and where in it: `list[3].main.temp`.
package enum AnswerFault: Error, Equatable, Sendable {
  /// Not JSON at all; most often a page of HTML that something on the way put in its place.
  case notJSON
  case missing(String)
  /// Another kind of value than documented: a text for a list.
  case wrongKind(String)
  /// A number that can't be meant: a day in the year 9999, 400 degrees.
  case outOfRange(String)
  /// A list that has nothing in it.
  case empty(String)
  /// It sends to another host.
  case redirected
}
