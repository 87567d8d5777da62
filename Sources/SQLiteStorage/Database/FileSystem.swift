import Glibc

/// The few questions to the file system that SQLite does not ask by itself.
enum FileSystem {
  static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  static func isReadable(_ path: String) -> Bool {
    unsafe faccessat(AT_FDCWD, path, R_OK, AT_EACCESS) == 0
  }

  static func isWritable(_ path: String) -> Bool {
    unsafe faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0
  }

  /// The folder that the file at `path` is in.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes an empty file that its owner alone can read.
  ///
  /// Returns `errno` when that failed; it is `EEXIST` when a file is there.
  static func makePrivateFile(_ path: String) -> Int32? {
    let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if descriptor < 0 { return errno }
    // Whatever the umask took away; it can't have added anything.
    fchmod(descriptor, 0o600)
    close(descriptor)
    return nil
  }

  /// Makes a folder that its owner alone can read, and those above it that are missing; `errno` when
  /// that failed.
  static func makePrivateFolders(_ path: String) -> Int32? {
    if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return nil }
    guard errno == ENOENT, folder(of: path) != path else { return errno }
    if let code = makePrivateFolders(folder(of: path)) { return code }
    return unsafe mkdir(path, 0o700) == 0 || errno == EEXIST ? nil : errno
  }

  /// Gives a file a second name, which nothing has yet, or its only one where files can't have two;
  /// `errno` when that failed.
  static func link(_ path: String, as target: String) -> Int32? {
    if unsafe Glibc.link(path, target) == 0 { return nil }
    guard errno == EPERM || errno == EOPNOTSUPP, !exists(target) else { return errno }
    return replace(target, by: path)
  }

  /// Gives a file the name of another, which is gone then; `errno` when that failed.
  static func replace(_ target: String, by path: String) -> Int32? {
    unsafe rename(path, target) == 0 ? nil : errno
  }

  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Waits until what was written to the file or folder at `path` is on disk; `errno` when that
  /// failed.
  ///
  /// Never for a database that this process has open: closing any descriptor of a file takes away
  /// all of the process's locks on it (POSIX, `fcntl`).
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
