extension Response {
  /// A page, in UTF-8.
  package static func html(_ bytes: [UInt8], status: Status = .ok) -> Response {
    content(bytes, type: "text/html; charset=utf-8", status: status)
  }

  package static func text(_ text: String, status: Status = .ok) -> Response {
    content(Array(text.utf8), type: "text/plain; charset=utf-8", status: status)
  }

  package static func content(_ bytes: [UInt8], type: String, status: Status = .ok) -> Response {
    Response(status, headers: ResponseHeaders([(.contentType, type)]), body: .bytes(bytes))
  }

  /// Sends the client elsewhere; by default to see there, with `GET`, what its `POST` has done.
  ///
  /// The address is a path or a whole one; what must not stand in one is encoded.
  package static func redirect(to address: String, status: Status = .seeOther) -> Response {
    Response(
      status, headers: ResponseHeaders([(.location, PercentEncoding.encodedAddress(address))]))
  }

  /// A stream of server-sent events, which no cache keeps and no proxy holds back.
  package static func events(_ events: AsyncStream<ServerSentEvent>) -> Response {
    let headers = ResponseHeaders([
      (.contentType, "text/event-stream"), (.cacheControl, "no-store"),
      ("X-Accel-Buffering", "no"),
    ])
    return Response(.ok, headers: headers, body: .events(events))
  }

  /// What the server itself answers when no handler can.
  static func refusal(_ status: Status, reason: StaticString) -> Response {
    var response = Response.text("\(reason)\n", status: status)
    response.closesConnection = true
    return response
  }
}
