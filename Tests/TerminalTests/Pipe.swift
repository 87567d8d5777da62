import Glibc

/// A pipe with both ends, closed when it goes.
final class Pipe {
  let reader: Int32
  private(set) var writer: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    closeWriter()
  }

  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// Writes what fits in a pipe, 64 KiB, and closes it.
  func give(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(writer, $0.baseAddress, $0.count) }
    closeWriter()
  }

  /// What was written, once the writer is closed.
  func text() -> String {
    closeWriter()
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(reader, &chunk, chunk.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk.prefix(count)
    }
  }
}
