import Domain
import MemoryStorage
import Testing

@testable import Presentation

@Suite struct TaskDetailPresenterTests {
  let view = TaskDetailViewSpy()

  @Test func `shows all that is known of a task`() async throws {
    let stage = try await Stage()
    let date = try #require(CalendarDate(iso: "2026-12-01"))
    let task = try #require(try await stage.add("Write", due: .date(date)).first)

    await presenter(task, on: stage).load()

    let content = try #require(view.content)
    #expect(content.title == "Write")
    #expect(content.dueDate == "2026-12-01")
    #expect(content.dueTime == "")
    #expect(content.createdLabel == "Today 09:30")
    #expect(content.completedLabel == nil)
    #expect(content.revision == 1)
  }

  @Test func `stores what was typed and goes back to the list`() async throws {
    let stage = try await Stage()
    let task = try #require(try await stage.add("Write").first)
    let form = TaskForm(
      title: "Rewrite", notes: "a\r\nb", priority: .high,
      due: .fields(date: "2026-12-24", time: "18:00"))

    await presenter(task, on: stage).save(form, since: 1)

    let stored = try await stage.task(task.id)
    #expect(stored.title == "Rewrite")
    #expect(stored.notes == "a\nb")
    #expect(stored.priority == .high)
    #expect(stored.due?.iso == "2026-12-24T18:00")
    #expect(view.destinations == [.taskList(stage.list)])
  }

  @Test func `what two people change in different fields is both kept`() async throws {
    let stage = try await Stage()
    let task = try #require(try await stage.add("Write").first)
    await presenter(task, on: stage).save(TaskForm(notes: "from one"), since: 1)

    await presenter(task, on: stage).save(
      TaskForm(title: "From the other", notes: ""), since: 1)

    let stored = try await stage.task(task.id)
    #expect(stored.title == "From the other")
    #expect(stored.notes == "from one")
    #expect(view.conflict == nil)
  }

  @Test func `what two people change in one field is shown twice and loses neither`()
    async throws
  {
    let stage = try await Stage()
    let task = try #require(try await stage.add("Write").first)
    await presenter(task, on: stage).save(TaskForm(title: "One"), since: 1)

    await presenter(task, on: stage).save(TaskForm(title: "Other", notes: "kept"), since: 1)

    let conflict = try #require(view.conflict)
    #expect(conflict.stored.title == "One")
    #expect(conflict.typed.title == "Other")
    #expect(conflict.stored.revision == 2)
    #expect(
      conflict.fields == [
        .init(name: .title, label: "Title", yours: "Other", theirs: "One"),
        .init(name: .notes, label: "Notes", yours: "kept", theirs: "(none)"),
      ])
    #expect(try await stage.task(task.id).title == "One")
  }

  @Test func `a time without a date is refused, and so is what is no date`() async throws {
    let stage = try await Stage()
    let task = try #require(try await stage.add("Write").first)

    await presenter(task, on: stage).save(
      TaskForm(due: .fields(date: "", time: "18:00")), since: 1)
    #expect(view.problem == Problem(.invalid(.due), "A time needs a date"))
    await presenter(task, on: stage).save(
      TaskForm(due: .fields(date: "2026-02-30", time: "")), since: 1)

    #expect(view.problem?.kind == .invalid(.due))
    #expect(try await stage.task(task.id).revision == 1)
  }

  @Test func `an edited time keeps the zone that it was given in`() async throws {
    let stage = try await Stage()
    let seoul = ZoneName("Asia/Seoul")
    let due = TaskDate.time(try #require(LocalDateTime(iso: "2026-12-01T09:00")), zone: seoul)
    let task = try #require(try await stage.add("Write", due: due).first)

    await presenter(task, on: stage).save(
      TaskForm(due: .fields(date: "2026-12-01", time: "10:00")), since: 1)

    let later = TaskDate.time(try #require(LocalDateTime(iso: "2026-12-01T10:00")), zone: seoul)
    #expect(try await stage.task(task.id).due == later)
  }

  private func presenter(_ task: TaskItem, on stage: Stage) -> TaskDetailPresenter {
    stage.scenes.task(task.id, for: stage.person(), in: view)
  }
}

final class TaskDetailViewSpy: TaskDetailView {
  private(set) var content: TaskDetailContent?
  private(set) var conflict: TaskConflict?
  private(set) var problem: Problem?
  private(set) var notice: Notice?
  private(set) var destinations: [Destination] = []

  func show(_ content: TaskDetailContent) { self.content = content }
  func show(_ conflict: TaskConflict) { self.conflict = conflict }
  func show(_ problem: Problem) { self.problem = problem }
  func show(_ notice: Notice) { self.notice = notice }
  func open(_ destination: Destination) { destinations.append(destination) }
}
