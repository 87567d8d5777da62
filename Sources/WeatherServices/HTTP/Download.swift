import Domain
import Foundation
import FoundationNetworking
import Synchronization

/// One request, until its answer is there whole or it is clear that it won't be.
///
/// It stops reading at the limit, follows no redirection to another host, and ends in time however
/// slowly the answer drips.
final class Download: NSObject, URLSessionDataDelegate, Sendable {
  private let sizeLimit: Int
  private let state = Mutex(State())

  private typealias Outcome = Result<Answer, WeatherError>

  private struct State {
    var continuation: CheckedContinuation<Outcome, Never>?
    var outcome: Outcome?
    var task: URLSessionDataTask?
    var body = Data()
    var redirections = 0
  }

  private static let redirectionLimit = 3

  init(sizeLimit: Int) {
    self.sizeLimit = sizeLimit
  }

  /// Asks once; throws `timedOut` when the answer is not whole within the time.
  func answer(
    to request: URLRequest, within limit: Duration
  ) async throws(WeatherError) -> Answer {
    let session = URLSession(
      configuration: .asking(within: limit), delegate: self, delegateQueue: nil)
    let task = session.dataTask(with: request)
    state.withLock { $0.task = task }
    let alarm = Task {
      if (try? await Task.sleep(for: limit)) != nil { finish(.failure(.timedOut)) }
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start(task, continuation)
      }
    } onCancel: {
      finish(.failure(.timedOut))
    }
    alarm.cancel()
    session.invalidateAndCancel()
    return try outcome.get()
  }

  private func start(
    _ task: URLSessionDataTask, _ continuation: CheckedContinuation<Outcome, Never>
  ) {
    let early = state.withLock { state in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let early { continuation.resume(returning: early) } else { task.resume() }
  }

  /// The first outcome counts.
  private func finish(_ outcome: Outcome) {
    let (continuation, task) = state.withLock { state in
      defer {
        state.continuation = nil
        state.task = nil
      }
      if state.outcome == nil { state.outcome = outcome }
      return (state.continuation, state.task)
    }
    task?.cancel()
    continuation?.resume(returning: outcome)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let isTooLarge = response.expectedContentLength > Int64(sizeLimit)
    completionHandler(isTooLarge ? .cancel : .allow)
    if isTooLarge { finish(.failure(.answerTooLarge(limit: sizeLimit))) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.outcome == nil, state.body.count + data.count <= sizeLimit else { return true }
      state.body.append(data)
      return false
    }
    if isTooLarge { finish(.failure(.answerTooLarge(limit: sizeLimit))) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let count = state.withLock { state in
      state.redirections += 1
      return state.redirections
    }
    let isElsewhere = request.url?.origin == nil || request.url?.origin != response.url?.origin
    let isFollowed = !isElsewhere && count <= Self.redirectionLimit
    completionHandler(isFollowed ? request : nil)
    if !isFollowed { finish(.failure(.notAsPromised(.redirected))) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error {
      finish(.failure((error as? URLError)?.code == .timedOut ? .timedOut : .noNetwork))
    } else if let response = task.response as? HTTPURLResponse {
      let body = state.withLock { $0.body }
      finish(
        .success(
          Answer(status: response.statusCode, body: body) {
            response.value(forHTTPHeaderField: $0)
          }))
    } else {
      finish(.failure(.notAsPromised(.notJSON)))
    }
  }
}

extension URLSessionConfiguration {
  /// Without cookies, caches and passwords: nothing is remembered of one request in the next.
  fileprivate static func asking(within limit: Duration) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = Double(max(1, limit.components.seconds))
    return configuration
  }
}

extension URL {
  /// Scheme, host and port (RFC 6454 §4).
  fileprivate var origin: String? {
    guard let scheme = scheme?.lowercased(), let host = host?.lowercased() else { return nil }
    return "\(scheme)://\(host):\(port ?? (scheme == "https" ? 443 : 80))"
  }
}
