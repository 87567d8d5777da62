import Domain
import Testing

/// The orders in which every store gives tasks.
@Suite struct OrderContractTests {
  @Test(arguments: StoreKind.allCases)
  func `shows the newest first by date`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    _ = try await stage.add("middle", at: 2)
    _ = try await stage.add("old", at: 1)
    _ = try await stage.add("new", at: 3)

    let titles = try await stage.titles(.date)

    #expect(titles == ["new", "middle", "old"])
  }

  @Test(arguments: StoreKind.allCases)
  func `shows the most important first by priority`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    for priority in [Priority.low, .none, .high, .medium] {
      _ = try await stage.add("\(priority)", priority: priority)
    }

    let titles = try await stage.titles(.priority)

    #expect(titles == ["high", "medium", "low", "none"])
  }

  @Test(arguments: StoreKind.allCases)
  func `shows all open ones before completed ones by completion`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let first = try await stage.add("a", at: 1)
    _ = try await stage.add("b", at: 2)
    let third = try await stage.add("c", at: 3)
    _ = try await stage.add("d", at: 4)
    try await stage.perform(.completeTasks([first.id, third.id]))

    let titles = try await stage.titles(.completion)

    #expect(titles == ["b", "d", "a", "c"])
  }

  @Test(arguments: StoreKind.allCases)
  func `counts numbers in titles by value and folds case`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    for title in ["Chapter 10", "chapter 9", "apple", "Äpfel", "Zebra", "chapter 100", "banana"] {
      _ = try await stage.add(title)
    }

    let titles = try await stage.titles(.title)

    #expect(
      titles == [
        "Äpfel", "apple", "banana", "chapter 9", "Chapter 10", "chapter 100", "Zebra",
      ])
  }

  @Test(arguments: StoreKind.allCases)
  func `shows what is due first first, and last what is never due`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let day = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    let nine = try #require(LocalTime(hour: 9, minute: 0))
    let morning = LocalDateTime(date: day, time: nine)
    _ = try await stage.add("never")
    _ = try await stage.add("that day", due: .date(day))
    _ = try await stage.add("that morning", due: .time(morning, zone: ZoneName("Asia/Tokyo")))
    _ = try await stage.add("the day after", due: .date(day.advanced(byDays: 1)))
    _ = try await stage.add("the day before", due: .date(day.advanced(byDays: -1)))

    let titles = try await stage.titles(.due)

    #expect(titles == ["the day before", "that morning", "that day", "the day after", "never"])
  }

  @Test(arguments: StoreKind.allCases)
  func `puts new tasks at the top by hand, several in the order given`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    _ = try await stage.add("old")
    let drafts = ["one", "two", "three"].map { TaskDraft(title: $0) }
    try await stage.perform(.addTasks(drafts, to: stage.list))

    let titles = try await stage.titles(.manual)

    #expect(titles == ["one", "two", "three", "old"])
  }

  @Test(arguments: StoreKind.allCases, TaskSortName.allCases)
  func `settles ties by creation and then by number`(
    _ kind: StoreKind, _ sort: TaskSortName
  ) async throws {
    let stage = try await kind.makeStage()
    let late = try await stage.add("same", at: 9)
    let drafts = Array(repeating: TaskDraft(title: "same"), count: 5)
    let early = try await stage.perform(.addTasks(drafts, to: stage.list), at: 5).tasks
    let expected = (early + [late]).map(\.id)

    let tasks = try await stage.tasks(sort)

    switch sort {
    case .date: #expect(tasks.map(\.id) == expected.reversed())
    case .manual: #expect(tasks.map(\.id) == expected)
    default: #expect(tasks.map(\.id) == expected)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `leaves completed ones out when asked to`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let done = try await stage.add("done")
    _ = try await stage.add("open")
    try await stage.perform(.completeTasks([done.id]))

    for sort in TaskSortName.allCases {
      let titles = try await stage.titles(sort, includesCompleted: false)

      #expect(titles == ["open"])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `merges several lists into one order`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let work = try await stage.addList("Work")
    let empty = try await stage.addList("Empty")
    for (index, title) in ["a", "c", "e"].enumerated() {
      _ = try await stage.add(title, at: Int64(index))
    }
    for (index, title) in ["b", "d", "f"].enumerated() {
      _ = try await stage.add(title, to: work, at: Int64(index))
    }

    let titles = try await stage.titles(.title, in: [stage.list, work, empty, work])

    #expect(titles == ["a", "b", "c", "d", "e", "f"])
  }
}
