internal import CMicroHTTPD

/// A response in the library's hands.
struct SentResponse {
  private let handle: OpaquePointer
  private let status: Status
  private let size: Int
  let stream: ResponseStream?

  /// Nil when there is no memory for it.
  ///
  /// A header field that cannot be sent is a fault of the handler; rather than leave out what may
  /// be a cookie or a policy, the response becomes a 500.
  init?(
    _ response: Response, isHead: Bool, core: ServerCore, connection: Connection,
    handle connectionHandle: OpaquePointer
  ) {
    if let sent = SentResponse(
      filling: response, isHead: isHead, core: core, connection: connection, connectionHandle)
    {
      self = sent
      return
    }
    let failure = Response.refusal(.internalServerError, reason: "Internal Server Error")
    guard
      let sent = SentResponse(
        filling: failure, isHead: isHead, core: core, connection: connection, connectionHandle)
    else { return nil }
    self = sent
  }

  private init?(
    filling response: Response, isHead: Bool, core: ServerCore, connection: Connection,
    _ connectionHandle: OpaquePointer
  ) {
    let made: OpaquePointer?
    switch response.body {
    case .empty:
      (made, size, stream) = (Self.make(from: []), 0, nil)
    case .bytes(let bytes):
      (made, size, stream) = (Self.make(from: bytes), isHead ? 0 : bytes.count, nil)
    case .stream, .events:
      let source = ResponseStream(
        response.body, core: core, connection: connection, handle: connectionHandle)
      made = Self.make(from: source)
      if isHead {
        // The library would send the last chunk even where there is no body.
        made.map(http_end_by_closing)
      } else {
        source.start(response.body)
      }
      (size, stream) = (0, source)
    }
    guard let made else { return nil }
    guard Self.add(response.headers, closes: response.closesConnection, to: made) else {
      MHD_destroy_response(made)
      return nil
    }
    handle = made
    status = response.status
  }

  /// The library holds the response itself until it has gone out.
  func queue(on connectionHandle: OpaquePointer) -> MHD_Result {
    defer { MHD_destroy_response(handle) }
    return MHD_queue_response(connectionHandle, UInt32(clamping: status.code), handle)
  }

  var bodyBytes: Int { stream?.bytesRead ?? size }

  /// A response of bytes that are not copied, but held until the library is done with them.
  private static func make(from bytes: [UInt8]) -> OpaquePointer? {
    let held = HeldBytes(bytes)
    let retained = Unmanaged.passRetained(held)
    let made = MHD_create_response_from_buffer_with_free_callback_cls(
      bytes.count, UnsafeMutableRawPointer(mutating: held.start), bytesReleased,
      retained.toOpaque())
    if made == nil { retained.release() }
    return made
  }

  /// The size of the block is that of a buffer which only clients of HTTP/1.0 make use of.
  private static func make(from stream: ResponseStream) -> OpaquePointer? {
    let retained = Unmanaged.passRetained(stream)
    let made = MHD_create_response_from_callback(
      ResponseStream.unknownSize, 1024, streamWanted, retained.toOpaque(), streamReleased)
    if made == nil {
      retained.release()
      stream.close()
    }
    return made
  }

  private static func add(_ headers: ResponseHeaders, closes: Bool, to handle: OpaquePointer)
    -> Bool
  {
    for field in headers.all where !field.value.isEmpty {
      guard MHD_add_response_header(handle, field.name.text, field.value) == .YES else {
        return false
      }
    }
    return !closes || MHD_add_response_header(handle, "Connection", "close") == .YES
  }
}
