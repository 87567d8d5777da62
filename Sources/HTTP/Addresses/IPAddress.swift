import Glibc

/// An address of IPv4 or IPv6, as 128 bits; one of IPv4 is kept as the IPv6 address that stands for
/// it (`::ffff:192.0.2.1`), so that both kinds compare alike.
package struct IPAddress: Hashable, Sendable, CustomStringConvertible {
  let high: UInt64
  let low: UInt64

  private static let v4Prefix: UInt64 = 0xFFFF_0000_0000

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// - Parameter v4: In the machine's order of bytes.
  init(v4: UInt32) {
    self.init(high: 0, low: Self.v4Prefix | UInt64(v4))
  }

  /// Reads `192.0.2.1`, `2001:db8::1`, and `[2001:db8::1]`.
  package init?(_ text: some StringProtocol) {
    var text = String(text)
    if text.hasPrefix("["), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
    guard !text.utf8.contains(0) else { return nil }
    var v4 = in_addr()
    if inet_pton(AF_INET, text, &v4) == 1 {
      self.init(v4: UInt32(bigEndian: v4.s_addr))
      return
    }
    var v6 = in6_addr()
    guard inet_pton(AF_INET6, text, &v6) == 1 else { return nil }
    self.init(v6)
  }

  init(_ v6: in6_addr) {
    self = withUnsafeBytes(of: v6) { bytes in
      IPAddress(
        high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
  }

  /// The address of a connection's other end; nil when it is of neither kind.
  init?(_ address: UnsafePointer<sockaddr>) {
    let raw = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      self.init(v4: UInt32(bigEndian: raw.loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr))
    case AF_INET6:
      self.init(raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr)
    default:
      return nil
    }
  }

  var isV4: Bool { high == 0 && low >> 32 == 0xFFFF }

  package var description: String {
    guard !isV4 else {
      return stride(from: 24, through: 0, by: -8).map { String(low >> $0 & 0xFF) }
        .joined(separator: ".")
    }
    var address = v6
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(AF_INET6, &address, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }

  var v6: in6_addr {
    var address = in6_addr()
    withUnsafeMutableBytes(of: &address) { bytes in
      bytes.storeBytes(of: high.bigEndian, as: UInt64.self)
      bytes.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
    }
    return address
  }
}
