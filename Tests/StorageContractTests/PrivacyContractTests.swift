import Domain
import Testing

/// What is somebody else's is not there, in every store.
@Suite struct PrivacyContractTests {
  @Test(arguments: StoreKind.allCases)
  func `shows another account nothing`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("secret")
    let change = try await stage.perform(.completeTasks([task.id]))
    let stranger = try await stage.addAccount("stranger@example.org")
    let store = stage.store

    #expect(try await store.lists(for: stranger).isEmpty)
    await #expect(throws: StoreError.listNotFound(stage.list)) {
      try await store.list(stage.list, for: stranger)
    }
    await #expect(throws: StoreError.taskNotFound(task.id)) {
      try await store.task(task.id, for: stranger)
    }
    await #expect(throws: StoreError.changeNotFound(change.id)) {
      try await store.change(change.id, for: stranger)
    }
    for sort in TaskSortName.allCases {
      await #expect(throws: StoreError.listNotFound(stage.list)) {
        let query = TaskQuery(lists: [stage.list], sort: sort, limit: 10)
        return try await store.tasks(query, for: stranger)
      }
    }
    await #expect(throws: StoreError.taskNotFound(task.id)) {
      let query = TaskQuery(lists: [], sort: .title, after: task.id, limit: 10)
      return try await store.tasks(query, for: stranger)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `lets another account change nothing`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("secret")
    let change = try await stage.perform(.completeTasks([task.id]))
    let before = try await stage.task(task.id)
    let stranger = try await stage.addAccount("stranger@example.org")
    try await stage.store.perform(.addFirstList, for: stranger, at: at(1))
    let own = try #require(try await stage.store.lists(for: stranger).first).id
    let notMyList = StoreError.listNotFound(stage.list)
    let notMyTask = StoreError.taskNotFound(task.id)
    let attempts: [(Edit, StoreError)] = [
      (.addTasks([TaskDraft(title: "x")], to: stage.list), notMyList),
      (.editTask(task.id, TaskChanges(title: "x"), since: nil), notMyTask),
      (.completeTasks([task.id]), notMyTask),
      (.reopenTasks([task.id]), notMyTask),
      (.deleteTasks([task.id]), notMyTask),
      (.moveTask(task.id, after: nil), notMyTask),
      (.renameList(stage.list, title: "x"), notMyList),
      (.deleteList(stage.list), notMyList),
      (.moveList(stage.list, after: nil), notMyList),
      (.moveList(own, after: stage.list), notMyList),
      (.arrangeList(stage.list, Arrangement(sort: .due)), notMyList),
      (.undo(change.id), .changeNotFound(change.id)),
      (.undo(nil), .nothingToUndo),
    ]

    for (edit, error) in attempts {
      await #expect(throws: error) {
        try await stage.store.perform(edit, for: stranger, at: at(9))
      }
    }
    #expect(try await stage.task(task.id) == before)
    #expect(try await stage.summary().list.title == "Home")
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps a task out of another account's list`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("mine")
    let stranger = try await stage.addAccount("stranger@example.org")
    try await stage.store.perform(.addFirstList, for: stranger, at: at(1))
    let theirs = try #require(try await stage.store.lists(for: stranger).first).id

    await #expect(throws: StoreError.listNotFound(theirs)) {
      try await stage.perform(.editTask(task.id, TaskChanges(list: theirs), since: nil))
    }
    await #expect(throws: StoreError.listNotFound(theirs)) {
      try await stage.add("x", to: theirs)
    }
  }
}
