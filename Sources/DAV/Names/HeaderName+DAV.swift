package import HTTP

extension HeaderName {
  package static var brief: HeaderName { "Brief" }
  /// What a server of WebDAV can do, in the answer to OPTIONS (RFC 4918 §10.1).
  package static var dav: HeaderName { "DAV" }
  package static var depth: HeaderName { "Depth" }
  package static var destination: HeaderName { "Destination" }
  package static var `if`: HeaderName { "If" }
  package static var overwrite: HeaderName { "Overwrite" }
  package static var prefer: HeaderName { "Prefer" }
  package static var preferenceApplied: HeaderName { "Preference-Applied" }
}
