internal import CMicroHTTPD
internal import Glibc

// What libmicrohttpd calls, on threads of its own. The first argument is always the server's core,
// which the daemon holds retained. Each pointer that is given to the library is retained by it once
// and released where the library says that it is done with it.

func core(_ context: UnsafeMutableRawPointer?) -> ServerCore? {
  context.map { Unmanaged<ServerCore>.fromOpaque($0).takeUnretainedValue() }
}

/// Whether a client may connect.
func acceptConnection(
  _ context: UnsafeMutableRawPointer?, _ address: UnsafePointer<sockaddr>?, _ length: socklen_t
) -> MHD_Result {
  core(context)?.isStopping == false ? .YES : .NO
}

/// A connection has been opened, or is about to be closed.
func connectionChanged(
  _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?,
  _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_ConnectionNotificationCode
) {
  guard let core = core(context), let handle, let slot else { return }
  if code == .CONNECTION_NOTIFY_STARTED {
    let connection = Connection(
      descriptor: http_connection_socket(handle),
      address: http_client_address(handle).flatMap { IPAddress($0) },
      proxies: core.configuration.trustedProxies)
    connection.enter(core.connections)
    slot.pointee = Unmanaged.passRetained(connection).toOpaque()
  } else if let opaque = slot.pointee {
    Unmanaged<Connection>.fromOpaque(opaque).takeRetainedValue().leave(core.connections)
    slot.pointee = nil
  }
}

/// A request line has come; what is returned is kept for the request.
func targetReceived(
  _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ handle: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let core = core(context), let handle, let opaque = http_socket_context(handle) else {
    return nil
  }
  let connection = Unmanaged<Connection>.fromOpaque(opaque).takeUnretainedValue()
  let exchange = Exchange(
    core: core, connection: connection, handle: handle,
    target: target.map { String(cString: $0) } ?? "")
  return Unmanaged.passRetained(exchange).toOpaque()
}

/// Called when a request's head has come, for each part of its body, when it has come whole, and
/// when a connection that was suspended goes on.
func requestProceeds(
  _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?, _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?,
  _ data: UnsafePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?,
  _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let opaque = slot?.pointee, let method, let version, let size else { return .NO }
  let exchange = Unmanaged<Exchange>.fromOpaque(opaque).takeUnretainedValue()
  let part = UnsafeRawBufferPointer(start: data, count: size.pointee)
  size.pointee = 0
  return exchange.proceed(method: method, version: version, part: part)
}

/// A request is over, however it ended.
func requestCompleted(
  _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?,
  _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_RequestTerminationCode
) {
  guard let opaque = slot?.pointee else { return }
  slot?.pointee = nil
  Unmanaged<Exchange>.fromOpaque(opaque).takeRetainedValue().end()
}

/// Leaves paths and queries as they came: they are decoded once, elsewhere.
func leaveEncoded(
  _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?,
  _ text: UnsafeMutablePointer<CChar>?
) -> Int {
  text.map { strlen($0) } ?? 0
}

/// Bytes of a streamed body are wanted.
func streamWanted(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ most: Int
) -> Int {
  guard let context, let buffer else { return ResponseStream.broken }
  return Unmanaged<ResponseStream>.fromOpaque(context).takeUnretainedValue()
    .read(into: UnsafeMutableRawBufferPointer(start: buffer, count: most))
}

/// Bytes that a response was made of are not needed any more.
func bytesReleased(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<HeldBytes>.fromOpaque(context).release()
}

func streamReleased(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<ResponseStream>.fromOpaque(context).takeRetainedValue().close()
}
