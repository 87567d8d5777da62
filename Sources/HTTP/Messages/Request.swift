/// A request that has been received whole.
package struct Request: Sendable {
  /// `GET` for `HEAD` too: it is answered as `GET` would be, and the server leaves the body out.
  package let method: Method
  /// Whether the client asked for the head alone, by `HEAD`.
  package let isHead: Bool
  /// The target as it came, with its query: `/tasks?sort=due`.
  package let target: String
  /// The path's segments, decoded once; `/` has none, and `/tasks/` has an empty one at its end.
  package let path: [String]
  package let query: FormFields
  package let headers: RequestHeaders
  package let body: [UInt8]
  /// The address of the other end of the connection, which may be a proxy's.
  package let remoteAddress: String
  /// When the request line had come.
  package let received: ContinuousClock.Instant
  /// Those that may speak for the client; nil when the other end is none of them.
  private let proxies: TrustedProxies?

  init(
    method: Method, target: String, parsed: RequestTarget, headers: RequestHeaders, body: [UInt8],
    remoteAddress: String, received: ContinuousClock.Instant, proxies: TrustedProxies?
  ) {
    self.method = method == .head ? .get : method
    self.isHead = method == .head
    self.target = target
    self.path = parsed.path
    self.query = parsed.query
    self.headers = headers
    self.body = body
    self.remoteAddress = remoteAddress
    self.received = received
    self.proxies = proxies
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

  /// The client's address: the other end's, unless that is a trusted proxy that names another.
  package var clientAddress: String {
    proxies?.clientAddress(in: headers) ?? remoteAddress
  }

  /// Whether the client's own connection is encrypted, by the word of a trusted proxy.
  package var isSecure: Bool {
    proxies?.isSecure(in: headers) ?? false
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
