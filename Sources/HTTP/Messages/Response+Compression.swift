extension Response {
  static let gzipSuffix = "-gzip"
  /// Below this a body is not worth compressing: it fits in one packet as it is.
  static let smallestCompressed = 1024

  /// This response in gzip, when it is text of some length and the client asks for it.
  ///
  /// An `ETag` gets an ending of its own, since the bytes are others (RFC 9110 §8.8.3.3).
  package func compressed(for request: Request) -> Response {
    guard case .bytes(let bytes) = body, bytes.count >= Self.smallestCompressed,
      headers[.contentEncoding] == nil, isCompressible
    else { return self }
    var response = self
    response.headers.vary(on: .acceptEncoding)
    let accepted = AcceptedEncodings(parsing: request.headers.values(of: .acceptEncoding))
    guard accepted.accepts("gzip"), let packed = gzippedBody ?? Gzip.compressed(bytes),
      packed.count < bytes.count
    else { return response }
    response.body = .bytes(packed)
    response.headers[.contentEncoding] = "gzip"
    if let tag = headers[.entityTag].flatMap({ EntityTag(parsing: $0) }) {
      response.headers[.entityTag] = tag.withSuffix(Self.gzipSuffix).description
    }
    return response
  }

  /// This response with its compressed body made now, smallest rather than fastest, for one that
  /// is sent many times.
  package func precompressed() -> Response {
    guard case .bytes(let bytes) = body, bytes.count >= Self.smallestCompressed, isCompressible
    else { return self }
    var response = self
    response.gzippedBody = Gzip.compressed(bytes, effort: .smallest)
    return response
  }

  private var isCompressible: Bool {
    guard let type = headers[.contentType].flatMap({ MediaType(parsing: $0) }) else { return false }
    return type.type == "text" || type.subtype.hasSuffix("xml") || type.subtype.hasSuffix("json")
      || type.subtype == "javascript"
  }
}
