package import Domain
import Foundation
import FoundationNetworking

/// Asks services over HTTP: in time, within bounds, and again where that helps.
package struct WebClient: Sendable {
  private let clock: any WallClock
  private let userAgent: String
  private let limits: Limits
  private let pause: @Sendable (Duration) async -> Void

  /// What an answer may take.
  package struct Limits: Sendable {
    /// Bytes of a body, once it is uncompressed.
    package var size: Int
    /// For one attempt, from the search for the host to the last byte.
    package var time: Duration
    /// Attempts in all.
    package var attempts: Int

    package init(size: Int = 4 << 20, time: Duration = .seconds(10), attempts: Int = 3) {
      self.size = size
      self.time = time
      self.attempts = attempts
    }
  }

  /// The user agent says who asks, and whom to write to: MET Norway turns away who doesn't.
  package init(
    userAgent: String, clock: any WallClock, limits: Limits = Limits(),
    pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    self.userAgent = userAgent
    self.clock = clock
    self.limits = limits
    self.pause = pause
  }

  /// The answer when all is well (200), or when nothing changed since `lastModified` (304).
  ///
  /// Asks again, twice at most, when the network failed or the service has a fault of its own; not
  /// when it was slow, since people wait, and not when it said no.
  func get(_ url: URL, unlessUnchangedSince lastModified: String? = nil) async throws(WeatherError)
    -> Answer
  {
    var request = URLRequest(url: url)
    request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if let lastModified {
      request.setValue(lastModified, forHTTPHeaderField: "If-Modified-Since")
    }
    var attempt = 1
    while true {
      do throws(WeatherError) {
        return try await answer(to: request, isConditional: lastModified != nil)
      } catch {
        guard attempt < limits.attempts, error.mayPass, !Task.isCancelled else { throw error }
        await pause(.milliseconds(500 << (attempt - 1)) * Double.random(in: 0.5...1.5))
        attempt += 1
      }
    }
  }

  var now: Instant { clock.now() }

  private func answer(
    to request: URLRequest, isConditional: Bool
  ) async throws(WeatherError) -> Answer {
    let answer = try await Download(sizeLimit: limits.size)
      .answer(to: request, within: limits.time)
    switch answer.status {
    // MET Norway says 203 of a version that it will give up one day.
    case 200, 203: return answer
    case 304 where isConditional: return answer
    case 300..<400: throw .notAsPromised(.redirected)
    case 401, 403: throw .keyRefused
    case 400, 404, 422: throw .noSuchPlace
    case 429: throw .tooManyRequests(retryAfter: answer.retryAfter(at: now))
    case 503:
      // A service that says when it is back is not to be asked before.
      if let seconds = answer.retryAfter(at: now) { throw .tooManyRequests(retryAfter: seconds) }
      throw .serviceFailed(status: 503)
    case let status: throw .serviceFailed(status: status)
    }
  }
}

extension WeatherError {
  /// Whether it may be over in a second.
  fileprivate var mayPass: Bool {
    switch self {
    case .noNetwork: true
    case .serviceFailed(let status): (500..<600).contains(status) && status != 501
    default: false
    }
  }
}
