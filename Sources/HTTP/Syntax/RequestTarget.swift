/// What a request line names, taken apart (RFC 9112 §3.2).
package struct RequestTarget: Equatable, Sendable {
  /// Why a target is refused.
  package enum Problem: Error, Equatable {
    /// Neither a path, nor `*`, nor an absolute `http` address.
    case unknownForm
    /// A byte that must be percent-encoded is not.
    case strayByte(offset: Int)
    /// A `%` without two hexadecimal digits, a NUL, or text that is not UTF-8.
    case malformedPath
    case malformedQuery(FormFields.Problem)
  }

  /// The path's segments, decoded once: `/a/b%2Fc` is `a`, `b/c`; `/` is none; `/a/` is `a` and an
  /// empty one.
  package let path: [String]
  package let query: FormFields

  /// The query may have as many fields as the limit.
  package init(parsing raw: String, queryLimit: Int = 200) throws(Problem) {
    for (offset, byte) in raw.utf8.enumerated() where byte <= 0x20 || byte >= 0x7F {
      throw .strayByte(offset: offset)
    }
    if raw == "*" {
      (path, query) = ([], FormFields())
      return
    }
    let local = try Self.originForm(of: raw)
    let parts = local.split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    path = try Self.segments(of: parts.first ?? [])
    guard parts.count > 1 else {
      query = FormFields()
      return
    }
    do throws(FormFields.Problem) {
      query = try FormFields(parsing: parts[1], limit: queryLimit)
    } catch {
      throw .malformedQuery(error)
    }
  }

  /// The path and query of an address that may be absolute, as it is when a proxy is asked.
  private static func originForm(of raw: String) throws(Problem) -> ArraySlice<UInt8> {
    let bytes = Array(raw.utf8)[...]
    if bytes.first == UInt8(ascii: "/") { return bytes }
    for scheme in ["http://", "https://"]
    where ASCII.equalFolded(bytes.prefix(scheme.utf8.count), scheme.utf8) {
      let rest = bytes.dropFirst(scheme.utf8.count)
      let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
      return end.map { rest[$0...] } ?? []
    }
    throw .unknownForm
  }

  private static func segments(of path: ArraySlice<UInt8>) throws(Problem) -> [String] {
    let path = path.dropFirst()
    guard !path.isEmpty else { return [] }
    var segments: [String] = []
    for raw in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let segment = PercentEncoding.decodedText(raw), !segment.utf8.contains(0) else {
        throw .malformedPath
      }
      segments.append(segment)
    }
    return segments
  }
}
