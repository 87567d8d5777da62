import ICalendar
import TestSupport
import Testing

@Suite struct EditingTests {
  @Test func `rewrites the changed line alone, and keeps its parameters`() throws {
    let bytes = try CalendarFixture.everything.bytes()
    let text = String(decoding: bytes, as: UTF8.self)
    var stream = try CalendarStream(reading: bytes)

    stream.editComponents("VCALENDAR") { calendar in
      calendar.editComponents("VTODO") { task in
        guard task.property("RECURRENCE-ID") == nil else { return }
        task.change("SUMMARY") { $0.setText("Brot; Butter") }
        task.change("PRIORITY") { $0.setInteger(5) }
      }
    }

    let expected =
      text.replacing(
        #"Summary;language=de;X-P="a;b:c":Brot\, Milch\; \"x\"\nzwei"#,
        with: #"Summary;language=de;X-P="a;b:c":Brot\; Butter"#
      ).replacing("PRIORITY:\r\n", with: "PRIORITY:5\r\n")
    #expect(stream.text == expected)
  }

  @Test func `sets, adds and takes away in the order that a reader expects`() throws {
    var stream = try CalendarStream.task(
      "SUMMARY:a", "CATEGORIES:x", "UID:1", "BEGIN:VALARM", "END:VALARM")

    stream.editTask { task in
      task.set(Property("summary", value: "b"))
      task.set(Property("STATUS", value: "COMPLETED"))
      task.append(Property("CATEGORIES", value: "y"))
      task.append(Component("VALARM", properties: [Property("ACTION", value: "DISPLAY")]))
      task.remove("uid")
    }

    #expect(
      stream.taskLines == [
        "summary:b", "CATEGORIES:x", "CATEGORIES:y", "STATUS:COMPLETED", "BEGIN:VALARM",
        "END:VALARM", "BEGIN:VALARM", "ACTION:DISPLAY", "END:VALARM",
      ])
  }

  @Test func `changes, or takes away, some of one name`() throws {
    var stream = try CalendarStream.task(
      "RELATED-TO:p", "RELATED-TO;RELTYPE=SIBLING:s", "BEGIN:VALARM", "UID:1", "END:VALARM",
      "BEGIN:VALARM", "UID:2", "END:VALARM")

    stream.editTask { task in
      task.edit("RELATED-TO") { property in
        if property.relation.type == Relation.parent {
          property.setRelation(Relation(uid: "q"))
        }
      }
      task.remove("RELATED-TO") { $0.relation.type == Relation.sibling }
      task.removeComponents("VALARM") { $0.property("UID")?.text == "1" }
    }

    #expect(stream.taskLines == ["RELATED-TO:q", "BEGIN:VALARM", "UID:2", "END:VALARM"])
  }

  @Test func `adds to an empty component, and before its end in a text without a last line end`()
    throws
  {
    var stream = try CalendarStream(reading: Array("BEGIN:VTODO\nEND:VTODO".utf8))

    stream.editComponents("VTODO") { $0.set(Property("SUMMARY", value: "x")) }
    stream.append(Component("VTODO"))

    #expect(
      stream.text == "BEGIN:VTODO\nSUMMARY:x\r\nEND:VTODO\r\nBEGIN:VTODO\r\nEND:VTODO\r\n")
  }

  @Test func `adds to a component that has no end`() throws {
    var stream = try CalendarStream(
      reading: Array("BEGIN:VTODO\nUID:1".utf8), allowing: .nesting)

    stream.editComponents("VTODO") { $0.append(Property("SUMMARY", value: "x")) }

    #expect(stream.text == "BEGIN:VTODO\nUID:1\r\nSUMMARY:x\r\n")
  }

  @Test func `A22 folds at 75 octets and cuts no character`() throws {
    let title = String(repeating: "あ", count: 25) + "🎏" + String(repeating: "é", count: 80)
    var stream = try CalendarStream.task("SUMMARY:x")

    stream.editTask { $0.change("SUMMARY") { $0.setText(title) } }

    let lines = stream.taskLines
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 && $0.utf8.count >= 72 || $0 == lines.last })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    #expect(lines[0] + lines.dropFirst().map { $0.dropFirst() }.joined() == "SUMMARY:" + title)
    let read = try CalendarStream(reading: stream.bytes)
    #expect(read.task?.property("SUMMARY")?.text == title)
    #expect(read.bytes == stream.bytes)
  }

  @Test(arguments: [(66, 1), (67, 1), (68, 2), (141, 2), (142, 3)])
  func `folds only what is longer than a line`(length: Int, lines: Int) throws {
    var stream = try CalendarStream.task("SUMMARY:x")

    stream.editTask {
      $0.change("SUMMARY") { $0.setText(String(repeating: "a", count: length)) }
    }

    #expect(stream.taskLines.count == lines)
  }

  @Test func `a text of our own is read as it was made`() throws {
    let task = Component(
      "VTODO",
      properties: [
        Property("UID", value: "1"),
        Property("DUE", parameters: [Parameter("VALUE", "DATE")], value: "20260101"),
      ], components: [Component("VALARM", properties: [Property("TRIGGER", value: "-PT5M")])])

    let stream = CalendarStream(Component("VCALENDAR", components: [task]))

    #expect(
      stream.text.split(separator: "\r\n") == [
        "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:1", "DUE;VALUE=DATE:20260101", "BEGIN:VALARM",
        "TRIGGER:-PT5M", "END:VALARM", "END:VTODO", "END:VCALENDAR",
      ])
    #expect(try CalendarStream(reading: stream.bytes) == stream)
  }

  static let tags: [([String], [String], [String])] = [
    (["CATEGORIES:a,b", "CATEGORIES:c"], ["c", "a", "b"], ["CATEGORIES:a,b", "CATEGORIES:c"]),
    (["CATEGORIES:a,b", "CATEGORIES:c"], ["a", "c"], ["CATEGORIES:a", "CATEGORIES:c"]),
    (["categories;X=1:a", "CATEGORIES:c"], ["a"], ["categories;X=1:a"]),
    (["CATEGORIES:a,a"], ["a"], ["CATEGORIES:a,a"]),
    (
      ["CATEGORIES:a", "CATEGORIES:c"], ["a", "c", "d,e"], ["CATEGORIES:a", #"CATEGORIES:c,d\,e"#]
    ),
    (["CATEGORIES:a", "CATEGORIES:c"], ["d"], ["CATEGORIES:d"]),
    (["CATEGORIES:a"], [], []), ([], ["x", "y"], ["CATEGORIES:x,y"]),
    (["CATEGORIES:"], [], ["CATEGORIES:"]),
    (
      ["CATEGORIES:a", "CATEGORIES:a,", "CATEGORIES:c"], ["a", "", "c", "d"],
      ["CATEGORIES:a", "CATEGORIES:a,", "CATEGORIES:c,d"]
    ),
    (["CATEGORIES:a,b", "CATEGORIES:a,c"], ["b", "c"], ["CATEGORIES:b", "CATEGORIES:c"]),
  ]

  @Test(arguments: tags)
  func `C10 changing some tags keeps the others and their lines`(
    lines: [String], texts: [String], expected: [String]
  ) throws {
    var stream = try CalendarStream.task("UID:1")
    stream.editTask { task in
      for line in lines {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].split(separator: ";")
        task.append(
          Property(
            String(name[0]), parameters: name.count > 1 ? [Parameter("X", "1")] : [],
            value: String(parts[1])))
      }
    }
    stream = try CalendarStream(reading: stream.bytes)

    stream.editTask { $0.setTexts("CATEGORIES", to: texts) }

    #expect(stream.taskLines == ["UID:1"] + expected)
  }
}
