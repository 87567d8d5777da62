import Domain
import Testing

/// Every store finds the same tasks.
@Suite struct FilterContractTests {
  @Test(arguments: [1, 2, 3] as [UInt64], [20_000, 2_000, 40])
  func `all stores give the same pages for any filter`(
    _ seed: UInt64, _ candidateLimit: Int
  ) async throws {
    let stages = [
      try await StoreKind.memory.makeStage(),
      try await StoreKind.sqlite.makeStage(candidateLimit: candidateLimit),
    ]
    let lists = try await fill(stages, seed: seed, with: 130)
    let queryCount = 300
    var random = RandomFilters(seed: seed + 100, lists: lists)
    var foundCount = 0

    for _ in 0..<queryCount {
      let day = try day(for: stages[0].account, hour: random.number(below: 24), &random)
      var query = random.query(on: day)
      for _ in 0..<4 {
        let expected = try await stages[0].store.tasks(query, for: stages[0].account)
        let found = try await stages[1].store.tasks(query, for: stages[1].account)

        #expect(found == expected, "\(query)")
        foundCount += found.tasks.count
        guard found.hasMore else { break }
        query.after = found.last
      }
    }
    #expect(foundCount > queryCount)
  }

  @Test(arguments: StoreKind.allCases)
  func `finds what a task says by now, and not what it said`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("여권 갱신")
    let tag = try #require(Tag("Reise"))
    let edits: [(Edit, [String])] = [
      (.editTask(task.id, TaskChanges(title: "確定申告の書類"), since: nil), ["申告"]),
      (.editTask(task.id, TaskChanges(notes: "대한민국"), since: nil), ["申告", "민국"]),
      (.editTask(task.id, TaskChanges(tags: [tag]), since: nil), ["申告", "민국", "reis"]),
      (.completeTasks([task.id]), ["申告", "민국", "reis"]), (.deleteTasks([task.id]), []),
      (.undo(nil), ["申告", "민국", "reis"]), (.undo(nil), ["申告", "민국", "reis"]),
      (.undo(nil), ["申告", "민국"]), (.undo(nil), ["申告"]), (.undo(nil), ["여권"]),
      (.redo(nil), ["申告"]),
    ]

    for (edit, expected) in edits {
      try await stage.perform(edit)
      var found: [String] = []
      for part in ["申告", "여권", "민국", "reis"] where try await isFound(part, on: stage) {
        found.append(part)
      }
      #expect(found == expected, "\(edit)")
    }
  }

  private func isFound(_ part: String, on stage: Stage) async throws -> Bool {
    let text = try #require(SearchText(part))
    let day = Day(withoutCalendarFor: stage.account, at: at(0))
    let query = TaskQuery(
      lists: [stage.list], sort: .date, filter: .init(.text(text), on: day), limit: 5)
    return try await !stage.store.tasks(query, for: stage.account).tasks.isEmpty
  }

  /// Makes the same of all; what some tasks are a part of, done, and in the trash besides.
  private func fill(_ stages: [Stage], seed: UInt64, with count: Int) async throws -> [TaskList.ID]
  {
    var lists: [TaskList.ID] = []
    for stage in stages { lists = [stage.list, try await stage.addList("Work")] }
    var random = RandomFilters(seed: seed, lists: lists)
    var drafts = (0..<count).map { _ in random.draft() }
    for index in drafts.indices where index > 100 && index % 9 == 0 && index % 2 == 0 {
      drafts[index].parent = TaskItem.ID(1 + index % 20)
    }
    for stage in stages {
      try await stage.perform(.addTasks(Array(drafts[..<100]), to: lists[0]))
      try await stage.perform(.addTasks(Array(drafts[100...]), to: lists[0]), at: 2)
      let all = (1...count).map { TaskItem.ID($0) }
      let moved = all.filter { $0.number % 5 == 3 }
      try await stage.perform(.editTasks(moved, TaskChanges(list: lists[1])), at: 3)
      try await stage.perform(.completeTasks(all.filter { $0.number % 3 == 1 }), at: 4)
      try await stage.perform(.cancelTasks(all.filter { $0.number % 17 == 2 }), at: 5)
      try await stage.perform(.deleteTasks(all.filter { $0.number % 13 == 12 }), at: 6)
    }
    return lists
  }

  private func day(
    for account: Account.ID, hour: Int, _ random: inout RandomFilters
  ) throws -> Day {
    let zone = ["Etc/GMT-14", "Etc/GMT+12", "UTC"][random.number(below: 3)]
    let start = try #require(DayStart(hour: random.number(below: 13)))
    let person = Person(
      account: account, language: .english, zone: ZoneName(zone), dayStart: start)
    return Day(for: person, at: at(Int64(hour) * 3600), zones: FarZones())
  }
}
