import Glibc

/// A variable of the environment; nil when it is not set.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// What is in a file; nil when it can't be read or is larger than any file about time zones.
func contents(of path: String) -> [UInt8]? {
  let limit = 1 << 20
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  if descriptor < 0 { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 16_384)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count == 0 { return bytes }
    if count < 0 || bytes.count + count > limit { return nil }
    bytes += buffer[..<count]
  }
}

/// Where a symbolic link leads; nil when it is none.
func target(ofLink path: String) -> String? {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink(path, &buffer, buffer.count)
  return count < 0
    ? nil : String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
