import DAV
import Domain
import Testing

@testable import CalDAV

struct PropertyFilterTests {
  @Test func `a property is there, or is not`() {
    let open = object("SUMMARY:x")
    let done = object("SUMMARY:x", "completed:20260101T000000Z")

    #expect(matches(open, tasks(PropertyFilter("COMPLETED", .isNotDefined))))
    #expect(!matches(done, tasks(PropertyFilter("COMPLETED", .isNotDefined))))
    #expect(matches(done, tasks(PropertyFilter("COMPLETED"))))
    #expect(!matches(open, tasks(PropertyFilter("COMPLETED"))))
  }

  @Test func `what an alarm has, its task does not`() {
    let task = object("BEGIN:VALARM", "DESCRIPTION:ring", "END:VALARM")

    #expect(matches(task, tasks(PropertyFilter("DESCRIPTION", .isNotDefined))))
  }

  @Test(arguments: [
    (Collation.asciiCasemap, "MILCH", true), (.octet, "MILCH", false), (.octet, "Milch", true),
    (.asciiCasemap, "BRÖTCHEN", false), (.unicodeCasemap, "BRÖTCHEN", true),
    (.unicodeCasemap, "bro", true), (.unicodeCasemap, "BRO\u{308}TCHEN", true),
  ])
  func `texts are compared by their collation`(collation: Collation, text: String, isIn: Bool) {
    let task = object("SUMMARY:Brötchen\\, Milch")

    let found = matches(
      task, tasks(PropertyFilter("SUMMARY", .text(TextMatch(text, collation: collation)))))

    #expect(found == isIn)
  }

  @Test func `a text that is negated matches where it is not, but not where there is nothing`() {
    let filter = tasks(PropertyFilter("STATUS", .text(TextMatch("COMPLETED", isNegated: true))))

    #expect(matches(object("STATUS:NEEDS-ACTION"), filter))
    #expect(!matches(object("STATUS:COMPLETED"), filter))
    #expect(!matches(object("SUMMARY:x"), filter))
  }

  @Test func `a text that is negated is in none of several values`() {
    let filter = tasks(PropertyFilter("CATEGORIES", .text(TextMatch("work", isNegated: true))))

    #expect(!matches(object("CATEGORIES:home,work"), filter))
    #expect(!matches(object("CATEGORIES:home", "CATEGORIES:work"), filter))
    #expect(matches(object("CATEGORIES:home,garden"), filter))
  }

  @Test func `categories are looked at one by one`() {
    let task = object("CATEGORIES:home,work\\,play", "CATEGORIES:second")

    #expect(matches(task, tasks(PropertyFilter("CATEGORIES", .text(TextMatch("SECOND"))))))
    #expect(matches(task, tasks(PropertyFilter("CATEGORIES", .text(TextMatch("work,play"))))))
    #expect(matches(task, tasks(PropertyFilter("CATEGORIES", .text(TextMatch("work\\,play"))))))
    #expect(!matches(task, tasks(PropertyFilter("CATEGORIES", .text(TextMatch("home,work"))))))
  }

  @Test func `one property has to meet all of it`() {
    let german = ParameterFilter("LANGUAGE", .text(TextMatch("de")))
    let task = object("COMMENT;LANGUAGE=de:Milch", "COMMENT;LANGUAGE=en:bread")

    #expect(
      matches(
        task, tasks(PropertyFilter("COMMENT", .text(TextMatch("milch")), parameters: [german]))))
    #expect(
      !matches(
        task, tasks(PropertyFilter("COMMENT", .text(TextMatch("bread")), parameters: [german]))))
  }

  @Test func `a text that a calendar has no property for is looked for in its tasks`() {
    let task = object("SUMMARY:Milch", "CATEGORIES:home")
    let named = calendar(["NAME:list", "BEGIN:VTODO", "UID:one", "NAME:task", "END:VTODO"])
    let asked = { (name: String, text: TextMatch) in
      ComponentFilter("VCALENDAR", properties: [PropertyFilter(name, .text(text))])
    }

    #expect(matches(task, asked("CATEGORIES", TextMatch("home"))))
    #expect(!matches(task, asked("CATEGORIES", TextMatch("work"))))
    #expect(!matches(task, asked("CATEGORIES", TextMatch("work", isNegated: true))))
    #expect(matches(named, asked("NAME", TextMatch("list"))))
    #expect(!matches(named, asked("NAME", TextMatch("task"))))
    #expect(
      !matches(
        task, ComponentFilter("VCALENDAR", properties: [PropertyFilter("CATEGORIES")])))
  }

  @Test func `a parameter is there, or is not`() {
    let task = object("DUE;TZID=Europe/Vienna:20260310T100000")

    #expect(matches(task, tasks(PropertyFilter("DUE", parameters: [ParameterFilter("TZID")]))))
    #expect(
      !matches(
        task, tasks(PropertyFilter("DUE", parameters: [ParameterFilter("TZID", .isNotDefined)]))))
  }

  @Test func `a property's time is in a range with its start and without its end`() {
    let day = range("20260310T000000Z", "20260311T000000Z")
    let filter = tasks(PropertyFilter("COMPLETED", .timeRange(day)))

    #expect(matches(object("COMPLETED:20260310T000000Z"), filter))
    #expect(!matches(object("COMPLETED:20260311T000000Z"), filter))
    #expect(!matches(object("SUMMARY:x"), filter))
  }

  @Test func `a due date that is said by a duration is one`() {
    let filter = tasks(
      PropertyFilter("DUE", .timeRange(range("20260310T120000Z", "20260310T130000Z"))))

    #expect(matches(object("DTSTART:20260310T100000Z", "DURATION:PT2H"), filter))
    #expect(!matches(object("DTSTART:20260310T100000Z", "DURATION:PT3H"), filter))
  }

  @Test func `a component is there, or is not`() {
    let task = object("BEGIN:VALARM", "ACTION:DISPLAY", "END:VALARM")

    #expect(matches(task, ComponentFilter("VCALENDAR")))
    #expect(!matches(task, ComponentFilter("VCALENDAR", isNotDefined: true)))
    #expect(!matches(task, ComponentFilter("VEVENT")))
    #expect(
      !matches(task, ComponentFilter("VCALENDAR", components: [ComponentFilter("VEVENT")])))
    #expect(matches(task, tasks(components: [ComponentFilter("VALARM")])))
    #expect(!matches(task, tasks(components: [ComponentFilter("VALARM", isNotDefined: true)])))
  }

  @Test func `one of several tasks has to meet all of it`() {
    let task = calendar([
      "BEGIN:VTODO", "UID:one", "SUMMARY:a", "END:VTODO", "BEGIN:VTODO", "UID:one",
      "RECURRENCE-ID:20260310T100000Z", "STATUS:COMPLETED", "END:VTODO",
    ])

    let both = tasks(PropertyFilter("SUMMARY"), PropertyFilter("STATUS"))

    #expect(!matches(task, both))
  }

  @Test func `a text that can't be read matches nothing`() {
    let filter = ObjectFilter(ComponentFilter("VCALENDAR"), zones: zones, zone: .utc)

    #expect(!filter.matches(Array("no calendar".utf8)))
  }
}
