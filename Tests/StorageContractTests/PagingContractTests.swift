import Domain
import TestSupport
import Testing

/// How every store gives tasks page by page.
@Suite struct PagingContractTests {
  @Test(arguments: StoreKind.allCases, TaskSortName.allCases)
  func `gives in pages what it gives as a whole`(
    _ kind: StoreKind, _ sort: TaskSortName
  ) async throws {
    let stage = try await kind.makeStage()
    let lists = [stage.list, try await stage.addList("Work")]
    try await fill(lists, on: stage)

    for chosen in [lists, [stage.list]] {
      for includesCompleted in [true, false] {
        let whole = try await stage.tasks(sort, in: chosen, includesCompleted: includesCompleted)
        let paged = try await pages(
          TaskQuery(lists: chosen, sort: sort, scope: includesCompleted ? .all : .open, limit: 7),
          on: stage)

        #expect(whole == whole.sorted(by: sort.strategy.areInIncreasingOrder))
        #expect(paged == whole)
        #expect(whole.count > 7)
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `says whether there is more`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    for title in ["a", "b", "c"] { _ = try await stage.add(title) }

    for sort in TaskSortName.allCases {
      let all = try await stage.store.tasks(
        TaskQuery(lists: [stage.list], sort: sort, limit: 3), for: stage.account)
      let some = try await stage.store.tasks(
        TaskQuery(lists: [stage.list], sort: sort, limit: 2), for: stage.account)

      #expect(!all.hasMore)
      #expect(all.tasks.count == 3)
      #expect(some.hasMore)
      #expect(some.tasks.count == 2)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `sees that more comes when only completed ones are left`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let done = try await stage.add("done")
    _ = try await stage.add("open")
    try await stage.perform(.completeTasks([done.id]))

    let page = try await stage.store.tasks(
      TaskQuery(lists: [stage.list], sort: .completion, limit: 1), for: stage.account)

    #expect(page.tasks.map(\.title) == ["open"])
    #expect(page.hasMore)
  }

  @Test(arguments: StoreKind.allCases, TaskSortName.allCases)
  func `goes on after a task that was deleted meanwhile`(
    _ kind: StoreKind, _ sort: TaskSortName
  ) async throws {
    let stage = try await kind.makeStage()
    for title in ["a", "b", "c", "d"] { _ = try await stage.add(title) }
    let order = try await stage.tasks(sort)
    try await stage.perform(.deleteTasks([order[1].id]))

    let rest = try await stage.tasks(sort, after: order[1].id)

    #expect(rest == Array(order[2...]))
  }

  @Test(arguments: StoreKind.allCases)
  func `goes on among open tasks after one that was completed meanwhile`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    for title in ["a", "b", "c"] { _ = try await stage.add(title) }
    let order = try await stage.tasks(.completion)
    try await stage.perform(.completeTasks([order[0].id]))

    let rest = try await stage.tasks(.completion, includesCompleted: false, after: order[0].id)

    #expect(rest == Array(order[1...]))
  }

  @Test(arguments: StoreKind.allCases)
  func `goes on after a task that went to another list meanwhile`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    for title in ["a", "b", "c"] { _ = try await stage.add(title) }
    let order = try await stage.tasks(.title)
    let changes = TaskChanges(list: other)
    try await stage.perform(.editTask(order[1].id, changes, since: nil))

    let rest = try await stage.titles(.title, after: order[1].id)

    #expect(rest == ["c"])
  }

  @Test(arguments: StoreKind.allCases)
  func `gives nothing of no lists and after the last`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let only = try await stage.add("only")

    #expect(try await stage.tasks(.date, in: []).isEmpty)
    #expect(try await stage.tasks(.date, after: only.id).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `refuses to go on after a task that never was`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()

    await #expect(throws: StoreError.taskNotFound(.init(99))) {
      try await stage.tasks(.date, after: .init(99))
    }
  }

  private func fill(_ lists: [TaskList.ID], on stage: Stage) async throws {
    var generator = SeededGenerator(seed: 7)
    let titles = ["Alpha 2", "alpha 10", "beta", "ガ", "か", "한국", "Zeta"]
    let day = try #require(CalendarDate(year: 2026, month: 2, day: 27))
    for _ in 0..<40 {
      let due = Int.random(in: 0..<4, using: &generator)
      let task = try await stage.add(
        titles.randomElement(using: &generator) ?? "",
        priority: Priority.allCases.randomElement(using: &generator) ?? .none,
        due: due == 0 ? nil : .date(day.advanced(byDays: due)),
        to: lists.randomElement(using: &generator),
        at: Int64.random(in: 0..<5, using: &generator))
      if Bool.random(using: &generator) { try await stage.perform(.completeTasks([task.id])) }
    }
  }

  private func pages(_ query: TaskQuery, on stage: Stage) async throws -> [TaskItem] {
    var query = query
    var tasks: [TaskItem] = []
    while true {
      let page = try await stage.store.tasks(query, for: stage.account)
      tasks += page.tasks
      guard page.hasMore, let last = page.tasks.last else { return tasks }
      query.after = last.id
    }
  }
}
