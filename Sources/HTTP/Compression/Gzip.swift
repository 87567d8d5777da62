internal import CZlib

/// The gzip coding (RFC 1952), by zlib.
package enum Gzip {
  package enum Effort: Sendable {
    /// For what is made for each request.
    case fastest
    /// For what is made once.
    case smallest

    fileprivate var level: Int32 {
      switch self {
      case .fastest: Z_BEST_SPEED
      case .smallest: Z_BEST_COMPRESSION
      }
    }
  }

  /// Nil when zlib has no memory for it; then the plain bytes are sent.
  package static func compressed(_ bytes: [UInt8], effort: Effort = .fastest) -> [UInt8]? {
    guard bytes.count < Int(Int32.max), let deflater = Deflater(level: effort.level) else {
      return nil
    }
    return deflater.compressed(bytes)
  }
}
