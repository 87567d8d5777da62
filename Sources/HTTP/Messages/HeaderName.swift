/// A header field's name, compared without regard to case (RFC 9110 §5.1).
package struct HeaderName: Sendable, Hashable, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package init(stringLiteral text: String) {
    self.text = text
  }

  package static func == (one: HeaderName, other: HeaderName) -> Bool {
    ASCII.equalFolded(one.text.utf8, other.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 {
      hasher.combine(ASCII.lowercased(byte))
    }
  }
}

extension HeaderName {
  package static var acceptEncoding: HeaderName { "Accept-Encoding" }
  package static var acceptLanguage: HeaderName { "Accept-Language" }
  package static var allow: HeaderName { "Allow" }
  package static var authorization: HeaderName { "Authorization" }
  package static var cacheControl: HeaderName { "Cache-Control" }
  package static var connection: HeaderName { "Connection" }
  package static var contentEncoding: HeaderName { "Content-Encoding" }
  package static var contentLength: HeaderName { "Content-Length" }
  package static var contentType: HeaderName { "Content-Type" }
  package static var cookie: HeaderName { "Cookie" }
  package static var entityTag: HeaderName { "ETag" }
  package static var forwarded: HeaderName { "Forwarded" }
  package static var host: HeaderName { "Host" }
  package static var ifMatch: HeaderName { "If-Match" }
  package static var ifNoneMatch: HeaderName { "If-None-Match" }
  package static var lastModified: HeaderName { "Last-Modified" }
  package static var location: HeaderName { "Location" }
  package static var origin: HeaderName { "Origin" }
  package static var referer: HeaderName { "Referer" }
  package static var retryAfter: HeaderName { "Retry-After" }
  package static var secFetchSite: HeaderName { "Sec-Fetch-Site" }
  package static var setCookie: HeaderName { "Set-Cookie" }
  package static var transferEncoding: HeaderName { "Transfer-Encoding" }
  package static var userAgent: HeaderName { "User-Agent" }
  package static var vary: HeaderName { "Vary" }
  package static var xForwardedFor: HeaderName { "X-Forwarded-For" }
  package static var xForwardedHost: HeaderName { "X-Forwarded-Host" }
  package static var xForwardedProto: HeaderName { "X-Forwarded-Proto" }
}
