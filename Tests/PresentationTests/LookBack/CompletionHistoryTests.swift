import Domain
import Testing

@testable import Presentation

/// The history of one repeating task as a plot.
@Suite struct CompletionHistoryTests {
  private let day = Day(
    for: Person(account: .init(1), language: .english, zone: ZoneName("Asia/Seoul")),
    at: ClockStub().now(), zones: FixedZones())

  @Test func `what comes often is told by week, in the person's zone`() throws {
    let task = try repeating("FREQ=DAILY")
    // In Seoul it is Monday already.
    let records = try records(
      of: task, ["2026-11-29T15:30", "2026-11-29T10:00", "2026-11-24T10:00"])

    let history = try #require(
      CompletionHistory(task, completedAs: records, on: day, in: Words(.english)))

    #expect(history.plot.title == "Completed by week")
    #expect(history.plot.points.count == 26)
    #expect(history.plot.points.suffix(2).map(\.value) == [2, 1])
    #expect(history.streak?.title == "Pay")
  }

  @Test(arguments: [
    (Language.english, "Nov 2026", "Dec"), (.japanese, "2026年11月", "12月"),
    (.korean, "2026년 11월", "12월"),
  ])
  func `what comes seldom is told by month`(
    _ language: Language, _ label: String, _ first: String
  ) throws {
    let task = try repeating("FREQ=MONTHLY")
    let records = try records(of: task, ["2026-10-31T12:00", "2026-11-30T01:00"])

    let history = try #require(
      CompletionHistory(task, completedAs: records, on: day, in: Words(language)))

    #expect(history.plot.points.count == 24)
    #expect(history.plot.points.suffix(2).map(\.value) == [1, 1])
    #expect(history.plot.points.last?.label == label)
    #expect(Words(language).monthName(12) == first)
  }

  @Test func `is none of a task that does not repeat`() throws {
    var task = try repeating("FREQ=DAILY")
    task.repetition = nil

    #expect(CompletionHistory(task, completedAs: [], on: day, in: Words(.english)) == nil)
  }

  private func repeating(_ rule: String) throws -> TaskItem {
    let due = try #require(CalendarDate(iso: "2026-11-30"))
    return TaskItem(
      id: .init(1), list: .init(1), title: "Pay", due: .date(due),
      repetition: Repetition(
        rule: try RecurrenceRule(parsing: rule), mode: .byCalendar, anchor: .date(due)),
      position: .first, created: Instant(milliseconds: 0), changed: Instant(milliseconds: 0))
  }

  /// Completed at times of UTC.
  private func records(of task: TaskItem, _ moments: [String]) throws -> [TaskItem] {
    try moments.map { text in
      var record = task
      record.repetition = nil
      record.completed = UniversalTime().instant(
        of: try #require(LocalDateTime(iso: text)), in: .utc)
      return record
    }
  }
}
