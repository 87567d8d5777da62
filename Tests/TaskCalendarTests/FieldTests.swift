import Domain
import TaskCalendar
import Testing

/// Each property that stands for a field, as it is read and as it is written.
@Suite struct FieldTests {
  @Test func `a title is one line, and stays as it was written until it is another`() throws {
    var upload = try Upload(calendar("SUMMARY;LANGUAGE=de;X-P=\"a;b:c\":Brot\\, Milch\\nzwei"))
    #expect(upload.task.title == "Brot, Milch zwei")

    upload.task.notes = "x"
    let other = difference(upload.text, upload.written())
    #expect(other.added == ["DESCRIPTION:x"] + stamps)
    #expect(other.gone == [])

    upload.task.notes = ""
    upload.task.title = "Eier; Öl"
    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone == ["SUMMARY;LANGUAGE=de;X-P=\"a;b:c\":Brot\\, Milch\\nzwei"])
    #expect(added == ["SUMMARY;LANGUAGE=de;X-P=\"a;b:c\":Eier\\; Öl"] + stamps)
  }

  @Test(arguments: [[], ["SUMMARY:"], ["SUMMARY: \\n\u{3000}"]])
  func `a task without a title has one to look at, which is never written`(
    _ lines: [String]
  ) throws {
    var upload = try Upload(calendar([lines]))
    #expect(upload.task.title == "Untitled")

    upload.task.priority = .high

    #expect(difference(upload.text, upload.written()).added == ["PRIORITY:1"] + stamps)
  }

  @Test func `a title that is too long is shown cut, and kept whole`() throws {
    let long = String(repeating: "あ", count: 700)
    var upload = try Upload(calendar("SUMMARY:\(long)"))
    #expect(upload.task.title == String(repeating: "あ", count: 666))

    upload.task.tags = [Tag("x")].compactMap(\.self)

    #expect(unfolded(upload.written()).contains("SUMMARY:\(long)"))
  }

  @Test func `notes that are too long are shown cut, and kept whole`() throws {
    let long = String(repeating: "a", count: 100_001)
    var upload = try Upload(calendar("DESCRIPTION:\(long)"))
    #expect(upload.task.notes.utf8.count == 100_000)

    upload.task.title = "x"

    #expect(unfolded(upload.written()).contains("DESCRIPTION:\(long)"))
  }

  @Test func `notes keep their lines, and an empty DESCRIPTION its place`() throws {
    #expect(try fields(calendar("DESCRIPTION:a\\nb\\;c\\\\")).notes == "a\nb;c\\")
    var upload = try Upload(calendar("DESCRIPTION:", "X-A:1"))

    upload.task.notes = "eins\nzwei"

    #expect(difference(upload.text, upload.written()).added == ["DESCRIPTION:eins\\nzwei"] + stamps)
  }

  @Test(arguments: [
    ("1", Priority.high), ("4", .high), ("5", .medium), ("6", .low), ("9", .low), ("0", .none),
    ("", .none), ("high", .none), ("12", .none),
  ])
  func `a priority is a level, and its number is kept`(_ number: String, _ level: Priority) throws {
    var upload = try Upload(calendar("PRIORITY:\(number)"))
    #expect(upload.task.priority == level)

    upload.task.title = "x"

    #expect(upload.written().contains("PRIORITY:\(number)\r\n"))
  }

  @Test(arguments: [(Priority.high, 1), (.medium, 5), (.low, 9), (.none, 0)])
  func `another level writes Apple's number`(_ level: Priority, _ number: Int) throws {
    var upload = try Upload(calendar("PRIORITY:\(level == .high ? 7 : 3)"))

    upload.task.priority = level

    #expect(difference(upload.text, upload.written()).added == ["PRIORITY:\(number)"] + stamps)
  }

  @Test func `tags stand in several lines, with commas in them`() throws {
    var upload = try Upload(
      calendar("CATEGORIES:home,work\\,play", "CATEGORIES:second", "CATEGORIES:"))
    #expect(upload.task.tags.map(\.name) == ["home", "work,play", "second"])

    upload.task.tags =
      upload.task.tags.filter { $0.name != "home" } + [Tag("a;b")].compactMap(\.self)

    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone == ["CATEGORIES:home,work\\,play", "CATEGORIES:"])
    #expect(added == ["CATEGORIES:work\\,play", "CATEGORIES:a\\;b"] + stamps)
  }

  @Test func `a category that can't be a tag stays when tags change`() throws {
    let long = String(repeating: "x", count: 201)
    var upload = try Upload(calendar("CATEGORIES:home,\(long)"))
    #expect(upload.task.tags.map(\.name) == ["home"])

    upload.task.tags = []

    #expect(unfolded(upload.written()).contains("CATEGORIES:\(long)"))
  }

  /// A line that is written anew has none, and would say something else of tags than before.
  @Test func `control characters are no part of a tag`() throws {
    let long = "a" + String(repeating: "\u{1E}", count: Tag.maximumLength) + "b"
    var upload = try Upload(calendar("CATEGORIES:ho\u{8}me,\(long)"))
    #expect(upload.task.tags.map(\.name) == ["home", "ab"])
    #expect(upload.written() == upload.text)

    upload.task.tags += [Tag("new")].compactMap(\.self)

    #expect(upload.written().contains("CATEGORIES:home,ab,new\r\n"))
  }

  @Test func `an address that is none is kept and not shown`() throws {
    var upload = try Upload(calendar("URL;X-A=1:www.example.org"))
    #expect(upload.task.url == "")

    upload.task.title = "x"
    #expect(upload.written().contains("URL;X-A=1:www.example.org\r\n"))

    upload.task.url = "https://example.org/a,b;c"
    #expect(upload.written().contains("URL;X-A=1:https://example.org/a,b;c\r\n"))
  }

  @Test func `an estimate is a length of time`() throws {
    var upload = try Upload(calendar("ESTIMATED-DURATION:PT1H30M"))
    #expect(upload.task.estimate == 90)

    upload.task.estimate = 45
    #expect(upload.written().contains("ESTIMATED-DURATION:PT45M\r\n"))

    upload.task.estimate = nil
    #expect(!upload.written().contains("ESTIMATED-DURATION"))
  }

  @Test func `a parent is the relation without a type, and others are kept`() throws {
    let lines = [
      "RELATED-TO;RELTYPE=SIBLING:s", "RELATED-TO;X-A=1:p", "RELATED-TO;RELTYPE=FINISHTOSTART:f",
    ]
    var upload = try Upload(calendar([lines]))
    #expect(try fields(upload.text).parentUID == "p")
    #expect(upload.written() == upload.text)

    upload.parent = .task(uid: "q")
    #expect(difference(upload.text, upload.written()).added == ["RELATED-TO;X-A=1:q"] + stamps)

    upload.parent = .none
    #expect(difference(upload.text, upload.written()).gone == ["RELATED-TO;X-A=1:p"])
  }

  @Test func `a manual order is a number`() throws {
    let upload = try Upload(calendar("X-APPLE-SORT-ORDER:712345678"))
    let said = CalendarTask(upload.task, uid: "u1", sortOrder: 5)

    #expect(try fields(upload.text).sortOrder == 712_345_678)
    let text = String(decoding: said.text(over: Array(upload.text.utf8), in: vienna), as: UTF8.self)
    #expect(difference(upload.text, text).added == ["X-APPLE-SORT-ORDER:5"] + stamps)
  }

  @Test func `CREATED counts with and without Z, and is never written again`() throws {
    #expect(
      try fields(calendar("CREATED:20210127T195122")).created == instant("2021-01-27T18:51:22Z"))
    #expect(
      try fields(calendar("CREATED:20210127T195122Z")).created == instant("2021-01-27T19:51:22Z"))
    var upload = try Upload(calendar("CREATED:20210127T195122"))

    upload.task.title = "x"

    #expect(upload.written().contains("CREATED:20210127T195122\r\n"))
  }

  @Test(arguments: [
    "LOCATION;ALTREP=\"cid:x\":Wien", "COMMENT:a", "CLASS:PRIVATE", "GEO:48.2;16.3",
    "ATTACH;FMTTYPE=text/plain:https://example.org/a", "CONTACT:x", "ORGANIZER:mailto:a@b",
    "ATTENDEE;PARTSTAT=ACCEPTED:mailto:c@d", "RESOURCES:a,b", "COLOR:seagreen",
    "IMAGE;VALUE=URI:https://example.org/i", "CONFERENCE;VALUE=URI:tel:+1", "LINK;LINKREL=x:y",
    "STRUCTURED-DATA;VALUE=TEXT:z", "REFID:r", "X-OC-HIDESUBTASKS:1", "X-PINNED:true",
    "X-MOZ-GENERATION:3", "X-MOZ-LASTACK:20260101T000000Z", "PERCENT_COMPLETE:0",
    "LAST-MOD:20210101T000000Z", "IANA-NEW;P=\"q,r\":v", "PERCENT-COMPLETE:40",
    "STATUS:IN-PROCESS", "RDATE:20260101T000000Z", "REQUEST-STATUS:2.0;ok",
  ])
  func `keeps what no field holds`(_ line: String) throws {
    var upload = try Upload(calendar("SUMMARY:a", line))

    upload.task.title = "b"
    upload.task.due = date("2026-05-01")
    upload.task.reminders = [.beforeDue(minutes: 10)]

    #expect(unfolded(upload.written()).contains(line))
    #expect(difference(upload.text, upload.written()).gone == ["SUMMARY:a"])
  }

  @Test(arguments: [("4", "SEQUENCE:5"), ("-3", "SEQUENCE:1"), ("99999999999", ""), ("x", "")])
  func `SEQUENCE is one more, if it is a number`(_ old: String, _ new: String) throws {
    var upload = try Upload(calendar("SEQUENCE:\(old)"))

    upload.task.title = "x"

    let added = difference(upload.text, upload.written()).added.filter { $0.hasPrefix("SEQ") }
    #expect(added == (new.isEmpty ? [] : [new]))
  }
}
