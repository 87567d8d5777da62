import Domain
import Testing

/// Two changes of one task put together.
@Suite struct TaskItemMergingTests {
  private let base = TaskItem(
    id: .init(1), list: .init(1), title: "Write", position: .first,
    created: Instant(milliseconds: 0), changed: Instant(milliseconds: 0))

  @Test func `takes what only one of them changed`() throws {
    var mine = base
    mine.title = "Read"
    mine.priority = .high
    var theirs = base
    theirs.notes = "soon"
    theirs.completed = Instant(milliseconds: 5)

    let merged = try #require(mine.merging(theirs, since: base))

    #expect(merged.title == "Read")
    #expect(merged.priority == .high)
    #expect(merged.notes == "soon")
    #expect(merged.completed == Instant(milliseconds: 5))
  }

  @Test func `takes a field that both set to the same`() throws {
    var mine = base
    mine.title = "Read"

    #expect(mine.merging(mine, since: base)?.title == "Read")
  }

  @Test func `is nothing when both changed one field, each in its own way`() throws {
    let day = try #require(CalendarDate(iso: "2026-11-30"))
    let daily = try RecurrenceRule(parsing: "FREQ=DAILY")
    let changes: [(inout TaskItem) -> Void] = [
      { $0.title = "Read" }, { $0.notes = "soon" }, { $0.list = .init(2) }, { $0.priority = .low },
      { $0.due = .date(day) }, { $0.completed = Instant(milliseconds: 5) },
      { $0.position = .between(.first, nil) }, { $0.deleted = Instant(milliseconds: 5) },
      { $0.parent = .init(7) }, { $0.start = .date(day) }, { $0.tags = [Tag(stored: "home")] },
      { $0.estimate = 5 }, { $0.url = "tel:1" }, { $0.reminders = [.beforeDue(minutes: 5)] },
      { $0.repetition = Repetition(rule: daily, mode: .byCalendar, anchor: .date(day)) },
      { $0.source = CalendarSource(text: .init(1)) },
    ]
    let others: [(inout TaskItem) -> Void] = [
      { $0.title = "Sing" }, { $0.notes = "late" }, { $0.list = .init(3) }, { $0.priority = .high },
      { $0.due = .date(day.advanced(byDays: 1)) }, { $0.completed = Instant(milliseconds: 6) },
      { $0.position = .between(nil, .first) }, { $0.deleted = Instant(milliseconds: 6) },
      { $0.parent = .init(8) }, { $0.start = .date(day.advanced(byDays: 1)) },
      { $0.tags = [Tag(stored: "work")] }, { $0.estimate = 6 }, { $0.url = "tel:2" },
      { $0.reminders = [.beforeStart(minutes: 5)] },
      { $0.repetition = Repetition(rule: daily, mode: .fromCompletion, anchor: .date(day)) },
      { $0.source = CalendarSource(text: .init(2)) },
    ]
    // Two that are yes or no have no third value to differ by.
    #expect(changes.count == TaskField.all.count - 2)

    for (change, other) in zip(changes, others) {
      var mine = base
      change(&mine)
      var theirs = base
      other(&theirs)

      #expect(mine.merging(theirs, since: base) == nil)
      #expect(!mine.hasSameFields(as: base))
      #expect(mine.merging(base, since: base) == mine)
    }
  }

  @Test func `does not mind revision and time of change`() {
    var later = base
    later.revision = 7
    later.changed = Instant(milliseconds: 9)

    #expect(later.hasSameFields(as: base))
    #expect(base.merging(later, since: base) == base)
  }
}
