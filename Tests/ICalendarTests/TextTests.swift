import ICalendar
import Testing

@Suite struct TextTests {
  static let texts: [(String, String)] = [
    ("", ""), ("plain", "plain"), (#"a\, b\; c"#, "a, b; c"),
    (#"one\ntwo\Nthree"#, "one\ntwo\nthree"),
    (#"C:\\tmp"#, #"C:\tmp"#), (#"\\n"#, #"\n"#), (#"\\\n"#, "\\\n"), (#"\\\\"#, #"\\"#),
    ("a;b,c:d\"e", "a;b,c:d\"e"), ("日本語\\n청소", "日本語\n청소"),
  ]

  @Test(arguments: texts)
  func `reads what a backslash says`(value: String, text: String) {
    #expect(Property("X", value: value).text == text)
  }

  static let unknown: [(String, String)] = [
    (#"\"x\""#, #"\"x\""#), (#"C:\tmp"#, #"C:\tmp"#), (#"end\"#, #"end\"#),
    (#"12\:30"#, #"12\:30"#),
    (#"\あ"#, #"\あ"#),
  ]

  @Test(arguments: unknown)
  func `keeps a backslash that says nothing`(value: String, text: String) {
    #expect(Property("X", value: value).text == text)
  }

  static let written: [(String, String)] = [
    ("a, b; c", #"a\, b\; c"#), ("one\ntwo\r\nthree\rfour", #"one\ntwo\nthree\nfour"#),
    (#"C:\tmp"#, #"C:\\tmp"#), ("\"5%\"", "\"5%\""), ("\n\n", #"\n\n"#), ("\r\n\r\n", #"\n\n"#),
    ("tab\tstays", "tab\tstays"), ("bell\u{7}, null\0, delete\u{7F}", #"bell\, null\, delete"#),
  ]

  @Test(arguments: written)
  func `writes what needs a backslash with one, and leaves out what no line can carry`(
    text: String, value: String
  ) {
    var property = Property("X")

    property.setText(text)

    #expect(property.value == value)
  }

  @Test func `A23 percent signs and escapes come back the same three times`() throws {
    let title = #"Raise 5% to 7%, C:\tmp; "ok"\n?"#
    let notes = "first\nsecond, with 100% \\n of it"
    var bytes = try CalendarStream.task("SUMMARY:old", "DESCRIPTION:old").bytes

    var seen: Set<[UInt8]> = []
    for _ in 1...3 {
      var stream = try CalendarStream(reading: bytes)
      stream.editTask { task in
        task.change("SUMMARY") { $0.setText(title) }
        task.change("DESCRIPTION") { $0.setText(notes) }
      }
      bytes = stream.bytes
      seen.insert(bytes)
      let task = try #require(try CalendarStream(reading: bytes).task)
      #expect(task.property("SUMMARY")?.text == title)
      #expect(task.property("DESCRIPTION")?.text == notes)
    }

    #expect(seen.count == 1)
  }

  @Test func `a text in another normal form is another text`() {
    var property = Property("SUMMARY", value: "cafe\u{301}")

    property.setText("caf\u{E9}")

    #expect(property.value.unicodeScalars.count == 4)
  }

  static let lists: [(String, [String])] = [
    ("", []), ("home", ["home"]), (#"home,work\,play"#, ["home", "work,play"]),
    (#"a\\,b"#, [#"a\"#, "b"]), (",", ["", ""]), (#"a,b\"#, ["a", #"b\"#]),
    (#"家, スーパー"#, ["家", " スーパー"]),
  ]

  @Test(arguments: lists)
  func `parts a list at commas without a backslash`(value: String, texts: [String]) {
    #expect(Property("CATEGORIES", value: value).texts == texts)
  }

  @Test(arguments: [["a"], ["a,b", "c;d", "e\\"], ["", "x"], ["one\ntwo", "청소"]])
  func `writes a list that reads the same`(texts: [String]) {
    var property = Property("CATEGORIES", value: "old")

    property.setTexts(texts)

    #expect(property.texts == texts)
  }

  static let integers: [(String, Int?)] = [
    ("0", 0), ("-5", -5), ("+7", 7), (" 3 ", 3), ("", nil), ("high", nil), ("1.5", nil),
    ("9223372036854775807", .max), ("9223372036854775808", nil), ("4294967296", 4_294_967_296),
  ]

  @Test(arguments: integers)
  func `reads whole numbers of 64 bits`(value: String, integer: Int?) {
    #expect(Property("SEQUENCE", value: value).integer == integer)
  }
}
