import ICalendar
import Testing

@Suite struct ReadingErrorTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let error: ReadingError
    let leniency: Leniency

    init(_ text: String, _ error: ReadingError, _ leniency: Leniency) {
      self.init(text, Array(text.utf8), error, leniency)
    }

    init(_ description: String, _ bytes: [UInt8], _ error: ReadingError, _ leniency: Leniency) {
      testDescription = description
      self.bytes = bytes
      self.error = error
      self.leniency = leniency
    }
  }

  static let faults = [
    Fault(
      "BEGIN:A\r\nSUMMARY:a\r\n b\r\nno colon\r\nEND:A", .noColon(Place(line: 3)), .unreadableLines),
    Fault(
      "BEGIN:A\n\nSUMMARY;X=1\nEND:A", .noColon(Place(line: 3, property: "SUMMARY")),
      .unreadableLines),
    Fault("BEGIN:A\nlost line: of notes\nEND:A", .badName(Place(line: 2)), .unreadableLines),
    Fault("BEGIN:A\n:value\nEND:A", .badName(Place(line: 2)), .unreadableLines),
    Fault("BEGIN:A\nSÜMMARY:x\nEND:A", .badName(Place(line: 2)), .unreadableLines),
    Fault(" BEGIN:A\nEND:A", .badName(Place(line: 1)), [.unreadableLines, .nesting]),
    Fault(
      "BEGIN:\nEND:", .badName(Place(line: 1, property: "BEGIN")), [.unreadableLines, .nesting]),
    Fault(
      "BEGIN:A\nDUE;DATE:20260101\nEND:A", .badParameter(Place(line: 2, property: "DUE")),
      .badParameters),
    Fault(
      "BEGIN:A\nX;A=1;=2:3\nEND:A", .badParameter(Place(line: 2, property: "X")), .badParameters),
    Fault(
      "BEGIN:A\nattach;X=\"a:b\nEND:A", .unfinishedQuote(Place(line: 2, property: "ATTACH")),
      .unreadableLines),
    Fault(
      "BEGIN:A\nSUMMARY:a\u{0B}b\nEND:A",
      .controlCharacter(Place(line: 2, property: "SUMMARY"), code: 0x0B), .controlCharacters),
    Fault(
      "BEGIN:A\nSUMMARY:\u{7F}\u{0}\nEND:A",
      .controlCharacter(Place(line: 2, property: "SUMMARY"), code: 0x7F), .controlCharacters),
    Fault(
      "a lone lead byte", Array("BEGIN:A\nSUMMARY:x".utf8) + [0xE3] + Array("\nEND:A".utf8),
      .invalidUTF8(Place(line: 2, property: "SUMMARY"), offset: 9), .invalidUTF8),
    Fault(
      "a surrogate", Array("BEGIN:A\nX:".utf8) + [0xED, 0xA0, 0x80] + Array("\nEND:A".utf8),
      .invalidUTF8(Place(line: 2, property: "X"), offset: 2), .invalidUTF8),
    Fault(
      "Latin-1 behind a fold", Array("BEGIN:A\nX:a\n b".utf8) + [0xFC, 0x0A] + Array("END:A".utf8),
      .invalidUTF8(Place(line: 2, property: "X"), offset: 4), .invalidUTF8),
    Fault(
      "BEGIN:A\nEND:B\nEND:A", .unexpectedEnd(Place(line: 2, property: "END"), component: "B"),
      .nesting),
    Fault(
      "BEGIN:A\nBEGIN:b\nEND:A",
      .unfinishedComponent(Place(line: 2, property: "BEGIN"), component: "B"), .nesting),
    Fault(
      "BEGIN:A\nX:1", .unfinishedComponent(Place(line: 1, property: "BEGIN"), component: "A"),
      .nesting),
    Fault(
      "BEGIN:A\nEND:A\nX:1", .outsideComponent(Place(line: 3, property: "X")), .nesting),
  ]

  @Test(arguments: faults)
  func `says what is wrong, and where`(fault: Fault) {
    #expect(throws: fault.error) { try CalendarStream(reading: fault.bytes) }
    #expect(throws: fault.error) {
      try CalendarStream(
        reading: fault.bytes, allowing: Leniency.everything.subtracting(fault.leniency))
    }
  }

  @Test(arguments: faults)
  func `keeps what is wrong when it is let pass`(fault: Fault) throws {
    let stream = try CalendarStream(reading: fault.bytes, allowing: fault.leniency)

    #expect(stream.bytes == fault.bytes)
    #expect(stream.faults.first == fault.error)
  }

  @Test func `reads what stands around a line that is let pass`() throws {
    let text =
      "BEGIN:VTODO\nSUMMARY:first\nthe second: line\n\nthird\nDUE;DATE:20260101\nEND:VTODO\n"

    var stream = try CalendarStream(
      reading: Array(text.utf8), allowing: [.unreadableLines, .badParameters])

    let task = try #require(stream.component("VTODO"))
    #expect(task.properties.map(\.name) == ["SUMMARY", "DUE"])
    #expect(task.property("DUE")?.parameters == [Parameter("DATE", values: [])])
    stream.editComponents("VTODO") { $0.change("SUMMARY") { $0.setText("new") } }
    #expect(stream.text == text.replacing("SUMMARY:first\n", with: "SUMMARY:new\r\n"))
  }

  @Test func `ends components that an outer end closes`() throws {
    let text = "BEGIN:A\nBEGIN:B\nBEGIN:C\nX:1\nEND:A\nBEGIN:D\nEND:D\n"

    let stream = try CalendarStream(reading: Array(text.utf8), allowing: .nesting)

    let outer = try #require(stream.component("A"))
    #expect(outer.component("B")?.component("C")?.property("X")?.value == "1")
    #expect(stream.component("D") != nil)
    #expect(stream.text == text)
  }

  @Test func `decodes what is no UTF-8 as U+FFFD, and writes it as it came`() throws {
    let bytes =
      Array("BEGIN:A\nX;P=".utf8) + [0xFF] + Array(":a".utf8) + [0xE3, 0x81]
      + Array("b\nY:1\nEND:A\n".utf8)

    var stream = try CalendarStream(reading: bytes, allowing: .invalidUTF8)

    #expect(stream.component("A")?.property("X")?.text == "a\u{FFFD}b")
    #expect(stream.bytes == bytes)
    stream.editComponents("A") { $0.change("X") { $0.setText("c") } }
    #expect(
      stream.bytes == Array("BEGIN:A\nX;P=".utf8) + [0xFF] + Array(":c\r\nY:1\nEND:A\n".utf8))
  }

  static let limits: [(String, ReadingError?)] = [
    ("BEGIN:A\nX:1\nY:2\nEND:A", nil),
    ("BEGIN:A\nX:1\nY:2\n Y:3\nEND:A", nil),
    ("BEGIN:A\nX:1\nY:2\nZ:3\nEND:A", .tooManyLines(limit: 4)),
    ("BEGIN:A\n\n\n\n\n", .tooManyLines(limit: 4)),
    ("BEGIN:A\nBEGIN:B\nEND:B\nEND:A", nil),
    (
      "BEGIN:A\nBEGIN:B\nBEGIN:C\n",
      .tooDeep(Place(line: 3, property: "BEGIN"), limit: 2)
    ),
    ("BEGIN:A\nX:\(String(repeating: "1", count: 30))\nEND:A", .tooLarge(limit: 40)),
  ]

  @Test(arguments: limits)
  func `stops at a limit, whatever is let pass`(text: String, error: ReadingError?) {
    let limits = Limits(bytes: 40, lines: 4, depth: 2)

    for leniency in [[], Leniency.everything] {
      var thrown: ReadingError?
      do {
        _ = try CalendarStream(reading: Array(text.utf8), allowing: leniency, limits: limits)
      } catch {
        thrown = error
      }
      #expect(thrown == error)
    }
  }

  @Test func `reads no bytes and blank lines as a text without calendars`() throws {
    for text in ["", "\r\n", "\n\n"] {
      let stream = try CalendarStream(reading: Array(text.utf8))

      #expect(stream.components.isEmpty)
      #expect(stream.text == text)
    }
  }
}
