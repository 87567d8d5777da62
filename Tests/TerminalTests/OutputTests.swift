import Glibc
import Testing

@testable import Terminal

@Suite struct OutputTests {
  @Test func `keeps text until it is finished`() throws {
    let pipe = Pipe()
    let output = Output(descriptor: pipe.writer)

    output.write("買い物")
    output.write(Array("👍🏽\n".utf8))
    output.append { $0.append(UInt8(ascii: "!")) }
    var waiting = pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0)
    #expect(poll(&waiting, 1, 0) == 0)

    try output.finish()
    #expect(pipe.text() == "買い物👍🏽\n!")
  }

  @Test func `writes all of a long text through a narrow, impatient pipe`() throws {
    let pipe = Pipe()
    _ = fcntl(pipe.writer, F_SETFL, O_NONBLOCK)
    let line = String(repeating: "あ", count: 1000) + "\n"
    let reading = reader(of: pipe.reader)

    let output = Output(descriptor: pipe.writer)
    for _ in 0..<1000 { output.write(line) }
    try output.finish()
    pipe.closeWriter()

    #expect(reading.value == 1000 * line.utf8.count)
  }

  @Test func `says that there is no room`() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let output = Output(descriptor: full)

    output.write("text")

    #expect(throws: OutputError.full) { try output.finish() }
    #expect(throws: OutputError.full) { try output.finish() }
  }

  @Test func `says that the reader went away, and survives it`() {
    let pipe = Pipe()
    let other = Pipe()
    dup2(other.reader, pipe.reader)
    let output = Output(descriptor: pipe.writer)

    output.write(String(repeating: "x", count: 200_000))

    #expect(output.failure == .closed)
    #expect(throws: OutputError.closed) { try output.finish() }
  }

  @Test func `says what else went wrong`() {
    let output = Output(descriptor: -1)

    output.write("text")

    #expect(throws: OutputError.failed(code: EBADF)) { try output.finish() }
  }

  /// Counts all bytes that come, on another thread.
  private func reader(of descriptor: Int32) -> Worker<Int> {
    Worker {
      var total = 0
      var chunk = [UInt8](repeating: 0, count: 1000)
      while true {
        let count = read(descriptor, &chunk, chunk.count)
        guard count > 0 else { return total }
        total += count
      }
    }
  }
}
