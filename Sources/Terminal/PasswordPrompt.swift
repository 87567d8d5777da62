import Glibc

/// Asks for a password, which is never an argument: everyone on the machine can see those.
///
/// It is typed on the terminal, which does not show it, or comes as a line of standard input where
/// that is no terminal, for scripts.
package struct PasswordPrompt: Sendable {
  private let input: Int32
  private let device: String

  /// A prompt on the terminal that controls the process, if standard input is a terminal at all.
  package init(input: Int32 = STDIN_FILENO, device: String = "/dev/tty") {
    self.input = input
    self.device = device
  }

  /// Asks until a line is given; control and D on an empty one throws `ended`.
  ///
  /// A signal that ends or stops the process does so after the terminal is as it was before. When
  /// the process goes on after it, the question is asked again.
  package func password(_ prompt: String) throws(InputError) -> String {
    guard isatty(input) == 1 else { return try lineOfInput() }
    let terminal = open(device, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { throw .noTerminal }
    defer { close(terminal) }
    while true {
      switch try ask(prompt, on: terminal) {
      case .line(let line): return line
      case .signal(let number): deliver(number)
      }
    }
  }

  /// A line byte by byte: the next one may be another password, or somebody else's to read.
  private func lineOfInput() throws(InputError) -> String {
    var lines = LineReader(descriptor: input, maximumLength: 4096, chunkSize: 1)
    guard let line = try lines.next() else { throw .ended }
    return line
  }

  private enum Outcome {
    case line(String)
    case signal(Int32)
  }

  private func ask(_ prompt: String, on terminal: Int32) throws(InputError) -> Outcome {
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { throw .noTerminal }
    guard let signals = CaughtSignals([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]) else {
      throw .failed(code: errno)
    }
    defer { signals.release() }
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    // TCSAFLUSH drops what was typed before the question was there.
    guard tcsetattr(terminal, TCSAFLUSH, &silent) == 0 else { throw .failed(code: errno) }
    defer {
      tcsetattr(terminal, TCSAFLUSH, &before)
      send("\n", to: terminal)
    }
    send(prompt, to: terminal)
    return try line(from: terminal, unless: signals)
  }

  /// A line of the terminal, which gives whole lines of at most 4,096 bytes (termios(3)).
  private func line(
    from terminal: Int32, unless signals: CaughtSignals
  ) throws(InputError) -> Outcome {
    var waiting = [
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waiting, 2, -1) < 0 {
      guard errno == EINTR else { throw .failed(code: errno) }
    }
    if let number = signals.next() { return .signal(number) }
    return .line(
      try withUnsafeTemporaryAllocation(byteCount: 4097, alignment: 1) {
        bytes throws(InputError) in
        defer { bytes.baseAddress.map { explicit_bzero($0, bytes.count) } }
        let count = read(terminal, bytes.baseAddress, bytes.count)
        guard count >= 0 else { throw .failed(code: errno) }
        guard count > 0 else { throw .ended }
        let line = bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") }
        guard let text = String(validating: line, as: UTF8.self) else {
          throw .invalidText(line: 1)
        }
        return text
      })
  }

  private func send(_ text: String, to terminal: Int32) {
    var text = text
    text.withUTF8 { _ = write(terminal, $0.baseAddress, $0.count) }
  }
}
