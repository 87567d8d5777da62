import ICalendar
import TestSupport
import Testing

/// Random edits of random texts, which leave all other lines as they were.
@Suite struct RandomEditTests {
  @Test(arguments: UInt64(1)...200)
  func `an edit leaves every other byte where it was`(seed: UInt64) throws {
    var text = RandomText(seed: seed)
    var stream = try CalendarStream(reading: text.bytes)
    #expect(stream.bytes == text.bytes)

    for _ in 1...6 {
      let chosen = text.properties.randomElement(using: &text.random)
      guard let chosen else { break }
      let name = "X-\(chosen)"
      let value = text.randomText()
      let expected: String?
      if Bool.random(using: &text.random) {
        stream.editAll { component in
          component.edit(name) { property in
            property.setText(value + "!")
            property.setParameter("NEW", to: "a:b")
          }
        }
        expected = value + "!"
      } else {
        stream.editAll { $0.remove(name) }
        expected = nil
      }

      let written = stream.bytes
      let before = text.lines[..<chosen].flatMap(\.self)
      let after = text.lines[(chosen + 1)...].flatMap(\.self)
      #expect(written.starts(with: before))
      #expect(written.reversed().starts(with: after.reversed()))
      let middle = Array(written.dropFirst(before.count).dropLast(after.count))
      try expectLine(middle, name: name, text: expected)
      text.lines[chosen] = middle
      if expected == nil { text.properties.removeAll { $0 == chosen } }
    }

    let again = try CalendarStream(reading: stream.bytes)
    #expect(again == stream)
    #expect(again.bytes == stream.bytes)
  }

  /// That bytes are one line, well folded, with a property; or none.
  private func expectLine(_ bytes: [UInt8], name: String, text: String?) throws {
    guard let text else { return #expect(bytes.isEmpty) }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    #expect(lines.dropLast().allSatisfy { $0.utf8.count <= 75 && !$0.contains("\u{FFFD}") })
    #expect(lines.dropLast().dropFirst().allSatisfy { $0.utf8.first == 0x20 })
    let whole = Array("BEGIN:A\r\n".utf8) + bytes + Array("END:A\r\n".utf8)
    let component = try #require(try CalendarStream(reading: whole).component("A"))
    #expect(component.items.count == 1)
    #expect(component.property(name)?.text == text)
    #expect(component.property(name)?.parameter("NEW") == "a:b")
  }
}

/// Lines with components in each other, folded and ended in any way, each with a name of its own.
struct RandomText {
  var random: SeededGenerator
  var lines: [[UInt8]] = []
  /// The places among the lines of those that are properties.
  var properties: [Int] = []

  var bytes: [UInt8] { lines.flatMap(\.self) }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    component(depth: 0)
  }

  private mutating func component(depth: Int) {
    let name = ["VTODO", "vtodo", "X-Custom", "VALARM"].randomElement(using: &random) ?? ""
    add("BEGIN:\(name)")
    for _ in 0...Int.random(in: 1...8, using: &random) {
      switch Int.random(in: 0...9, using: &random) {
      case 0 where depth < 4: component(depth: depth + 1)
      case 1: lines.append(Array("\r\n".utf8))
      default:
        properties.append(lines.count)
        add("X-\(lines.count)\(randomParameters()):\(randomValue())")
      }
    }
    add("END:\(name)")
  }

  private mutating func add(_ line: String) {
    var bytes = Array(line.utf8)
    let offsets = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Int.random(in: 1...bytes.count, using: &random)
    }
    // From the end on, so that no fold cuts another.
    for offset in Set(offsets).sorted(by: >) {
      let fold = ["\r\n ", "\n ", "\r\n\t", "\r "].randomElement(using: &random) ?? ""
      bytes.insert(contentsOf: Array(fold.utf8), at: offset)
    }
    // A lone CR before a line that is blank, or between a CR and its LF, would be another end.
    let end = ["\r\n", "\n"].randomElement(using: &random) ?? ""
    lines.append(bytes + Array(end.utf8))
  }

  private mutating func randomParameters() -> String {
    let all = ["", ";A=1", ";x=\"a;b:c\",d", ";Y=^n^^", ";VALUE=TEXT", ";Z=", ";N=청소"]
    return (all.randomElement(using: &random) ?? "") + (all.randomElement(using: &random) ?? "")
  }

  private mutating func randomValue() -> String {
    let pieces = ["a", "\\n", "\\,", ",", ";", ":", "あ", "🎏", "é", "\"", "\\", " ", "\t", "%"]
    return (0..<Int.random(in: 0...90, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  mutating func randomText() -> String {
    let pieces = ["a", "\n", ",", ";", ":", "あ", "🎏", "e\u{301}", "\"", "\\", "\\n", " ", "\t"]
    return (0..<Int.random(in: 0...90, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }
}

extension ItemContainer {
  /// Changes each component, of any depth.
  fileprivate mutating func editAll(_ body: (inout Component) -> Void) {
    for index in items.indices {
      guard case .component(var component) = items[index] else { continue }
      body(&component)
      component.editAll(body)
      items[index] = .component(component)
    }
  }
}
