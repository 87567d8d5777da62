/// HTML that the builder has written, and that can be built into more of it.
///
/// Only the builder makes one, so all in it has been escaped.
public struct Fragment: Sendable, Equatable {
  /// In UTF-8.
  public let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The same as text, for tests to read.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
