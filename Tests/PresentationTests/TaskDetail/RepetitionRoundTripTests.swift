import Domain
import Testing

@testable import Presentation

/// What stands in the field for a repetition is read as that repetition.
@Suite struct RepetitionRoundTripTests {
  /// What a rule may say besides how often, by frequency.
  static let days = [
    "DAILY": ["", ";BYDAY=SA,SU"],
    "WEEKLY": [
      "", ";BYDAY=TU", ";BYDAY=TU,TH", ";BYDAY=SU", ";BYDAY=MO,TU,WE,TH,FR", ";BYDAY=SA,SU",
    ],
    "MONTHLY": [
      "", ";BYDAY=2TU", ";BYDAY=-1FR", ";BYDAY=1MO,3MO", ";BYDAY=5MO", ";BYMONTHDAY=1",
      ";BYMONTHDAY=1,15", ";BYMONTHDAY=15,-1", ";BYMONTHDAY=-1",
      ";BYMONTHDAY=28,29,30,31;BYSETPOS=-1", ";BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    ],
    "YEARLY": [
      "", ";BYMONTH=12;BYMONTHDAY=24", ";BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1",
      ";BYMONTH=10;BYDAY=-1SU", ";BYMONTH=5;BYDAY=2SU",
    ],
  ]

  static let rules: [String] = {
    var rules: [String] = []
    for (frequency, days) in days.sorted(by: { $0.key < $1.key }) {
      for interval in ["", ";INTERVAL=2", ";INTERVAL=3", ";INTERVAL=10"] {
        for days in days where interval.isEmpty || frequency != "DAILY" || days.isEmpty {
          for end in ["", ";COUNT=1", ";COUNT=12", ";UNTIL=20271224", ";UNTIL=20261231"] {
            rules.append("FREQ=\(frequency)\(interval)\(days)\(end)")
          }
        }
      }
    }
    return rules
  }()

  @Test(arguments: Language.allCases)
  func `a rule that has words is shown in words that are read as the rule`(
    _ language: Language
  ) throws {
    let day = day(in: language)
    let due = TaskDate.date(day.today)

    var misread: [String] = []
    for text in Self.rules {
      let repetition = try repetition(text, from: day.today)
      let words = Words(language).repetition(repetition, on: day)
      let form = TaskForm(repetition: .init(words, mode: .byCalendar))
      let reading = try? form.repetition(from: due, on: day)
      let isRead = reading?.repetition.isSameRule(as: repetition) == true
      if words == text || !isRead { misread.append("\(text): \(words)") }
    }

    #expect(misread.isEmpty)
  }

  @Test(arguments: [
    // Words say the 31st, and so would a rule that comes to the last day of shorter months.
    "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYMONTHDAY=30;COUNT=3", "FREQ=HOURLY;INTERVAL=6",
    "FREQ=DAILY;UNTIL=20271224T120000Z", "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU",
    "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
  ])
  func `the rule stands in the field where words would be read as another one`(
    _ text: String
  ) async throws {
    for language in Language.allCases {
      let day = day(in: language)
      let stage = try await Stage()
      let task = try await stage.add(
        TaskDraft(
          title: "Rent", due: .date(day.today), repetition: try repetition(text, from: day.today)))

      let content = RepetitionContent(task, on: day, in: Words(language))

      #expect(content?.text == text)
    }
  }

  @Test func `a date that moves takes along a rule that follows it`() async throws {
    let day = day(in: .english)
    let stage = try await Stage()
    let task = try await stage.add(
      TaskDraft(
        title: "Rent", due: .date(day.today),
        repetition: try repetition("FREQ=MONTHLY", from: day.today)))
    let form = TaskForm(
      due: .text("2026-12-05"), repetition: .init("Every month on the 30th", mode: .byCalendar))

    let changes = try form.changes(to: task, on: day)

    let repetition = try #require(changes.repetition ?? nil)
    #expect(repetition.rule.text == "FREQ=MONTHLY")
    #expect(repetition.anchor == .date(try #require(CalendarDate(iso: "2026-12-05"))))
  }

  private func repetition(_ text: String, from start: CalendarDate) throws -> Repetition {
    Repetition(rule: try RecurrenceRule(parsing: text), mode: .byCalendar, anchor: .date(start))
  }

  private func day(in language: Language) -> Day {
    let person = Person(account: .init(1), language: language, zone: .utc)
    return Day(for: person, at: ClockStub().now(), zones: FixedZones())
  }
}
