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
    let bytes = Array(raw.utf8)
    for offset in bytes.indices where bytes[offset] <= 0x20 || bytes[offset] >= 0x7F {
      throw .strayByte(offset: offset)
    }
    if bytes == [UInt8(ascii: "*")] {
      (path, query) = ([], FormFields())
      return
    }
    let local = try Self.originForm(of: bytes)
    guard let mark = local.firstIndex(of: UInt8(ascii: "?")) else {
      (path, query) = (try Self.segments(of: local), FormFields())
      return
    }
    path = try Self.segments(of: local[..<mark])
    do throws(FormFields.Problem) {
      query = try FormFields(parsing: local[(mark + 1)...], limit: queryLimit)
    } catch {
      throw .malformedQuery(error)
    }
  }

  /// The path and query of an address that may be absolute, as it is when a proxy is asked.
  private static func originForm(of bytes: [UInt8]) throws(Problem) -> ArraySlice<UInt8> {
    if bytes.first == UInt8(ascii: "/") { return bytes[...] }
    for scheme in ["http://", "https://"]
    where ASCII.equalFolded(bytes.prefix(scheme.utf8.count), scheme.utf8) {
      let rest = bytes.dropFirst(scheme.utf8.count)
      let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
      return end.map { rest[$0...] } ?? []
    }
    throw .unknownForm
  }

  private static func segments(of path: ArraySlice<UInt8>) throws(Problem) -> [String] {
    guard path.count > 1 else { return [] }
    var segments: [String] = []
    var start = path.startIndex + 1
    while start <= path.endIndex {
      let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      segments.append(try segment(path[start..<end]))
      start = end + 1
    }
    return segments
  }

  private static func segment(_ raw: ArraySlice<UInt8>) throws(Problem) -> String {
    guard raw.contains(UInt8(ascii: "%")) else { return String(decoding: raw, as: UTF8.self) }
    guard let segment = PercentEncoding.decodedText(raw), !segment.utf8.contains(0) else {
      throw .malformedPath
    }
    return segment
  }
}
