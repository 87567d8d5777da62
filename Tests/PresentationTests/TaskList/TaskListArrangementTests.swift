import Domain
import MemoryStorage
import Presentation
import Testing

/// On the main actor, as a window is: a presenter runs where its caller runs.
@MainActor @Suite struct TaskListArrangementTests {
  let view = TaskListViewSpy()

  @Test(arguments: TaskSortName.allCases)
  func `each order can be chosen and is remembered`(_ sort: TaskSortName) async throws {
    let stage = try await Stage()
    let presenter = presenter(on: stage)
    await presenter.load()

    await presenter.sort(by: sort)

    #expect(view.content?.sort == sort)
    #expect(view.content?.canReorder == (sort == .manual))
    await self.presenter(on: stage).load()
    #expect(view.content?.sort == sort)
  }

  @Test func `orders swap at run time`() async throws {
    let stage = try await Stage()
    try await stage.add("Step 10", "step 2", "Ärger", "Apfel")
    let presenter = presenter(on: stage)
    await presenter.load()

    await presenter.sort(by: .title)
    #expect(view.titles == ["Apfel", "Ärger", "step 2", "Step 10"])
    await presenter.sort(by: .manual)
    #expect(view.titles == ["Step 10", "step 2", "Ärger", "Apfel"])
  }

  @Test(arguments: TaskSortName.allCases)
  func `the task that was shown is hit although the order changed in between`(
    _ sort: TaskSortName
  ) async throws {
    let stage = try await Stage()
    let tasks = try await stage.add("b", "c", "d")
    let presenter = presenter(on: stage)
    await presenter.load()
    await presenter.sort(by: sort)
    let shown = try #require(view.content?.rows.first)

    // Somebody else puts other tasks before it.
    try await stage.add("a")
    try await stage.store.perform(
      .completeTasks(tasks.map(\.id).filter { $0 != shown.id }), for: stage.account.id,
      at: stage.clock.now())
    await presenter.toggle(shown.id)
    await presenter.delete(shown.id)

    await #expect(throws: StoreError.taskNotFound(shown.id)) { try await stage.task(shown.id) }
    #expect(view.titles?.contains(shown.title) == false)
    #expect(view.content?.rows.count == 3)
  }

  @Test func `completed tasks can be hidden, and their number stays`() async throws {
    let stage = try await Stage()
    let tasks = try await stage.add("Write", "Test")
    let presenter = presenter(on: stage)
    await presenter.load()
    await presenter.complete(tasks[0].id)

    await presenter.hideCompleted(true)

    #expect(view.titles == ["Test"])
    #expect(view.content?.completedCount == 1)
    await presenter.hideCompleted(false)
    #expect(view.titles == ["Write", "Test"])
  }

  @Test func `a task moves behind another and to the top`() async throws {
    let stage = try await Stage()
    let tasks = try await stage.add("a", "b", "c")
    let presenter = presenter(on: stage)
    await presenter.load()

    await presenter.move(tasks[0].id, after: tasks[2].id)
    #expect(view.titles == ["b", "c", "a"])
    await presenter.move(tasks[2].id, after: nil)

    #expect(view.titles == ["c", "b", "a"])
  }

  @Test func `pages follow each other without a gap`() async throws {
    let stage = try await Stage()
    let drafts = (1...250).map { TaskDraft(title: "task \($0)") }
    try await stage.store.perform(
      .addTasks(drafts, to: stage.list), for: stage.account.id, at: stage.clock.now())
    let presenter = presenter(on: stage)

    await presenter.load()
    var titles = try #require(view.titles)
    while let next = view.content?.next {
      await presenter.load(after: next)
      titles += try #require(view.titles)
      #expect(view.content?.isContinued == true)
    }

    #expect(titles == drafts.map(\.title))
  }

  @Test func `what changes elsewhere is shown without loading`() async throws {
    let stage = try await Stage()
    let presenter = presenter(on: stage)
    await presenter.load()
    let following = Task { [presenter] in await presenter.followChanges() }
    defer { following.cancel() }
    try await Task.sleep(for: .milliseconds(50))

    try await stage.add("from the phone")

    let deadline = ContinuousClock.now + .seconds(5)
    while view.titles != ["from the phone"], ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(view.titles == ["from the phone"])
  }

  private func presenter(on stage: Stage) -> TaskListPresenter {
    stage.scenes.taskList(stage.list, for: stage.person(), in: view)
  }
}
