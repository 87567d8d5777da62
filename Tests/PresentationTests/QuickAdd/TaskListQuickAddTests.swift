import Domain
import MemoryStorage
import Testing

@testable import Presentation

@Suite struct TaskListQuickAddTests {
  let view = TaskListViewSpy()

  @Test(arguments: [
    (Language.english, "“Call Ann” added · Tomorrow 09:00 · #home · High priority · 30 min"),
    (.japanese, "「Call Ann」を追加 · 明日 9:00 · #home · 優先度: 高 · 30分"),
    (.korean, "‘Call Ann’ 추가 · 내일 오전 9:00 · #home · 우선순위 높음 · 30분"),
  ])
  func `says what was understood, with a way to undo it`(
    _ language: Language, _ message: String
  ) async throws {
    let stage = try await Stage()

    await presenter(on: stage, language).add(line: "Call Ann tomorrow 9am #home !high 30m")

    let notice = try #require(view.notice)
    let task = try #require(notice.tasks.first)
    #expect(notice.message == message)
    #expect(notice.undo != nil)
    #expect(notice.details == .task(task.id))
    #expect(task.due?.iso == "2026-12-01T09:00")
    #expect(task.tags.map(\.name) == ["home"])
  }

  @Test func `each line that is not blank is a task, and all are one change`() async throws {
    let stage = try await Stage()
    let text = "Milk tomorrow\r\n\r\n牛乳 明日\u{2028}우유 내일 #home\n  "

    await presenter(on: stage).add(lines: text)

    let notice = try #require(view.notice)
    #expect(notice.tasks.map(\.title) == ["Milk", "牛乳", "우유"])
    #expect(notice.tasks.map { $0.due?.iso } == ["2026-12-01", "2026-12-01", "2026-12-01"])
    #expect(notice.tasks.last?.tags.map(\.name) == ["home"])
    #expect(notice.undo != nil)
  }

  @Test func `of lines that can't all be tasks none is added`() async throws {
    let stage = try await Stage()
    _ = try await stage.store.perform(
      .addList(title: "Finance"), for: stage.account.id, at: stage.clock.now())
    let long = String(repeating: "a", count: 2001)

    await presenter(on: stage).add(lines: "Milk\n\n\(long)")
    #expect(view.problem?.message.contains("ine 3") == true)
    await presenter(on: stage).add(lines: "Milk\nBudget +Finance")

    #expect(view.problem?.message == Words(.english).severalListsInLines)
    #expect(view.notice == nil)
  }

  @Test func `a plain title is added without more words`() async throws {
    let stage = try await Stage()

    await presenter(on: stage).add(line: "Call Ann")

    #expect(view.notice?.message == "“Call Ann” added")
    #expect(view.notice?.details == nil)
  }

  @Test(arguments: [
    (Language.english, "“Budget” added to “Finance”"), (.japanese, "「Budget」を「Finance」に追加"),
    (.korean, "‘Finance’에 ‘Budget’ 추가"),
  ])
  func `names the list when the task went elsewhere`(
    _ language: Language, _ message: String
  ) async throws {
    let stage = try await Stage()
    let change = try await stage.store.perform(
      .addList(title: "Finance"), for: stage.account.id, at: stage.clock.now())
    let finance = try #require(change?.lists.first?.id)

    await presenter(on: stage, language).add(line: "Budget +Finance")

    #expect(view.notice?.message == message)
    #expect(view.notice?.tasks.first?.list == finance)
  }

  @Test func `says the same on a later page`() async throws {
    let stage = try await Stage()
    let presenter = presenter(on: stage)
    await presenter.add(line: "Call Ann tomorrow")
    let notice = try #require(view.notice)

    await presenter.load(announcing: notice.change)

    #expect(view.notice == notice)
  }

  @Test func `words that were given back are kept`() async throws {
    let stage = try await Stage()

    await presenter(on: stage).add(line: "Gym friday", QuickChoices(kept: [4..<10]))

    #expect(view.notice?.tasks.first?.title == "Gym friday")
    #expect(view.notice?.tasks.first?.due == nil)
  }

  @Test(arguments: ["", " \u{3000} "])
  func `a blank line adds nothing and says so`(_ line: String) async throws {
    let stage = try await Stage()

    await presenter(on: stage).add(line: line)

    #expect(view.problem == Problem(.invalid(.title), "Title cannot be empty"))
    #expect(view.notice == nil)
  }

  @Test func `a line is read against the person's own lists and tags`() async throws {
    let stage = try await Stage()
    await presenter(on: stage).add(line: "Paint #\"two words\"")
    let view = QuickAddViewSpy()

    let presenter = stage.scenes.quickAdd(to: stage.list, for: stage.person(), in: view)
    await presenter.read("Walk #two words")

    #expect(view.line?.draft.tags.map(\.name) == ["two words"])
    #expect(view.line?.draft.title == "Walk")
  }

  private func presenter(
    on stage: Stage, _ language: Language = .english
  ) -> TaskListPresenter {
    stage.scenes.taskList(stage.list, for: stage.person(language), in: view)
  }
}

final class QuickAddViewSpy: QuickAddView {
  private(set) var line: QuickLine?
  private(set) var problem: Problem?

  func show(_ line: QuickLine) { self.line = line }
  func show(_ problem: Problem) { self.problem = problem }
}
