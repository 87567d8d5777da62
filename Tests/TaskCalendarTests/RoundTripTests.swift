import Domain
import ICalendar
import TaskCalendar
import TestSupport
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: CalendarFixture.allCases)
  func `gives back what was uploaded while nothing was changed`(_ fixture: CalendarFixture) throws {
    let upload = try Upload(fixture.text())

    #expect(upload.written() == upload.text)
  }

  // One writes names in small letters, which stay so.
  @Test(arguments: CalendarFixture.allCases.filter { $0 != .everything })
  func `writes nothing but the new title`(_ fixture: CalendarFixture) throws {
    var upload = try Upload(fixture.text())

    upload.task.title = "Something, else"

    let (gone, added) = difference(upload.text, upload.written())
    let changed = ["SUMMARY", "LAST-MODIFIED", "DTSTAMP", "SEQUENCE"]
    #expect(gone.allSatisfy { line in changed.contains { line.hasPrefix($0) } }, "\(gone)")
    #expect(added.allSatisfy { line in changed.contains { line.hasPrefix($0) } }, "\(added)")
    #expect(added.contains { $0.hasPrefix("SUMMARY") && $0.hasSuffix("Something\\, else") })
    #expect(try fields(upload.written()).title == "Something, else")
  }
}
