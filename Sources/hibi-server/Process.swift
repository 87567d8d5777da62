import Glibc

/// Writes a line to standard error in one piece, so that those of several threads never mix.
func writeLogLine(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  unsafe bytes.withUnsafeBytes { bytes in
    _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count)
  }
}

/// Bytes of memory that the process holds: the second number of `/proc/self/statm`, in pages
/// (proc(5)).
func residentBytes() -> Int? {
  let file = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: 128)
  let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
  guard count > 0 else { return nil }
  let numbers = String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: " ")
  guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
  return pages * sysconf(Int32(_SC_PAGESIZE))
}
