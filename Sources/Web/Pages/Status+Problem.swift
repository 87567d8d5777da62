import HTTP
import Presentation

extension Status {
  /// How the web says what kind of problem it is.
  init(_ kind: Problem.Kind) {
    switch kind {
    case .notFound: self = .notFound
    case .invalid: self = .unprocessableContent
    case .conflict: self = .conflict
    case .tooMany: self = .tooManyRequests
    // Not 401: that would have to name a scheme by which a browser asks for the password itself.
    case .unauthorized: self = .unprocessableContent
    case .unavailable: self = .serviceUnavailable
    }
  }
}

extension Response {
  /// This response with the status of a problem, and with the wait if there is one.
  func with(_ problem: Problem?) -> Response {
    guard let problem else { return self }
    var response = self
    response.status = Status(problem.kind)
    if case .tooMany(let seconds) = problem.kind {
      response.headers[.retryAfter] = String(seconds)
    }
    return response
  }
}
