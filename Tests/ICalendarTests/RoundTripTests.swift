import ICalendar
import TestSupport
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: CalendarFixture.allCases)
  func `gives back byte for byte what a client sent`(fixture: CalendarFixture) throws {
    let bytes = try fixture.bytes()

    let stream = try CalendarStream(reading: bytes)

    #expect(stream.bytes == bytes)
    #expect(stream.faults.isEmpty)
  }

  @Test(arguments: CalendarFixture.allCases)
  func `gives back byte for byte after edits that change nothing`(fixture: CalendarFixture) throws {
    let bytes = try fixture.bytes()
    var stream = try CalendarStream(reading: bytes)

    stream.editTask { task in
      for name in Set(task.properties.map(\.name)) {
        task.edit(name) { property in
          let (text, texts, moments) = (property.text, property.texts, property.moments)
          property.setValue(property.value)
          property.setText(text)
          property.setTexts(texts)
          if let moment = property.moment { property.setMoment(moment) }
          if let moments { property.setMoments(moments) }
          if let integer = property.integer { property.setInteger(integer) }
          property.setRelation(property.relation)
          for parameter in property.parameters {
            property.setParameter(parameter.name, toValues: parameter.values)
          }
        }
      }
      task.setTexts("CATEGORIES", to: task.texts("CATEGORIES"))
      task.editComponents("VALARM") { alarm in
        alarm.edit("TRIGGER") { property in
          if let trigger = property.trigger { property.setTrigger(trigger) }
        }
      }
    }

    #expect(stream.bytes == bytes)
  }

  static let lineEnds = ["\r\n", "\n", "\r", "\r\r\n"]

  @Test(arguments: lineEnds)
  func `reads lines that end in any way, the last one or not`(end: String) throws {
    let lines = [
      "BEGIN:VCALENDAR", "BEGIN:VTODO", "SUMMARY:one", " \ttwo", "", "UID:1", "END:VTODO",
      "END:VCALENDAR",
    ]

    for text in [lines.joined(separator: end), lines.joined(separator: end) + end] {
      let stream = try CalendarStream(reading: Array(text.utf8))

      let task = try #require(stream.task)
      #expect(task.properties.map(\.value) == ["one\ttwo", "1"])
      #expect(stream.text == text)
    }
  }

  @Test func `keeps a byte order mark, and finds the first line behind it`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("BEGIN:VCALENDAR\nX:1\nEND:VCALENDAR\n".utf8)

    let stream = try CalendarStream(reading: bytes)

    #expect(stream.component("VCALENDAR")?.property("X")?.value == "1")
    #expect(stream.bytes == bytes)
  }

  @Test func `keeps several calendars, and components of any name in their order`() throws {
    let text = """
      BEGIN:VCALENDAR
      END:VCALENDAR
      begin:vcalendar
      BEGIN:X-A
      BEGIN:X-B
      x-c:1
      END:x-b
      X-D:2
      END:X-A
      END:VCALENDAR
      """

    let stream = try CalendarStream(reading: Array(text.utf8))

    #expect(stream.components("VCALENDAR").count == 2)
    let outer = try #require(stream.components("VCALENDAR").last?.component("x-a"))
    #expect(outer.component("X-B")?.property("X-C")?.value == "1")
    #expect(outer.property("X-D")?.line == 8)
    #expect(stream.text == text)
  }

  @Test func `reads both tasks of one UID`() throws {
    let tasks = try CalendarFixture.thunderbird.tasks()

    #expect(tasks.map { $0.property("RECURRENCE-ID") == nil } == [true, false])
    #expect(Set(tasks.map { $0.property("UID")?.text }).count == 1)
  }

  @Test(arguments: 1..<87)
  func `A22 reads a file that is folded anywhere, within a character too`(at offset: Int) throws {
    let line = Array("SUMMARY:\(String(repeating: "あ", count: 25))🎏".utf8)
    let folded = line[..<offset] + Array("\r\n ".utf8) + line[offset...]
    let bytes =
      Array("BEGIN:VTODO\r\n".utf8) + folded + Array("\r\nEND:VTODO\r\n".utf8)

    let stream = try CalendarStream(reading: bytes)

    let summary = stream.component("VTODO")?.property("SUMMARY")
    #expect(summary?.text == String(repeating: "あ", count: 25) + "🎏")
    #expect(stream.bytes == bytes)
  }
}
