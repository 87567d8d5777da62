/// What a handler answers.
package struct Response: Sendable {
  package enum Body: Sendable {
    case empty
    case bytes([UInt8])
    /// Sent as it comes, each element at once; the stream is ended when the client has gone.
    case stream(AsyncStream<[UInt8]>)
    /// Sent as they come; a comment goes out when there has been none for a while, so that a client
    /// that has gone is noticed and proxies keep the connection open.
    case events(AsyncStream<ServerSentEvent>)
  }

  package var status: Status
  package var headers: ResponseHeaders
  package var body: Body
  /// The body compressed beforehand, as of a file that never changes; see `compressed(for:)`.
  package var gzippedBody: [UInt8]?
  /// Whether the connection ends with this response.
  package var closesConnection = false

  package init(_ status: Status, headers: ResponseHeaders = ResponseHeaders(), body: Body = .empty)
  {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The bytes of a body that is there whole; none for a stream.
  package var bytes: [UInt8] {
    if case .bytes(let bytes) = body { bytes } else { [] }
  }

  /// The body as text, for tests to read.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
