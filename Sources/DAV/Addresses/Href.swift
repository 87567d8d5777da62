/// The path of a resource, in segments that are decoded once.
///
/// Two paths that differ only in what is percent-encoded are the same; two whose characters only look
/// the same are not (RFC 3986 §6.2.2), though Swift's texts are then equal.
package struct Href: Sendable {
  /// The most bytes of a path as it is sent.
  package static let longestPath = 8_192
  /// The most bytes of one segment, decoded: UIDs may be long, and names are made of them.
  package static let longestSegment = 1_024

  package let segments: [String]
  /// Whether it ends in a slash, as a collection's does (RFC 4918 §5.2).
  package let isCollection: Bool

  /// Of segments as `HTTP` takes a request's path apart, with an empty one at the end of a
  /// collection's, or as the program makes them.
  package init(segments: [String]) throws(HrefError) {
    guard segments.last != "" else {
      try self.init(segments: Array(segments.dropLast()), isCollection: true)
      return
    }
    try self.init(segments: segments, isCollection: segments.isEmpty)
  }

  package init(segments: [String], isCollection: Bool) throws(HrefError) {
    for segment in segments { try Self.check(segment) }
    self.segments = segments
    self.isCollection = isCollection || segments.isEmpty
  }

  /// Reads a path, percent-encoded or not: `/a%20b/c.ics`, `/a b/c.ics`.
  package init(parsing path: some StringProtocol) throws(HrefError) {
    let bytes = Array(path.utf8)
    guard bytes.count <= Self.longestPath else { throw .tooLong(limit: Self.longestPath) }
    guard bytes.first == UInt8(ascii: "/") else { throw .notAbsolute }
    var segments: [String] = []
    var start = 1
    for index in bytes.indices.dropFirst() {
      switch bytes[index] {
      case UInt8(ascii: "?"), UInt8(ascii: "#"): throw .queryOrFragment
      case UInt8(ascii: "/"):
        segments.append(try Self.decoded(bytes[start..<index]))
        start = index + 1
      default: continue
      }
    }
    segments.append(try Self.decoded(bytes[start...]))
    try self.init(segments: segments)
  }

  /// As it stands in an answer: a path alone, in the one canonical encoding (see ``encoded(_:)``).
  package var text: String {
    var text = ""
    for segment in segments {
      text += "/"
      text += Self.encoded(segment)
    }
    return isCollection ? text + "/" : text
  }

  package func member(_ name: String, isCollection: Bool = false) throws(HrefError) -> Href {
    try Href(segments: segments + [name], isCollection: isCollection)
  }

  private static func check(_ segment: String) throws(HrefError) {
    let bytes = segment.utf8
    guard bytes.count <= longestSegment else { throw .tooLong(limit: longestSegment) }
    guard !bytes.isEmpty, segment != ".", segment != "..",
      !bytes.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") })
    else { throw .badSegment }
  }
}

extension Href: Hashable {
  package static func == (one: Href, other: Href) -> Bool {
    one.isCollection == other.isCollection
      && one.segments.elementsEqual(other.segments) { $0.utf8.elementsEqual($1.utf8) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(isCollection)
    hasher.combine(segments)
  }
}
