import Glibc
import HTTP

/// A client that sends just the bytes it is told to, over a socket of its own.
actor RawClient {
  enum Failure: Error {
    case cannotConnect(Int32)
    /// The other end closed, or was silent for too long, before there was a whole response.
    case incomplete(String)
  }

  private let descriptor: Int32
  private var received: [UInt8] = []
  private var isClosed = false

  /// Connects; the patience is how long to wait for bytes, in seconds.
  init(port: UInt16, patience: Int = 30) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafeBytes(of: address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        connect(descriptor, $0.baseAddress, socklen_t(bytes.count))
      }
    }
    guard result == 0 else { throw Failure.cannotConnect(errno) }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    close(descriptor)
  }

  func send(_ text: String) async {
    await send(Array(text.utf8))
  }

  /// Sends as much as the other end takes; the rest is lost when it closes.
  func send(_ bytes: [UInt8]) async {
    let descriptor = descriptor
    await onThread {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Closes the connection for good, as a browser does with a page that is left.
  func leave() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Whether the other end closes, and sends nothing before it does.
  func seesClose() async -> Bool {
    let isMore = await receive()
    return !isMore && isClosed && received.isEmpty
  }

  /// Whether the other end closes, whatever it sends before it does.
  func seesCloseInTheEnd() async -> Bool {
    while await receive() {}
    return isClosed
  }

  /// The next response, whole; after `HEAD` it has no body.
  func response(hasBody: Bool = true) async throws -> RawResponse {
    let head = try await text(upTo: "\r\n\r\n")
    var response = RawResponse(head: head)
    guard hasBody, response.status != 304, response.status != 204 else { return response }
    if response["Transfer-Encoding"] == "chunked" {
      while let chunk = try await chunk(), !chunk.isEmpty {
        response.body += chunk
      }
    } else if let length = response["Content-Length"].flatMap({ Int($0) }) {
      response.body = try await bytes(length)
    } else {
      while await receive() {}
      response.body = received
      received = []
    }
    return response
  }

  /// The head of a response whose body is read by chunks.
  func head() async throws -> RawResponse {
    RawResponse(head: try await text(upTo: "\r\n\r\n"))
  }

  /// The next chunk; an empty one is the last; nil when the connection ends instead.
  func chunk() async throws -> [UInt8]? {
    guard let line = try? await text(upTo: "\r\n"), let size = Int(line, radix: 16) else {
      return nil
    }
    return try await bytes(size + 2).dropLast(2)
  }

  func text(upTo end: String) async throws -> String {
    let end = Array(end.utf8)
    var searched = 0
    while true {
      while searched + end.count <= received.count {
        if received[searched..<(searched + end.count)].elementsEqual(end) {
          let text = String(decoding: received[..<searched], as: UTF8.self)
          received.removeFirst(searched + end.count)
          return text
        }
        searched += 1
      }
      try await need()
    }
  }

  private func bytes(_ count: Int) async throws -> [UInt8] {
    while received.count < count { try await need() }
    defer { received.removeFirst(count) }
    return Array(received[..<count])
  }

  private func need() async throws {
    guard await receive() else {
      throw Failure.incomplete(String(decoding: received, as: UTF8.self))
    }
  }

  /// Whether something more has come.
  private func receive() async -> Bool {
    let descriptor = descriptor
    let (count, part) = await onThread {
      var part = [UInt8](repeating: 0, count: 64 << 10)
      let count = recv(descriptor, &part, part.count, 0)
      return (count, Array(part.prefix(max(0, count))))
    }
    received += part
    if count == 0 || count < 0 && errno != EAGAIN { isClosed = true }
    return count > 0
  }
}
