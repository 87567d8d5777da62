/// A request that has been received whole.
package struct Request: Sendable {
  /// In one place, so that a request is handed on at the cost of one reference.
  private final class Contents: Sendable {
    let method: Method
    let target: String
    let parsed: RequestTarget
    let headers: RequestHeaders
    let body: [UInt8]
    let remoteAddress: String
    let received: ContinuousClock.Instant
    let proxies: TrustedProxies?

    init(
      method: Method, target: String, parsed: RequestTarget, headers: RequestHeaders,
      body: [UInt8], remoteAddress: String, received: ContinuousClock.Instant,
      proxies: TrustedProxies?
    ) {
      self.method = method
      self.target = target
      self.parsed = parsed
      self.headers = headers
      self.body = body
      self.remoteAddress = remoteAddress
      self.received = received
      self.proxies = proxies
    }
  }

  private let contents: Contents

  /// A request whose other end, if it is one of the proxies, may speak for the client.
  init(
    method: Method, target: String, parsed: RequestTarget, headers: RequestHeaders, body: [UInt8],
    remoteAddress: String, received: ContinuousClock.Instant, proxies: TrustedProxies?
  ) {
    contents = Contents(
      method: method, target: target, parsed: parsed, headers: headers, body: body,
      remoteAddress: remoteAddress, received: received, proxies: proxies)
  }

  /// A request made by hand, as tests of routes do.
  package init(
    _ method: Method = .get, _ target: String = "/",
    headers: [(name: HeaderName, value: String)] = [], body: [UInt8] = [],
    remoteAddress: String = "127.0.0.1", trustedProxies: TrustedProxies = .none
  ) throws(RequestTarget.Problem) {
    self.init(
      method: method, target: target, parsed: try RequestTarget(parsing: target),
      headers: RequestHeaders(headers), body: body, remoteAddress: remoteAddress, received: .now,
      proxies: trustedProxies.trusts(remoteAddress) ? trustedProxies : nil)
  }

  /// `GET` for `HEAD` too: it is answered as `GET` would be, and the server leaves the body out.
  package var method: Method { isHead ? .get : contents.method }

  /// Whether the client asked for the head alone, by `HEAD`.
  package var isHead: Bool { contents.method == .head }

  /// The target as it came, with its query: `/tasks?sort=due`.
  package var target: String { contents.target }

  /// The path's segments, decoded once; `/` has none, and `/tasks/` has an empty one at its end.
  package var path: [String] { contents.parsed.path }

  package var query: FormFields { contents.parsed.query }

  package var headers: RequestHeaders { contents.headers }

  package var body: [UInt8] { contents.body }

  /// The address of the other end of the connection, which may be a proxy's.
  package var remoteAddress: String { contents.remoteAddress }

  /// When the request line had come.
  package var received: ContinuousClock.Instant { contents.received }

  /// The client's address: the other end's, unless that is a trusted proxy that names another.
  package var clientAddress: String {
    contents.proxies?.clientAddress(in: headers) ?? remoteAddress
  }

  /// Whether the client's own connection is encrypted, by the word of a trusted proxy.
  package var isSecure: Bool {
    contents.proxies?.isSecure(in: headers) ?? false
  }

  /// The host that the client asked for, with its port if it named one, by the word of a trusted
  /// proxy or as the request itself says; nil when neither does.
  package var host: String? {
    contents.proxies?.host(in: headers) ?? headers[.host]
  }

  package var cookies: Cookies {
    Cookies(parsing: headers.values(of: .cookie))
  }

  package var mediaType: MediaType? {
    headers[.contentType].flatMap { MediaType(parsing: $0) }
  }

  package var languages: AcceptedLanguages {
    AcceptedLanguages(parsing: headers.values(of: .acceptLanguage))
  }

  /// The fields of a form that was sent as browsers do by default.
  package func form(limit: Int = 1000) throws(FormFields.Problem) -> FormFields {
    guard mediaType?.essence == "application/x-www-form-urlencoded" else { throw .notForm }
    return try FormFields(parsing: body, limit: limit)
  }
}
