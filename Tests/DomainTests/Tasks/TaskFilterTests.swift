import Domain
import Testing

/// Which tasks a filter means.
@Suite struct TaskFilterTests {
  private let day = Day(
    withoutCalendarFor: .init(1), at: Instant(milliseconds: 1_810_000_000_000))

  @Test func `dates are compared by the day, and a task without one matches no comparison`() throws
  {
    let tasks = [
      try task("past", due: "2027-05-01"), try task("today", due: "2027-05-11T01:00"),
      try task("later", due: "2027-06-01"), try task("none"),
    ]
    #expect(day.today.iso == "2027-05-11")
    let today = day.today

    #expect(titles(of: tasks, .date(.due, .lessOrEqual, today)) == ["past", "today"])
    #expect(titles(of: tasks, .date(.due, .equal, today)) == ["today"])
    #expect(titles(of: tasks, .date(.due, .greater, today)) == ["later"])
    #expect(titles(of: tasks, .not(.has(.due))) == ["none"])
    #expect(titles(of: tasks, .state(.overdue)) == ["past", "today"])
  }

  @Test func `joins filters by and, or and not`() throws {
    var milk = try task("buy milk", due: "2027-05-01")
    milk.priority = .high
    var bread = try task("buy bread")
    bread.tags = [Tag(stored: "Home")]
    let tasks = [milk, bread, try task("sleep")]
    let buy = TaskFilter.text(try #require(SearchText("BUY")))

    #expect(titles(of: tasks, .all([])) == ["buy milk", "buy bread", "sleep"])
    #expect(titles(of: tasks, .any([])) == [])
    #expect(titles(of: tasks, .all([buy, .priority(.greaterOrEqual, .medium)])) == ["buy milk"])
    #expect(titles(of: tasks, .all([buy, .not(.tag(key: "home"))])) == ["buy milk"])
    #expect(
      titles(of: tasks, .any([.tag(key: "home"), .not(buy)])) == ["buy bread", "sleep"])
  }

  @Test func `tells completed from cancelled`() throws {
    var done = try task("done")
    done.completed = Instant(milliseconds: 5)
    var cancelled = done
    cancelled.title = "cancelled"
    cancelled.isCancelled = true
    let tasks = [done, cancelled, try task("open")]

    #expect(titles(of: tasks, .state(.open)) == ["open"])
    #expect(titles(of: tasks, .state(.completed)) == ["done"])
    #expect(titles(of: tasks, .state(.cancelled)) == ["cancelled"])
  }

  @Test func `what surely holds of all that match can be looked up`() throws {
    let text = try #require(SearchText("milk"))
    let filter = TaskFilter.all([
      .text(text), .tag(key: "home"), .any([.list(.init(3))]), .state(.open),
      .date(.due, .greaterOrEqual, day.today), .date(.due, .less, day.today.advanced(byDays: 7)),
      .any([.tag(key: "a"), .tag(key: "b")]), .not(.tag(key: "c")),
    ])

    let narrowing = filter.narrowing

    #expect(narrowing.texts == [text])
    #expect(narrowing.tags == ["home"])
    #expect(narrowing.lists == [.init(3)])
    #expect(narrowing.isCompleted == false)
    #expect(narrowing.hasDue == true)
    #expect(narrowing.dueFrom == day.today)
    #expect(narrowing.dueTo == day.today.advanced(byDays: 7))
    #expect(TaskFilter.not(filter).narrowing == TaskFilter.all([]).narrowing)
  }

  @Test func `parts of some tasks, and the completed times of one, can be looked up`() throws {
    var record = try task("record")
    record.occurrenceOf = .init(7)
    var part = try task("part")
    part.parent = .init(7)
    let wholes = TaskFilter.any([.partOf(.init(7)), .partOf(.init(8))])

    #expect(titles(of: [record, part], .occurrenceOf(.init(7))) == ["record"])
    #expect(titles(of: [record, part], wholes) == ["part"])
    #expect(TaskFilter.occurrenceOf(.init(7)).narrowing.occurrenceOf == .init(7))
    #expect(TaskFilter.occurrenceOf(.init(7)).narrowing.isCompleted == true)
    #expect(wholes.narrowing.wholes == [.init(7), .init(8)])
    #expect(TaskFilter.all([wholes, .partOf(.init(8))]).narrowing.wholes == [.init(8)])
    #expect(TaskFilter.any([.partOf(.init(7)), .state(.open)]).narrowing.wholes == nil)
  }

  private func titles(of tasks: [TaskItem], _ filter: TaskFilter) -> [String] {
    tasks.filter(filter.test(on: day)).map(\.title)
  }

  private func task(_ title: String, due: String? = nil) throws -> TaskItem {
    TaskItem(
      id: .init(1), list: .init(1), title: title, due: due.flatMap(TaskDate.init(text:)),
      position: .first, created: day.now, changed: day.now)
  }
}
