internal import CZlib

/// One zlib stream, for one run of bytes.
struct Deflater: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>

  /// Nil when zlib has no memory for its tables, some 256 KiB.
  init?(level: Int32) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let gzipWindow: Int32 = 15 + 16
    let usualMemory: Int32 = 8
    let result = deflateInit2_(
      stream, level, Z_DEFLATED, gzipWindow, usualMemory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard result == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var bytes = bytes
    let bound = Int(deflateBound(stream, UInt(bytes.count)))
    var isDone = false
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      bytes.withUnsafeMutableBufferPointer { input in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = uInt(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = uInt(output.count)
        isDone = deflate(stream, Z_FINISH) == Z_STREAM_END
        count = output.count - Int(stream.pointee.avail_out)
      }
    }
    return isDone ? packed : nil
  }
}
