import ICalendar
import Testing

@Suite struct ParameterTests {
  private func property(_ line: String) throws -> Property {
    try #require(try CalendarStream.task(line).task?.properties.first)
  }

  static let lines: [(String, [Parameter], String)] = [
    ("X:v", [], "v"), ("X;A=1:v", [Parameter("A", "1")], "v"),
    ("X;a=1,2;B=:v", [Parameter("A", "1", "2"), Parameter("B", "")], "v"),
    (#"X;A="a;b:c,d":v:w"#, [Parameter("A", "a;b:c,d")], "v:w"),
    (#"X;A="q,r",s,"":v"#, [Parameter("A", "q,r", "s", "")], "v"),
    (#"X;A=5" pipe;B=2:v"#, [Parameter("A", #"5" pipe"#), Parameter("B", "2")], "v"),
    ("X;A=^'q^'^nx^^y^z^:v", [Parameter("A", "\"q\"\nx^y^z^")], "v"),
    (
      #"X;A=Home\nStreet 1=2:geo:48.2,16.3"#, [Parameter("A", #"Home\nStreet 1=2"#)],
      "geo:48.2,16.3"
    ),
    ("X;A=あ,い:v", [Parameter("A", "あ", "い")], "v"),
    ("X;A=1;A=2:", [Parameter("A", "1"), Parameter("A", "2")], ""),
  ]

  @Test(arguments: lines)
  func `reads values with quotes, commas and carets`(
    line: String, parameters: [Parameter], value: String
  ) throws {
    let property = try property(line)

    #expect(property.parameters == parameters)
    #expect(property.value == value)
    #expect(property.parameter("a") == parameters.first?.values.first)
  }

  static let changes: [(String, String, String?, String)] = [
    ("X:v", "TZID", "Europe/Vienna", "X;TZID=Europe/Vienna:v"),
    ("X;a=1;Tzid=UTC;b=\"2\":v", "TZID", "Asia/Tokyo", "X;a=1;TZID=Asia/Tokyo;b=\"2\":v"),
    ("X;a=1;Tzid=UTC;b=\"2\":v", "TZID", nil, "X;a=1;b=\"2\":v"),
    ("X;A=1;A=2;B=3:v", "A", "4", "X;A=4;B=3:v"), ("x;A=^n:v", "B", "b", "x;A=^n;B=b:v"),
    ("X:v", "P", "a,b", "X;P=\"a,b\":v"), ("X:v", "P", "geo:1;2", "X;P=\"geo:1;2\":v"),
    ("X:v", "P", "say \"hi\"\r\n^", "X;P=say ^'hi^'^n^^:v"), ("X:v", "P", "", "X;P=:v"),
    ("X;P=\"a\":v", "P", "a", "X;P=\"a\":v"), ("X:v", "P", nil, "X:v"),
    ("X:v", "P", "nul\0l", "X;P=null:v"),
  ]

  @Test(arguments: changes)
  func `changes one and leaves the others as they were`(
    line: String, name: String, value: String?, expected: String
  ) throws {
    var stream = try CalendarStream.task(line)

    stream.editTask { $0.edit("X") { $0.setParameter(name, to: value) } }

    #expect(stream.taskLines == [expected])
    #expect(try CalendarStream(reading: stream.bytes) == stream)
  }

  @Test(arguments: ["a", "a,b", "\"", "^", "^n", "a\nb", "", ";", ":", "あ", "^'\"^^", "\\"])
  func `writes a value that reads the same`(value: String) throws {
    let property = Property("X", parameters: [Parameter("P", value, "last")], value: "v")

    let stream = CalendarStream(Component("VCALENDAR", properties: [property]))

    let read = try CalendarStream(reading: stream.bytes).component("VCALENDAR")?.property("X")
    #expect(read?.parameterValues("P") == [value, "last"])
    #expect(read?.value == "v")
  }

  @Test func `names that a line can't have are written without what is wrong`() {
    let property = Property("X:\r\nY", parameters: [Parameter("P Q;=", "1")], value: "a\r\nEND:b")

    #expect(property.name == "XY")
    #expect(property.parameters == [Parameter("PQ", "1")])
    #expect(property.value == "aEND:b")
  }
}
