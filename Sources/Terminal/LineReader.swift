import Glibc

/// The lines of a file descriptor, most often of standard input, as UTF-8.
package struct LineReader {
  private let descriptor: Int32
  private let maximumLength: Int
  private let chunkSize: Int
  private var buffer: [UInt8] = []
  /// Where in the buffer the next line begins.
  private var start = 0
  private var hasEnded = false
  /// How many lines were read.
  package private(set) var count = 0

  /// - Parameters:
  ///   - descriptor: What is read.
  ///   - maximumLength: The most bytes of a line, so that an endless one does not take all memory.
  ///   - chunkSize: The most bytes that are read at once, and so ahead of the line.
  package init(
    descriptor: Int32, maximumLength: Int = 1024 * 1024, chunkSize: Int = 64 * 1024
  ) {
    self.descriptor = descriptor
    self.maximumLength = maximumLength
    self.chunkSize = max(chunkSize, 1)
  }

  /// The next line without its end (LF or CR LF), or nil when there is none.
  ///
  /// The last line need not have an end. A byte order mark before the first is left out.
  package mutating func next() throws(InputError) -> String? {
    guard var bytes = try nextBytes() else { return nil }
    count += 1
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if count == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard let line = String(validating: bytes, as: UTF8.self) else {
      throw .invalidText(line: count)
    }
    return line
  }

  private mutating func nextBytes() throws(InputError) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        guard end - start <= maximumLength else { throw .lineTooLong(line: count + 1) }
        return buffer[start..<end]
      }
      guard buffer.count - start <= maximumLength else { throw .lineTooLong(line: count + 1) }
      if hasEnded {
        defer { start = buffer.count }
        return start < buffer.count ? buffer[start...] : nil
      }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      try fill()
    }
  }

  private mutating func fill() throws(InputError) {
    let (bytes, code) = withUnsafeTemporaryAllocation(byteCount: chunkSize, alignment: 1) { chunk in
      var count = -1
      repeat {
        count = read(descriptor, chunk.baseAddress, chunkSize)
      } while count < 0 && errno == EINTR
      return count < 0 ? ([], errno) : (Array(chunk.prefix(count)), 0)
    }
    guard code == 0 else { throw .failed(code: code) }
    hasEnded = bytes.isEmpty
    buffer.append(contentsOf: bytes)
  }
}
