import Glibc

/// What can be shown where output goes: how wide it is, and whether in colour.
package struct Screen: Equatable, Sendable {
  /// The width in columns, or nil when it is no terminal: then nothing is cut, and other programs
  /// read all of it.
  package let columns: Int?
  package let showsColor: Bool

  package var isTerminal: Bool { columns != nil }

  package init(columns: Int?, showsColor: Bool) {
    self.columns = columns
    self.showsColor = showsColor
  }

  /// The screen behind a file descriptor.
  ///
  /// The width is the terminal's own (`TIOCGWINSZ`, see ioctl_tty(2)), or else `COLUMNS`, or else
  /// 80. Colour is for terminals only, and not when `NO_COLOR` is set to anything
  /// (https://no-color.org) or the terminal says that it is dumb or not what it is.
  package init(
    descriptor: Int32, environment: (String) -> String? = environmentVariable
  ) {
    guard isatty(descriptor) == 1 else {
      self.init(columns: nil, showsColor: false)
      return
    }
    let variable = environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let kind = environment("TERM") ?? ""
    self.init(
      columns: windowColumns(descriptor) ?? variable ?? 80,
      showsColor: (environment("NO_COLOR") ?? "").isEmpty && !["", "dumb"].contains(kind))
  }

  /// `text` in a style where colour is shown, and as it is elsewhere.
  package func styled(_ text: String, _ style: Style) -> String {
    guard showsColor, style != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(style.code)m\(text)\u{1B}[0m"
  }
}

private func windowColumns(_ descriptor: Int32) -> Int? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}
