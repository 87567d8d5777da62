import Domain
import MemoryStorage
import Presentation
import Testing

@Suite struct TaskListsPresenterTests {
  let view = TaskListsViewSpy()

  @Test func `the first save of a title inserts it, and loading shows it`() async throws {
    let stage = try await Stage()
    let presenter = presenter(on: stage)
    await presenter.load()
    #expect(view.content?.rows.map(\.title) == [""])

    await presenter.rename(stage.list, to: "家")

    #expect(view.content?.rows.map(\.title) == ["家"])
    await presenter.rename(stage.list, to: "Home")
    let other = TaskListsViewSpy()
    await stage.scenes.taskLists(for: stage.person(), in: other).load()
    #expect(other.content?.rows.map(\.title) == ["Home"])
  }

  @Test func `lists are added at the end and counted`() async throws {
    let stage = try await Stage()
    let tasks = try await stage.add("Write", "Test")
    try await stage.store.perform(
      .completeTasks([tasks[0].id]), for: stage.account.id, at: stage.clock.now())
    let presenter = presenter(on: stage)
    await presenter.load()

    await presenter.add(title: "Errands")

    #expect(view.content?.rows.map(\.displayTitle) == ["Tasks", "Errands"])
    #expect(view.content?.rows.map(\.openCountLabel) == ["1 task to do", "0 tasks to do"])
    #expect(
      view.content?.rows.first?.deleteQuestion == "Delete the list “Tasks” and its 2 tasks?")
  }

  @Test func `a deleted list comes back with its tasks`() async throws {
    let stage = try await Stage()
    let task = try #require(try await stage.add("Write").first)
    let presenter = presenter(on: stage)
    await presenter.load()

    await presenter.delete(stage.list)
    #expect(view.content?.emptyMessage == "No lists yet. Name the first one and add it.")
    await #expect(throws: StoreError.self) { try await stage.task(task.id) }
    await presenter.undo(view.notice?.undo)

    #expect(view.content?.rows.count == 1)
    #expect(try await stage.task(task.id).title == "Write")
  }

  @Test func `lists move up and down`() async throws {
    let stage = try await Stage()
    let presenter = presenter(on: stage)
    await presenter.add(title: "b")
    await presenter.add(title: "c")
    await presenter.load()
    let last = try #require(view.content?.rows.last)

    await presenter.move(last.id, after: try #require(last.moveUp))

    #expect(view.content?.rows.map(\.displayTitle) == ["Tasks", "c", "b"])
    let first = try #require(view.content?.rows.first)
    #expect(first.moveUp == nil)
    await presenter.move(first.id, after: first.moveDown)
    #expect(view.content?.rows.map(\.displayTitle) == ["c", "Tasks", "b"])
  }

  @Test func `a blank title is refused`() async throws {
    let stage = try await Stage()

    await presenter(on: stage).add(title: "\u{3000}")

    #expect(view.problem == Problem(.invalid(.title), "Title cannot be empty"))
  }

  @Test func `the first list is where a person starts`() async throws {
    let stage = try await Stage()

    await presenter(on: stage).openFirst()
    await presenter(on: stage).delete(stage.list)
    await presenter(on: stage).openFirst()

    #expect(view.destinations == [.taskList(stage.list), .taskLists])
  }

  private func presenter(on stage: Stage) -> TaskListsPresenter {
    stage.scenes.taskLists(for: stage.person(), in: view)
  }
}

final class TaskListsViewSpy: TaskListsView {
  private(set) var content: TaskListsContent?
  private(set) var problem: Problem?
  private(set) var notice: Notice?
  private(set) var destinations: [Destination] = []

  func show(_ content: TaskListsContent) { self.content = content }
  func show(_ problem: Problem) { self.problem = problem }
  func show(_ notice: Notice) { self.notice = notice }
  func open(_ destination: Destination) { destinations.append(destination) }
}
