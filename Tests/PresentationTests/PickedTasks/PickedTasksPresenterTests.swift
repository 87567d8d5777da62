import Domain
import MemoryStorage
import Testing

@testable import Presentation

@Suite struct PickedTasksPresenterTests {
  let view = PickedTasksViewSpy()

  @Test(arguments: [
    (Language.english, "3 tasks completed"), (.japanese, "タスク3件を完了"), (.korean, "할 일 3개 완료"),
  ])
  func `many tasks are completed in one change, which one step takes back`(
    _ language: Language, _ message: String
  ) async throws {
    let stage = try await Stage()
    let tasks = try await stage.add("Write", "Test", "Ship")

    await presenter(on: stage, language).complete(tasks.map(\.id))

    let notice = try #require(view.notice)
    #expect(notice.message == message)
    for task in tasks { #expect(try await stage.task(task.id).isCompleted) }
    try await stage.store.perform(
      .undo(notice.undo), for: stage.account.id, at: stage.clock.now())
    for task in tasks { #expect(try await !stage.task(task.id).isCompleted) }
  }

  @Test func `tasks are cancelled, reopened and deleted together`() async throws {
    let stage = try await Stage()
    let ids = try await stage.add("Write", "Test").map(\.id)
    let presenter = presenter(on: stage)

    await presenter.cancel(ids)
    #expect(try await stage.task(ids[0]).isCancelled)
    await presenter.reopen(ids)
    #expect(try await !stage.task(ids[1]).isCompleted)
    await presenter.delete(ids)
    await #expect(throws: StoreError.taskNotFound(ids[0])) { try await stage.task(ids[0]) }
    #expect(view.notices == ["2 tasks cancelled", "2 tasks reopened", "2 tasks deleted"])
  }

  @Test func `only what the form names is changed`() async throws {
    let stage = try await Stage()
    let tags = [Tag("home"), Tag("old")].compactMap(\.self)
    let drafts = [
      TaskDraft(title: "Write", notes: "kept", tags: tags),
      TaskDraft(title: "Test", priority: .low),
    ]
    let tasks =
      try await stage.store.perform(
        .addTasks(drafts, to: stage.list), for: stage.account.id, at: stage.clock.now())?.tasks
      ?? []
    var form = TaskForm(due: .fields(date: "2026-12-24", time: ""))
    form.addedTags = ["sport", ""]
    form.removedTags = ["#OLD"]

    await presenter(on: stage).edit(tasks.map(\.id), form)

    let (first, second) = (try await stage.task(tasks[0].id), try await stage.task(tasks[1].id))
    #expect([first.due?.iso, second.due?.iso] == ["2026-12-24", "2026-12-24"])
    #expect(first.tags.map(\.name) == ["home", "sport"])
    #expect(second.tags.map(\.name) == ["sport"])
    #expect(first.notes == "kept")
    #expect(second.priority == .low)
  }

  @Test func `a task that is named twice is changed once`() async throws {
    let stage = try await Stage()
    let ids = try await stage.add("Write").map(\.id)

    await presenter(on: stage).complete(ids + ids)

    #expect(view.notice?.message == "“Write” completed")
  }

  @Test(arguments: [
    (Language.english, "Select tasks first"), (.japanese, "先にタスクを選択してください"),
    (.korean, "먼저 할 일을 선택하세요"),
  ])
  func `says so when nothing is picked`(_ language: Language, _ message: String) async throws {
    let stage = try await Stage()
    let presenter = presenter(on: stage, language)

    await presenter.delete([])
    await presenter.edit([], TaskForm(priority: .high))

    #expect(view.problems == [message, message])
  }

  @Test func `none is changed when one has gone`() async throws {
    let stage = try await Stage()
    let ids = try await stage.add("Write", "Test").map(\.id)
    let presenter = presenter(on: stage)
    await presenter.delete([ids[0]])

    await presenter.complete(ids)

    #expect(view.problems.count == 1)
    #expect(try await !stage.task(ids[1]).isCompleted)
  }

  @Test func `what is no date changes nothing`() async throws {
    let stage = try await Stage()
    let ids = try await stage.add("Write").map(\.id)

    await presenter(on: stage).edit(
      ids, TaskForm(priority: .high, due: .fields(date: "2026-02-31", time: "")))

    #expect(view.problems.count == 1)
    #expect(try await stage.task(ids[0]).priority == .none)
  }

  private func presenter(
    on stage: Stage, _ language: Language = .english
  ) -> PickedTasksPresenter {
    stage.scenes.pickedTasks(for: stage.person(language), in: view)
  }
}

final class PickedTasksViewSpy: PickedTasksView {
  private(set) var notice: Notice?
  private(set) var notices: [String] = []
  private(set) var problems: [String] = []

  func show(_ notice: Notice) {
    self.notice = notice
    notices.append(notice.message)
  }

  func show(_ problem: Problem) { problems.append(problem.message) }
}
