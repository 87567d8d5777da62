internal import CMicroHTTPD

/// A request's line and header fields, checked where the library is more lenient than is safe.
struct RequestHead {
  /// Why a request gets no further than its head.
  struct Refusal: Error {
    let status: Status
    let reason: StaticString
    /// Whether where the request ends is in doubt, or too far off, so that none of it is read on.
    var isAtOnce = false
  }

  let method: Method
  let target: RequestTarget
  let headers: RequestHeaders
  /// Nil when the body is sent in chunks.
  let bodyLength: UInt64?

  init(
    method: String, version: String, target: String, headers: RequestHeaders,
    limits: ServerConfiguration
  ) throws(Refusal) {
    bodyLength = try Self.bodyLength(headers, version: version)
    guard target.utf8.count <= limits.targetLimit else {
      throw Refusal(status: .uriTooLong, reason: "URI Too Long")
    }
    guard ASCII.isToken(method.utf8) else { throw Self.malformed("Malformed Method") }
    guard headers.number(of: .host) == 1 || version == "HTTP/1.0" && headers[.host] == nil else {
      throw Self.malformed("One Host Field Is Needed")
    }
    guard bodyLength ?? 0 <= UInt64(limits.bodyLimit) else {
      throw Refusal(status: .contentTooLarge, reason: "Content Too Large")
    }
    do {
      self.target = try RequestTarget(parsing: target)
    } catch {
      throw Self.malformed("Malformed Target")
    }
    self.method = Method(method)
    self.headers = headers
  }

  private static func malformed(_ reason: StaticString) -> Refusal {
    Refusal(status: .badRequest, reason: reason)
  }

  /// Two ways to tell where a body ends may be understood differently by a proxy, so that one
  /// request hides in another (RFC 9112 §11.2): there must be one way.
  private static func bodyLength(_ headers: RequestHeaders, version: String) throws(Refusal)
    -> UInt64?
  {
    let lengths = headers.number(of: .contentLength)
    let codings = headers.number(of: .transferEncoding)
    if codings == 0 {
      guard lengths <= 1 else {
        throw Refusal(status: .badRequest, reason: "Several Lengths", isAtOnce: true)
      }
      guard lengths == 1, let text = headers[.contentLength] else { return 0 }
      guard let length = UInt64(text), text.utf8.first != UInt8(ascii: "+") else {
        throw Refusal(status: .badRequest, reason: "Malformed Length", isAtOnce: true)
      }
      return length
    }
    guard lengths == 0, version != "HTTP/1.0" else {
      throw Refusal(status: .badRequest, reason: "Length In Doubt", isAtOnce: true)
    }
    let coding = headers[.transferEncoding] ?? ""
    guard codings == 1, ASCII.equalFolded(coding.utf8, "chunked".utf8) else {
      throw Refusal(status: .notImplemented, reason: "Unknown Transfer Coding", isAtOnce: true)
    }
    return nil
  }
}

extension RequestHeaders {
  /// Copies the fields of a request whose head the library has read; nil when one is malformed.
  init?(_ handle: OpaquePointer) {
    self.init()
    reserveCapacity(bytes: 1024, fields: 16)
    let count = MHD_get_connection_values_n(handle, .HEADER_KIND, nil, nil)
    withUnsafeMutablePointer(to: &self) { headers in
      _ = MHD_get_connection_values_n(handle, .HEADER_KIND, fieldFound, headers)
    }
    guard self.count == count else { return nil }
  }
}

/// Takes a field that is well-formed; stops at one that is not.
private func fieldFound(
  _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
  _ nameLength: Int, _ value: UnsafePointer<CChar>?, _ valueLength: Int
) -> MHD_Result {
  guard let context, let name, let value, isOfOneLine(name + nameLength + 1, value) else {
    return .NO
  }
  let nameBytes = UnsafeRawBufferPointer(start: name, count: nameLength)
  let valueBytes = UnsafeRawBufferPointer(start: value, count: valueLength)
  guard ASCII.isToken(nameBytes),
    valueBytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 })
  else { return .NO }
  context.assumingMemoryBound(to: RequestHeaders.self).pointee
    .append(name: nameBytes, value: valueBytes)
  return .YES
}

/// Whether nothing but white space lies between the end of a field's name and its value.
///
/// Of a field that goes on in a further line, libmicrohttpd 0.9.75 appends that line to the name,
/// which it moves elsewhere. So a client could send a field past a proxy that looks out for its
/// name. Such fields are obsolete, and a server may refuse them (RFC 9112 §5.2).
private func isOfOneLine(_ nameEnd: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>) -> Bool {
  value >= nameEnd
    && UnsafeRawBufferPointer(start: nameEnd, count: value - nameEnd)
      .allSatisfy { $0 == 0x20 || $0 == 0x09 }
}
