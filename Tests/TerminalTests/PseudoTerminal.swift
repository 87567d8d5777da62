import Glibc

/// A terminal without a screen: what a program sees is `descriptor`, what a person does is `person`.
final class PseudoTerminal {
  let person: Int32
  let descriptor: Int32
  let path: String

  init?() {
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard ioctl(person, Self.lock, &isLocked) == 0,
      ioctl(person, Self.getNumber, &number) == 0
    else { return nil }
    path = "/dev/pts/\(number)"
    descriptor = open(path, O_RDWR | O_NOCTTY)
  }

  /// TIOCSPTLCK and TIOCGPTN (ioctl_tty(2)), which Swift does not see.
  private static let lock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  deinit {
    close(person)
    close(descriptor)
  }

  var showsInput: Bool {
    var mode = termios()
    tcgetattr(descriptor, &mode)
    return mode.c_lflag & tcflag_t(ECHO) != 0
  }

  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until `text` is shown, and gives all that was shown before and with it.
  func shown(until text: String) -> String {
    var seen = ""
    var chunk = [UInt8](repeating: 0, count: 256)
    while !seen.utf8.contains(text.utf8) {
      let count = read(person, &chunk, chunk.count)
      guard count > 0 else { return seen }
      seen += String(decoding: chunk.prefix(count), as: UTF8.self)
    }
    return seen
  }

  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
  }
}
