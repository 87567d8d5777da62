import DAV
import HTTP

/// A program that synchronizes, with the headers that it sends with each request.
struct Program {
  let stage: DAVStage
  let headers: [(name: HeaderName, value: String)]

  /// One of its requests, with no more headers than it sends.
  func send(
    _ method: Method, _ path: String, depth: String? = nil, _ body: String = "",
    _ own: [(name: HeaderName, value: String)] = []
  ) async throws -> Response {
    let depth = depth.map { [(name: HeaderName.depth, value: $0)] } ?? []
    return try await stage.request(method, path, body, headers + depth + own)
  }

  func ask(
    _ method: Method, _ path: String, depth: String? = nil, _ body: String,
    _ own: [(name: HeaderName, value: String)] = []
  ) async throws -> Multistatus {
    try Multistatus(try await send(method, path, depth: depth, body, own))
  }
}
