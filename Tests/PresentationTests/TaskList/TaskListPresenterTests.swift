import Domain
import MemoryStorage
import Testing

@testable import Presentation

@Suite struct TaskListPresenterTests {
  let view = TaskListViewSpy()

  @Test func `an untitled, empty list says what to do`() async throws {
    let stage = try await Stage()

    await presenter(on: stage).load()

    let content = try #require(view.content)
    #expect(content.title == "")
    #expect(content.placeholder == "Tasks")
    #expect(content.rows.isEmpty)
    #expect(content.emptyMessage == "Nothing to do here. Type a task above and press Enter.")
  }

  @Test func `shows tasks in the order made by hand, newest first`() async throws {
    let stage = try await Stage()
    try await stage.add("Write")
    try await stage.add("Test", "Ship")

    await presenter(on: stage).load()

    #expect(view.titles == ["Test", "Ship", "Write"])
    #expect(view.content?.heading == "3 tasks to do")
  }

  @Test func `adds what was typed, and shows it at once`() async throws {
    let stage = try await Stage()
    let presenter = presenter(on: stage)
    await presenter.load()

    await presenter.add(title: "  牛乳を買う\u{3000}")

    #expect(view.titles == ["牛乳を買う"])
    #expect(view.notice?.message == "“牛乳を買う” added")
  }

  @Test(arguments: ["", "   ", "\u{3000}", "\u{00A0}\t\n", "\u{200B}"])
  func `a blank title adds nothing and says so`(_ title: String) async throws {
    let stage = try await Stage()
    let presenter = presenter(on: stage)

    await presenter.add(title: title)

    #expect(view.problem == Problem(.invalid(.title), "Title cannot be empty"))
    #expect(view.content == nil)
    await presenter.load()
    #expect(view.titles == [])
  }

  @Test func `asks the view for the add dialog`() async throws {
    let stage = try await Stage()

    presenter(on: stage).didTapAdd()

    guard case .dialog(let dialog)? = view.messages.last else {
      Issue.record("no dialog in \(view.messages)")
      return
    }
    #expect(dialog.list == stage.list)
    #expect(dialog.priorities.map(\.label) == ["None", "Low", "Medium", "High"])
  }

  @Test func `shows a selected task's title in an alert`() async throws {
    let stage = try await Stage()
    let task = try #require(try await stage.add("우유 사기").first)

    await presenter(on: stage).select(task.id)

    #expect(view.messages == [.alert(TitleAlert(id: task.id, title: "우유 사기"))])
  }

  @Test func `ticks off the task that was shown, and back`() async throws {
    let stage = try await Stage()
    let tasks = try await stage.add("Write", "Test")
    let presenter = presenter(on: stage)
    await presenter.load()

    await presenter.toggle(tasks[1].id)

    #expect(view.content?.rows.map(\.isCompleted) == [false, true])
    #expect(view.notice?.message == "“Test” completed")
    await presenter.toggle(tasks[1].id)
    #expect(view.content?.rows.map(\.isCompleted) == [false, false])
  }

  @Test func `a deleted task can be had back by its notice`() async throws {
    let stage = try await Stage()
    let tasks = try await stage.add("Write", "Test")
    let presenter = presenter(on: stage)
    await presenter.load()

    await presenter.delete(tasks[0].id)
    #expect(view.titles == ["Test"])
    await presenter.undo(view.notice?.undo)

    #expect(view.titles == ["Write", "Test"])
    #expect(view.notice?.message == "Undone: “Write” deleted")
    #expect(view.notice?.undo == nil)
  }

  @Test func `says so when the task is gone`() async throws {
    let stage = try await Stage()

    await presenter(on: stage).toggle(.init(99))

    #expect(view.problem == Problem(.notFound, "That task is no longer there"))
  }

  @Test func `says so when the list is gone`() async throws {
    let stage = try await Stage()

    await stage.scenes.taskList(.init(99), for: stage.person(), in: view).load()

    #expect(view.problem == Problem(.notFound, "That list is no longer there"))
  }

  @Test func `says so when there is nothing to undo`() async throws {
    let stage = try await Stage()

    await presenter(on: stage).undo()

    #expect(view.problem?.message == "There is nothing to undo")
  }

  private func presenter(on stage: Stage) -> TaskListPresenter {
    stage.scenes.taskList(stage.list, for: stage.person(), in: view)
  }
}
