import Glibc

/// Reads all of a file, or of a file descriptor.
package enum InputFile {
  /// The bytes of the file at a path, which must not be more than `limit`.
  package static func bytes(at path: String, limit: Int) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(code: errno) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, limit: limit)
  }

  /// The bytes that are left of a descriptor, which must not be more than `limit`.
  package static func bytes(of descriptor: Int32, limit: Int) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      bytes.reserveCapacity(min(Int(status.st_size), limit))
    }
    let chunkSize = 256 * 1024
    while true {
      let (count, code) = withUnsafeTemporaryAllocation(byteCount: chunkSize, alignment: 1) {
        chunk in
        let count = read(descriptor, chunk.baseAddress, chunkSize)
        if count > 0 { bytes.append(contentsOf: chunk.prefix(count)) }
        return (count, count < 0 ? errno : 0)
      }
      if code == EINTR { continue }
      guard code == 0 else { throw .failed(code: code) }
      guard count > 0 else { return bytes }
      guard bytes.count <= limit else { throw .failed(code: EFBIG) }
    }
  }
}
