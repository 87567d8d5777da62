import Glibc
import Testing

@testable import Terminal

@Suite struct LineReaderTests {
  static let inputs: [(String, [String])] = [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
    ("a\n\nb\n", ["a", "", "b"]),
    ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    ("買い物👍🏽\n청소하기\ncafe\u{301}\n", ["買い物👍🏽", "청소하기", "cafe\u{301}"]),
  ]

  @Test(arguments: inputs, [1, 2, 65536])
  func `reads lines however they come`(input: (String, [String]), chunkSize: Int) throws {
    let pipe = Pipe()
    pipe.give(Array(input.0.utf8))

    var reader = LineReader(descriptor: pipe.reader, chunkSize: chunkSize)
    var lines: [String] = []
    while let line = try reader.next() { lines.append(line) }

    #expect(lines.map { Array($0.utf8) } == input.1.map { Array($0.utf8) })
    #expect(reader.count == lines.count)
  }

  @Test func `names the line of bytes that are no text, and goes on after it`() throws {
    let pipe = Pipe()
    pipe.give(Array("one\n".utf8) + [0x66, 0xFC, 0x72, 0x0A] + Array("three".utf8))
    var reader = LineReader(descriptor: pipe.reader)

    #expect(try reader.next() == "one")
    #expect(throws: InputError.invalidText(line: 2)) { try reader.next() }
    #expect(try reader.next() == "three")
    #expect(try reader.next() == nil)
  }

  @Test func `takes no line that is too long`() throws {
    let pipe = Pipe()
    pipe.give(Array("12345\n123456\n".utf8))
    var reader = LineReader(descriptor: pipe.reader, maximumLength: 5, chunkSize: 3)

    #expect(try reader.next() == "12345")
    #expect(throws: InputError.lineTooLong(line: 2)) { try reader.next() }
  }

  @Test func `reads an endless line no further than needed`() {
    let zeros = open("/dev/zero", O_RDONLY)
    defer { close(zeros) }
    var reader = LineReader(descriptor: zeros)

    #expect(throws: InputError.lineTooLong(line: 1)) { try reader.next() }
  }

  @Test func `says when there is nothing to read from`() {
    var reader = LineReader(descriptor: -1)

    #expect(throws: InputError.failed(code: EBADF)) { try reader.next() }
  }
}
