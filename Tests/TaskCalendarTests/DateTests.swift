import Domain
import TaskCalendar
import TestSupport
import Testing

@Suite struct DateTests {
  @Test(arguments: [
    ("DUE;VALUE=DATE:20270720", "2027-07-20"), ("DUE:20270720", "2027-07-20"),
    ("DUE:20270720T093015", "2027-07-20T09:30"),
    ("DUE:20270720T093015Z", "2027-07-20T09:30:15.000Z"),
    ("DUE;TZID=Asia/Tokyo:20270720T093000", "2027-07-20T09:30[Asia/Tokyo]"),
    ("DUE;TZID=Asia/Tokyo:20270720T093000Z", "2027-07-20T09:30:00.000Z"),
    ("DUE;VALUE=DATE;TZID=Asia/Tokyo:20270720", "2027-07-20"),
    ("DUE;TZID=\"Europe/Vienna\":20270720T093000", "2027-07-20T09:30[Europe/Vienna]"),
    (
      "DUE;TZID=/freeassociation.sourceforge.net/Europe/Vienna:20270720T093000",
      "2027-07-20T09:30[Europe/Vienna]"
    ),
    (
      "DUE;TZID=/softwarestudio.org/Olson_20011030_5/America/Argentina/Ushuaia:20270720T093000",
      "2027-07-20T09:30[America/Argentina/Ushuaia]"
    ),
    (
      "DUE;TZID=W. Europe Standard Time:20270720T093000", "2027-07-20T09:30[Europe/Berlin]"
    ),
    ("DUE;TZID=UTC:20270720T093000", "2027-07-20T09:30:00.000Z"),
    ("DUE;TZID=Nowhere:20270720T093000", "2027-07-20T09:30"),
    ("DUE;TZID=../../etc/passwd:20270720T093000", "2027-07-20T09:30"),
  ])
  func `a date is what it was given as, and stays that`(_ line: String, _ due: String) throws {
    var upload = try Upload(calendar(line, "SUMMARY:a"))
    #expect(upload.task.due == date(due))

    upload.task.title = "b"

    #expect(upload.written().contains("\(line)\r\n"))
  }

  @Test(arguments: ["DUE:", "DUE:tomorrow", "DUE:20270230", "DUE;TZID=UTC:20270720T250000"])
  func `a date that is none is kept, with a start beside it`(_ line: String) throws {
    var upload = try Upload(calendar(line))
    #expect(upload.task.due == nil)

    upload.task.start = date("2027-07-20")

    #expect(difference(upload.text, upload.written()).gone == [])
  }

  @Test(arguments: [
    ("2027-07-21", "DUE;X-A=1;VALUE=DATE:20270721"),
    ("2027-07-21T08:00", "DUE;X-A=1:20270721T080000"),
    ("2027-07-21T08:00:59.000Z", "DUE;X-A=1:20270721T080059Z"),
    ("2027-07-21T08:00[UTC]", "DUE;X-A=1:20270721T080000Z"),
    ("2027-07-21T08:00[Etc/UTC]", "DUE;X-A=1:20270721T080000Z"),
    ("2027-07-21T08:00[Asia/Tokyo]", "DUE;X-A=1;TZID=Asia/Tokyo:20270721T080000"),
  ])
  func `another date is written in its form`(_ due: String, _ line: String) throws {
    var upload = try Upload(calendar("DUE;X-A=1;TZID=Europe/Vienna:20270720T093000"))

    upload.task.due = date(due)

    #expect(unfolded(upload.written()).contains(line))
  }

