/// Why a text names no resource of ours (RFC 3986 §3.3).
package enum HrefError: Error, Equatable, Sendable {
  /// Longer, or of more segments, than any that is given out.
  case tooLong(limit: Int)
  /// Not a path from the root, nor an `http` address.
  case notAbsolute
  /// A query or a fragment, which no resource has in its name.
  case queryOrFragment
  /// A `%` without two hexadecimal digits after it.
  case badPercentEncoding
  /// Bytes that are no UTF-8 once decoded.
  case invalidUTF8
  /// A NUL, a slash that was encoded (`%2F`), `.`, `..`, or nothing between two slashes.
  case badSegment
}
