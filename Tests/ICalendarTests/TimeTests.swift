import ICalendar
import Testing

/// Shapes that would be slow were anything looked at more than a few times.
@Suite struct TimeTests {
  static let pieces = [
    "\r\n ", "X:1\r\n ", "\r", "\r\r", "\n", ";X=1", ";X=\"", "\"", ",", "^", "\\", ":", "\\,",
    "BEGIN:A\n", "END:A\n", "END:B\n", "BEGIN:A\nEND:A\n", "あ\n ",
  ]

  @Test(arguments: pieces)
  func `takes time in proportion to the length, whatever is repeated`(piece: String) throws {
    let count = 20_000 / piece.utf8.count
    let limits = Limits(bytes: 1_000_000, lines: 200_000, depth: 100)
    let repeated = String(repeating: piece, count: count)

    let clock = ContinuousClock()
    var readable: [String] = []
    let time = clock.measure {
      for start in ["", "BEGIN:A\nX", "BEGIN:A\nX:", "BEGIN:A\nX;X=", "BEGIN:A\nX;X=\""] {
        let stream = try? CalendarStream(
          reading: Array((start + repeated).utf8), allowing: .everything, limits: limits)
        guard let stream else { continue }
        readable.append(String(stream.bytes.count))
        for property in stream.component("A")?.properties.prefix(3) ?? [] {
          var property = property
          _ = property.parameters
          property.setTexts(property.texts + ["x"])
          property.setParameter("Y", to: "z")
        }
      }
    }

    // A debug build needs a fraction of a second; were it quadratic, it would be minutes.
    #expect(time < .seconds(10))
    #expect(readable.count >= 1 || piece == "BEGIN:A\n")
  }
}