  @Test func `UTC keeps the name that the text has for it, and needs none`() throws {
    var named = try Upload(calendar("DUE;TZID=Etc/UTC:20270720T093000"))
    var made = try Upload(calendar("SUMMARY:a"))

    named.task.due = date("2027-07-21T08:00[Etc/UTC]")
    made.task.due = date("2027-07-21T08:00[Etc/UTC]")

    #expect(
      difference(named.text, named.written()).added.contains("DUE;TZID=Etc/UTC:20270721T080000"))
    #expect(difference(made.text, made.written()).added == ["DUE:20270721T080000Z"] + stamps)
  }

  @Test func `the zone keeps the name that the text has for it`() throws {
    var upload = try Upload(CalendarFixture.evolution.text())

    upload.task.due = date("2027-08-01T10:00[Europe/Berlin]")
    upload.task.start = date("2027-07-01T10:00[Europe/Berlin]")

    let prefix = ";TZID=/freeassociation.sourceforge.net/Europe/Berlin:2027"
    let added = difference(upload.text, upload.written()).added
    #expect(
      added.contains("DUE\(prefix)0801T100000") && added.contains("DTSTART\(prefix)0701T100000"))
    #expect(upload.written().split(separator: "BEGIN:VTIMEZONE").count == 2)
  }

  @Test func `a zone of no known name is what its VTIMEZONE says`() throws {
    let zone = [
      "BEGIN:VTIMEZONE", "TZID:My zone", "BEGIN:STANDARD", "DTSTART:20000101T000000",
      "TZOFFSETFROM:+0545", "TZOFFSETTO:+0545", "END:STANDARD", "END:VTIMEZONE",
    ].joined(separator: "\r\n")
    let text = calendar("DUE;TZID=My zone:20270720T093000")
      .replacing("END:VCALENDAR", with: "\(zone)\r\nEND:VCALENDAR")

    #expect(try fields(text).due == date("2027-07-20T03:45:00.000Z"))
  }

  @Test(arguments: [
    (["DTSTART;VALUE=DATE:20270720", "DURATION:P2D"], "2027-07-22"),
    (["DTSTART:20270720T090000", "DURATION:PT90M"], "2027-07-20T10:30"),
    (["DTSTART:20270720T090000Z", "DURATION:P1DT1H"], "2027-07-21T10:00:00.000Z"),
    (
      ["DTSTART;TZID=Europe/Vienna:20270328T010000", "DURATION:PT2H"],
      "2027-03-28T04:00[Europe/Vienna]"
    ),
    (
      ["DTSTART;TZID=Europe/Vienna:20270327T090000", "DURATION:P1D"],
      "2027-03-28T09:00[Europe/Vienna]"
    ),
  ])
  func `DURATION says when it is due`(_ lines: [String], _ due: String) throws {
    #expect(try fields(calendar([lines])).due == date(due))
  }

  @Test func `a duration stays while both dates move alike, and gives way to DUE otherwise`() throws
  {
    var upload = try Upload(calendar("DTSTART:20270720T090000", "DURATION:PT90M"))

    upload.task.start = date("2027-07-21T09:00")
    upload.task.due = date("2027-07-21T10:30")
    #expect(
      difference(upload.text, upload.written()).added == ["DTSTART:20270721T090000"] + stamps)

    upload.task.due = date("2027-07-21T11:00")
    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone.contains("DURATION:PT90M") && added.contains("DUE:20270721T110000"))
  }

  @Test func `Apple's pair moves when the due date does`() throws {
    var upload = try Upload(
      calendar("DTSTART;VALUE=DATE:20270720", "SUMMARY:a", "DUE;VALUE=DATE:20270720"))

    upload.task.due = date("2027-07-25")
    #expect(
      difference(upload.text, upload.written()).added
        == ["DTSTART;VALUE=DATE:20270725", "DUE;VALUE=DATE:20270725"] + stamps)

    upload.task.due = nil
    #expect(
      difference(upload.text, upload.written()).gone
        == ["DTSTART;VALUE=DATE:20270720", "DUE;VALUE=DATE:20270720"])
  }

  @Test func `DUE before DTSTART is kept, and never written`() throws {
    var upload = try Upload(calendar("DTSTART:20270720T090000", "DUE:20270719T090000"))
    #expect(
      upload.task.start == date("2027-07-20T09:00") && upload.task.due == date("2027-07-19T09:00"))
    upload.task.title = "x"
    #expect(difference(upload.text, upload.written()).gone == [])

    upload.task.due = date("2027-07-18T09:00")
    #expect(
      difference(upload.text, upload.written()).added.prefix(2)
        == ["DTSTART:20270718T090000", "DUE:20270718T090000"])
  }

  @Test func `a day and a time mixed are kept so`() throws {
    var upload = try Upload(calendar("DTSTART;VALUE=DATE:20270720", "DUE:20270720T180000"))
    #expect(upload.task.start == date("2027-07-20") && upload.task.due == date("2027-07-20T18:00"))

    upload.task.due = date("2027-07-20T19:00")

    #expect(difference(upload.text, upload.written()).gone == ["DUE:20270720T180000"])
  }
}
