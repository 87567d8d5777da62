internal import Glibc

/// A socket that listens, opened here rather than by the library for the sake of clear errors.
struct ListeningSocket {
  let descriptor: Int32
  let port: UInt16

  init(host: String, port: UInt16) throws(ServerError) {
    guard let address = IPAddress(host == "localhost" ? "127.0.0.1" : host) else {
      throw .notAnAddress(host)
    }
    descriptor = socket(
      address.isV4 ? AF_INET : AF_INET6, Int32(SOCK_STREAM.rawValue) | Self.socketFlags, 0)
    guard descriptor >= 0 else { throw .noResources(reason: errno) }
    guard Self.listen(descriptor, on: address, port), let bound = Self.port(of: descriptor) else {
      let reason = errno
      close(descriptor)
      throw .cannotListen(host: host, port: port, reason: reason)
    }
    self.port = bound
  }

  private static let socketFlags =
    Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)

  /// A restart must not wait for the connections of the server before it to be forgotten, hence
  /// `SO_REUSEADDR`; `::` takes IPv4 too.
  private static func listen(_ descriptor: Int32, on address: IPAddress, _ port: UInt16) -> Bool {
    guard set(descriptor, SOL_SOCKET, SO_REUSEADDR, to: 1) else { return false }
    let isBound =
      if address.isV4 {
        bind(descriptor, to: address.v4(port: port))
      } else {
        set(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, to: 0)
          && bind(descriptor, to: address.v6(port: port))
      }
    return isBound && Glibc.listen(descriptor, SOMAXCONN) == 0
  }

  private static func bind<Address>(_ descriptor: Int32, to address: Address) -> Bool {
    withUnsafeBytes(of: address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        Glibc.bind(descriptor, $0.baseAddress, socklen_t(bytes.count)) == 0
      }
    }
  }

  private static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32, to value: Int32)
    -> Bool
  {
    var value = value
    return setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size)) == 0
  }

  /// The port is at the same place in the addresses of both kinds.
  private static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let result = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    return result == 0 ? UInt16(bigEndian: storage.sin6_port) : nil
  }
}

extension IPAddress {
  fileprivate func v4(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(truncatingIfNeeded: low).bigEndian
    return address
  }

  fileprivate func v6(port: UInt16) -> sockaddr_in6 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = v6
    return address
  }
}
