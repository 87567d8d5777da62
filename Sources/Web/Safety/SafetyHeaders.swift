import HTTP

/// What every response tells a browser not to do.
enum SafetyHeaders {
  /// All that pages need is here, in files: no script and no style stands in a page.
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "manifest-src 'self'", "form-action 'self'", "base-uri 'none'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")

  static func add(to response: inout Response) {
    response.headers.add("Content-Security-Policy", policy)
    response.headers.add("X-Content-Type-Options", "nosniff")
    response.headers.add("Referrer-Policy", "same-origin")
    response.headers.add("Cross-Origin-Opener-Policy", "same-origin")
    response.headers.add("Cross-Origin-Resource-Policy", "same-origin")
    response.headers.add(
      "Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()")
    if response.headers[.cacheControl] == nil {
      response.headers.add(.cacheControl, "no-store")
    }
  }
}
