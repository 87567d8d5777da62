import HTTP

/// Tells requests that another site has made a browser send.
enum CrossSite {
  /// Whether a request that changes something comes from elsewhere.
  ///
  /// Browsers say so by themselves (Fetch Metadata, `Sec-Fetch-Site`), older ones by `Origin`. What
  /// says nothing is no browser, and has a cookie only if it was given one.
  static func isForeign(_ request: Request) -> Bool {
    if let site = request.headers[.secFetchSite] {
      return site != "same-origin" && site != "none"
    }
    guard let origin = request.headers[.origin] else { return false }
    guard let host = request.headers[.host] else { return true }
    return authority(of: origin) != authority(ofHost: host)
  }

  /// Host and port of an origin; nil for `null`, which matches no host.
  private static func authority(of origin: String) -> String? {
    for (scheme, port) in [("http://", ":80"), ("https://", ":443")]
    where origin.hasPrefix(scheme) {
      return without(port, String(origin.dropFirst(scheme.count)))
    }
    return nil
  }

  /// A host's default port may be said or left out, and the scheme is a proxy's secret.
  private static func authority(ofHost host: String) -> String {
    without(":443", without(":80", host))
  }

  private static func without(_ port: String, _ authority: String) -> String {
    authority.hasSuffix(port) && !authority.hasSuffix("[\(port)")
      ? String(authority.dropLast(port.utf8.count)).lowercased() : authority.lowercased()
  }
}
