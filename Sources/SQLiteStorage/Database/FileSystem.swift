import Glibc

/// The few questions to the file system that SQLite does not ask by itself.
enum FileSystem {
  static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  static func isReadable(_ path: String) -> Bool {
    unsafe faccessat(AT_FDCWD, path, R_OK, AT_EACCESS) == 0
  }

  /// The folder that the file at `path` is in.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes an empty file that its owner alone can read, and the folders above it that are missing.
  ///
  /// Returns `errno` when that failed; it is `EEXIST` when a file is there.
  static func makePrivateFile(_ path: String) -> Int32? {
    var descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if descriptor < 0 && errno == ENOENT {
      if let code = makePrivateFolders(folder(of: path)) { return code }
      descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    }
    if descriptor < 0 { return errno }
    // Whatever the umask took away; it can't have added anything.
    fchmod(descriptor, 0o600)
    close(descriptor)
    return nil
  }

  /// Makes a folder and those above it that are missing; `errno` when that failed.
  private static func makePrivateFolders(_ path: String) -> Int32? {
    if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return nil }
    guard errno == ENOENT, folder(of: path) != path else { return errno }
    if let code = makePrivateFolders(folder(of: path)) { return code }
    return unsafe mkdir(path, 0o700) == 0 || errno == EEXIST ? nil : errno
  }

  /// Waits until what was written to the file or folder at `path` is on disk.
  static func synchronize(_ path: String) -> Int32? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return errno }
    defer { close(descriptor) }
    return fsync(descriptor) == 0 ? nil : errno
  }

  static func message(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
