import ICalendar
import Testing

@Suite struct CalendarCursorTests {
  @Test func `gives one part after another, each whole`() throws {
    let parts = try parts(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      BEGIN:VTODO
      UID:1
      BEGIN:VALARM
      ACTION:DISPLAY
      END:VALARM
      END:VTODO
      BEGIN:VTODO
      END:VTODO
      END:VCALENDAR

      BEGIN:VCALENDAR
      END:VCALENDAR
      """)

    #expect(
      parts.map(\.summary) == [
        "begin VCALENDAR 1", "VERSION", "VTODO", "VTODO", "end", "begin VCALENDAR 13", "end",
      ])
    let tasks = parts.compactMap { part -> Component? in
      if case .item(.component(let component)) = part { component } else { nil }
    }
    let task = try #require(tasks.first)
    #expect(task.property("UID")?.value == "1")
    #expect(task.component("VALARM")?.property("ACTION")?.value == "DISPLAY")
  }

  /// A file that a browser stopped to download.
  @Test func `gives what was begun and not ended, with its fault`() throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:1\nBEGIN:VALARM\nACTION:DIS"

    let parts = try parts(text)

    #expect(parts.map(\.summary) == ["begin VCALENDAR 1", "VTODO", "end"])
    #expect(
      throws: ReadingError.unfinishedComponent(
        Place(line: 4, property: "BEGIN"), component: "VALARM")
    ) {
      var cursor = try CalendarCursor(
        reading: Array(text.utf8), allowing: [], limits: .resource)
      while try cursor.next() != nil {}
    }
  }

  @Test func `gives the parts of a component that another one's end has ended`() throws {
    let parts = try parts("BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:1\nEND:VCALENDAR\nX:1\n")

    #expect(parts.map(\.summary) == ["begin VCALENDAR 1", "VTODO", "end"])
  }

  @Test func `ends where a text has nothing`() throws {
    #expect(try parts("") == [])
    #expect(try parts("\n\n").isEmpty)
  }

  @Test func `knows the line that an editor shows`() {
    let text = Array("A:1\r\nB:\r\n 2\r\n\r\nC:\n 3\n\t4\rD:5\n".utf8)

    #expect((1...5).map { Place(line: $0).physicalLine(in: text) } == [1, 2, 4, 5, 8])
    #expect(Place(line: 99).physicalLine(in: text) == 9)
  }

  private func parts(_ text: String) throws -> [CalendarCursor.Part] {
    var cursor = try CalendarCursor(
      reading: Array(text.utf8), allowing: .everything, limits: .resource)
    var parts: [CalendarCursor.Part] = []
    while let part = try cursor.next() { parts.append(part) }
    return parts
  }
}

extension CalendarCursor.Part {
  fileprivate var summary: String {
    switch self {
    case .begin(let name, let place): "begin \(name) \(place.line)"
    case .item(.property(let property)): property.name
    case .item(.component(let component)): component.name
    case .item(.other): "other"
    case .end: "end"
    }
  }
}
