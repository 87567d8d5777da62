import CZlib

/// The plain bytes of gzip, by zlib itself; nil when they are damaged.
func gunzipped(_ packed: [UInt8]) -> [UInt8]? {
  var stream = z_stream()
  let gzipWindow: Int32 = 15 + 16
  guard
    inflateInit2_(&stream, gzipWindow, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  else { return nil }
  defer { inflateEnd(&stream) }
  var packed = packed
  var plain: [UInt8] = []
  var result = Z_OK
  packed.withUnsafeMutableBufferPointer { input in
    stream.next_in = input.baseAddress
    stream.avail_in = uInt(input.count)
    var part = [UInt8](repeating: 0, count: 64 << 10)
    while result == Z_OK {
      part.withUnsafeMutableBufferPointer { output in
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(output.count)
        result = inflate(&stream, Z_NO_FLUSH)
        plain += output.prefix(output.count - Int(stream.avail_out))
      }
    }
  }
  return result == Z_STREAM_END && stream.avail_in == 0 ? plain : nil
}
