extension Response {
  /// Nothing but `304 Not Modified` when the client has what this response would show it
  /// (RFC 9110 §13.1.2).
  ///
  /// It goes by the response's `ETag`. A coding's own tag finds its plain one and the other way
  /// round: they name one state. Apply it after `compressed(for:)`: the body stays, unsent, since
  /// `Content-Length` has to be what it would have been.
  package func conditional(for request: Request) -> Response {
    guard status == .ok, request.method == .get,
      let tag = headers[.entityTag].flatMap({ EntityTag(parsing: $0) }),
      let list = EntityTagList(parsing: request.headers.values(of: .ifNoneMatch)),
      list.contains(tag) || list.contains(tag.withSuffix(Self.gzipSuffix))
        || list.contains(tag.withoutSuffix(Self.gzipSuffix))
    else { return self }
    var response = self
    response.status = .notModified
    response.headers[.contentType] = nil
    response.headers[.contentEncoding] = nil
    return response
  }

  /// This response with a tag made of its bytes, when it has none and is there whole.
  package func tagged() -> Response {
    guard headers[.entityTag] == nil, case .bytes(let bytes) = body else { return self }
    var response = self
    response.headers[.entityTag] = EntityTag(hashing: bytes).description
    return response
  }
}
