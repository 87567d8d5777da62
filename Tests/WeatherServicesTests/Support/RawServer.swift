import Glibc
import Synchronization

/// A server that sends the same bytes to whoever connects, and closes: no HTTP library would.
final class RawServer: Sendable {
  let port: UInt16
  private let descriptor: Int32
  private let count = Mutex(0)

  init(sending text: String) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { address in
        guard bind(descriptor, address.baseAddress, length) == 0, listen(descriptor, 16) == 0
        else { return Int32(-1) }
        return getsockname(descriptor, address.baseAddress, &length)
      }
    }
    guard result == 0 else { throw Failure(number: errno) }
    port = UInt16(bigEndian: address.sin_port)
    self.descriptor = descriptor
    let bytes = Array(text.utf8)
    onThread { [weak self] in
      while true {
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else { return }
        self?.count.withLock { $0 += 1 }
        var request = [UInt8](repeating: 0, count: 4096)
        _ = recv(client, &request, request.count, 0)
        _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        close(client)
      }
    }
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  var address: String { "http://127.0.0.1:\(port)" }
  var connections: Int { count.withLock { $0 } }

  struct Failure: Error {
    let number: Int32
  }
}

private func onThread(_ body: @escaping @Sendable () -> Void) {
  var thread = pthread_t()
  let box = Unmanaged.passRetained(Box(body))
  pthread_create(
    &thread, nil,
    { pointer in
      if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }, box.toOpaque())
  pthread_detach(thread)
}

private final class Box: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}
