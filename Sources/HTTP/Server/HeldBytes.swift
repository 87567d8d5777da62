/// Bytes that the library reads, on its own threads, for as long as it holds this.
final class HeldBytes: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Where they are.
  ///
  /// An array's elements stay in one place of the heap until it is changed or freed, and this one
  /// is neither while this object lives. So what is said to be good for the closure is good for
  /// longer, and a page of some size need not be copied for each request.
  var start: UnsafePointer<UInt8>? {
    bytes.withUnsafeBufferPointer(\.baseAddress)
  }
}
