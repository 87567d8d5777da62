/// One message of an event stream (HTML Living Standard §9.2).
package struct ServerSentEvent: Equatable, Sendable {
  package var event: String?
  package var id: String?
  /// Milliseconds after which a client that lost its connection tries again.
  package var retry: Int?
  package var data: String

  package init(_ data: String = "", event: String? = nil, id: String? = nil, retry: Int? = nil) {
    self.data = data
    self.event = event
    self.id = id
    self.retry = retry
  }

  /// The message's lines and the empty one that ends it.
  ///
  /// Data of several lines is joined again by the client; in a name or an identifier there can be
  /// no line's end, so there it is left out.
  package var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.utf8.count + 32)
    if let event { Self.append("event: ", Self.withoutBreaks(event), to: &bytes) }
    if let id { Self.append("id: ", Self.withoutBreaks(id), to: &bytes) }
    if let retry { Self.append("retry: ", "\(retry)".utf8, to: &bytes) }
    for line in Self.lines(of: data) {
      Self.append("data: ", line, to: &bytes)
    }
    bytes.append(0x0A)
    return bytes
  }

  /// A line that a client skips.
  static let comment = Array(":\n\n".utf8)

  private static func append(
    _ name: StaticString, _ value: some Collection<UInt8>, to bytes: inout [UInt8]
  ) {
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: value)
    bytes.append(0x0A)
  }

  private static func withoutBreaks(_ text: String) -> [UInt8] {
    text.utf8.filter { $0 != 0x0A && $0 != 0x0D && $0 != 0 }
  }

  /// A line ends with a line feed, a carriage return, or both together.
  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0A || bytes[index] == 0x0D {
        lines.append(bytes[start..<index])
        if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    lines.append(bytes[start...])
    return lines
  }
}
