import DAV
import Domain
import ICalendar
import TaskCalendar
import TestSupport
import Testing

@testable import CalDAV

/// Both ways of filtering give the same for whatever text that can be read.
struct QuickFilterTests {
  @Test func `what the bytes tell is what the whole text says`() {
    var random = SeededGenerator(seed: 4791)
    var counts: [Bool: Int] = [:]
    var unclear = 0

    for _ in 0..<6_000 {
      let text = RandomText.object(&random)
      guard (try? CalendarObject(reading: text)) != nil else { continue }
      let filter = ObjectFilter(RandomText.filter(&random), zones: zones, zone: vienna)
      let whole = filter.matchesRead(text)
      let quick = filter.quickVerdict(text)

      #expect(
        quick == .unclear || quick == Verdict(whole), "\(String(decoding: text, as: UTF8.self))")
      if quick == .unclear { unclear += 1 } else { counts[whole, default: 0] += 1 }
    }

    // Each has to come often for the comparison to say something.
    #expect(counts[true, default: 0] > 500)
    #expect(counts[false, default: 0] > 500)
    #expect(unclear > 100)
  }

  @Test(arguments: [
    "COMPLETED:20260101T000000Z", "completed;X=\"a:b\":20260101T000000Z",
    "COMPLETED;VALUE=DATE-TIME:2026\r\n 0101T000000Z", "COMP\r\n LETED:20260101T000000Z",
    "COMPLETED\r\n :20260101T000000Z", "Completed:20260101T000000Z\r",
  ])
  func `a property is seen however it is written`(line: String) {
    let task = object(line)

    #expect(matches(task, tasks(PropertyFilter("COMPLETED"))))
    #expect(!matches(task, tasks(PropertyFilter("COMPLETED", .isNotDefined))))
  }

  @Test(arguments: [
    "DESCRIPTION:x\\nCOMPLETED:20260101T000000Z", "DESCRIPTION:x\r\n COMPLETED:20260101T000000Z",
    "X-COMPLETED:20260101T000000Z", "COMPLETED-X:20260101T000000Z",
    "BEGIN:X-A\r\nCOMPLETED:20260101T000000Z\r\nEND:X-A",
    "END:VTODO\r\nBEGIN:X-A\r\nCOMPLETED:20260101T000000Z\r\nEND:X-A\r\nBEGIN:VTODO\r\nUID:one"
      + "\r\nRECURRENCE-ID:20260101T000000Z",
  ])
  func `what only looks like a property is none`(line: String) {
    let task = object(line)

    #expect(!matches(task, tasks(PropertyFilter("COMPLETED"))))
    #expect(matches(task, tasks(PropertyFilter("COMPLETED", .isNotDefined))))
  }

  @Test func `the filters that come most are answered from the bytes`() {
    let open = ObjectFilter(
      tasks(PropertyFilter("COMPLETED", .isNotDefined)), zones: zones, zone: vienna)
    let soon = ObjectFilter(
      tasks(timeRange: range("20260601T000000Z", "20260701T000000Z")), zones: zones, zone: vienna)

    #expect(open.quickVerdict(object("SUMMARY:x")) == .yes)
    #expect(open.quickVerdict(object("COMPLETED:20260101T000000Z")) == .no)
    #expect(soon.quickVerdict(object("DUE;VALUE=DATE:20260615")) == .yes)
    #expect(soon.quickVerdict(object("DUE;TZID=Europe/Vienna:20260815T100000")) == .no)
    #expect(soon.quickVerdict(object("DUE;VALUE=DATE:20260815", "RRULE:FREQ=DAILY")) == .no)
    #expect(soon.quickVerdict(object("DUE:20260105T100000Z", "RRULE:FREQ=WEEKLY")) == .yes)
    #expect(
      soon.quickVerdict(object("DUE;VALUE=DATE:20260105", "RRULE:FREQ=DAILY;COUNT=7")) == .no)
    #expect(soon.quickVerdict(object("DUE;VALUE=DATE:20260601")) == .unclear)
  }

  @Test func `some filters need no look at any object`() {
    func reach(_ filter: ComponentFilter) -> ObjectFilter.Reach {
      ObjectFilter(filter, zones: zones, zone: .utc).reach
    }

    #expect(reach(ComponentFilter("VCALENDAR")) == .all)
    #expect(reach(tasks()) == .all)
    #expect(reach(tasks(PropertyFilter("UID"))) == .some)
    #expect(reach(ComponentFilter("VCALENDAR", components: [ComponentFilter("VEVENT")])) == .none)
    #expect(
      reach(
        ComponentFilter("VCALENDAR", components: [ComponentFilter("VEVENT", isNotDefined: true)]))
        == .all)
    #expect(reach(ComponentFilter("VCALENDAR", isNotDefined: true)) == .none)
    #expect(reach(ComponentFilter("VTODO")) == .none)
  }
}
