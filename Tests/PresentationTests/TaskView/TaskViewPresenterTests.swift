import Domain
import MemoryStorage
import Testing

@testable import Presentation

@Suite struct TaskViewPresenterTests {
  @Test func `today says the day, and quietly what is overdue`() async throws {
    let stage = try await TaskViewStage()
    try await stage.add("late", due: "2026-11-20")
    try await stage.add("later", due: "2026-11-21", to: stage.home)
    try await stage.add("now", due: "2026-12-02", to: stage.home)

    await stage.presenter(.named(.today)).load()

    let content = try #require(stage.view.content)
    #expect(content.title == "Today")
    #expect(content.heading == "Wednesday, 2 December")
    #expect(content.overdue == .init(label: "2 overdue", destination: .view(.overdue)))
    #expect(content.rows.map(\.task.title) == ["now"])
    #expect(content.rows.map(\.listTitle) == ["Home"])
  }

  @Test func `more than 99 overdue tasks are not counted`() async throws {
    let stage = try await TaskViewStage()
    let due = TaskDate.date(try #require(CalendarDate(iso: "2026-11-01")))
    let drafts = (1...120).map { TaskDraft(title: "\($0)", due: due) }
    try await stage.perform(.addTasks(drafts, to: stage.work))

    await stage.presenter(.named(.today)).load()

    #expect(stage.view.content?.overdue?.label == "99+ overdue")
  }

  @Test func `upcoming tasks stand under their days`() async throws {
    let stage = try await TaskViewStage()
    try await stage.add("a", due: "2026-12-02")
    try await stage.add("b", due: "2026-12-03T18:00")
    try await stage.add("c", due: "2026-12-06")
    try await stage.add("d", due: "2027-01-05")
    try await stage.add("e", due: "2027-01-05")
    try await stage.add("past", due: "2026-12-01")
    try await stage.add("none")

    await stage.presenter(.named(.upcoming)).load()

    let sections = try #require(stage.view.content?.sections)
    #expect(
      sections.map(\.heading) == [
        "Today · Wednesday, 2 December", "Tomorrow · Thursday, 3 December", "Sunday, 6 December",
        "Tuesday, 5 January 2027",
      ])
    #expect(sections.map { $0.rows.map(\.task.title) } == [["a"], ["b"], ["c"], ["d", "e"]])
  }

  @Test func `completed tasks stand under their days, the last one first`() async throws {
    let stage = try await TaskViewStage(at: "2026-11-30T10:00:00Z")
    let tasks = [try await stage.add("a"), try await stage.add("b"), try await stage.add("c")]
    try await stage.perform(.completeTasks([tasks[0]]))
    try stage.move(to: "2026-12-02T08:00:00Z")
    try await stage.perform(.completeTasks([tasks[1]]))
    try stage.move(to: "2026-12-02T09:00:00Z")
    try await stage.perform(.cancelTasks([tasks[2]]))

    await stage.presenter(.named(.completed)).load()

    let sections = try #require(stage.view.content?.sections)
    #expect(sections.map(\.heading) == ["Today · Wednesday, 2 December", "Monday, 30 November"])
    #expect(sections.map { $0.rows.map(\.task.title) } == [["c", "b"], ["a"]])
  }

  @Test func `says beside each page how many tasks are for today and overdue`() async throws {
    let stage = try await TaskViewStage()
    try await stage.add("today", due: "2026-12-02")
    try await stage.add("elsewhere", due: "2026-12-02T17:00", to: stage.home)
    let done = try await stage.add("done", due: "2026-12-02")
    try await stage.perform(.completeTasks([done]))
    try await stage.add("tomorrow", due: "2026-12-03")
    let late = TaskDate.date(try #require(CalendarDate(iso: "2026-12-01")))
    let drafts = (1...99).map { TaskDraft(title: "late \($0)", due: late) }
    try await stage.perform(.addTasks(drafts, to: stage.work))

    await stage.presenter(.named(.noDate)).load()
    let counts = stage.view.content?.navigation.views.map(\.count)
    try await stage.add("late", due: "2026-11-01", to: stage.home)
    await stage.presenter(.named(.noDate)).load()

    #expect(counts == ["2", nil, "99", nil, nil, nil])
    let overdue = try #require(stage.view.content?.navigation.views[2])
    #expect(overdue.destination == .view(.overdue))
    #expect(overdue.count == "99+")
    #expect(overdue.countLabel == "more than 99 tasks")
  }

  @Test func `a tree in the trash is one entry, and comes back as one`() async throws {
    let stage = try await TaskViewStage()
    let trip = try await stage.add("trip")
    let drafts = [TaskDraft(title: "bag", parent: trip)]
    let bag = try await stage.perform(.addTasks(drafts, to: stage.work))?.tasks.first?.id
    try await stage.perform(.addTasks([TaskDraft(title: "socks", parent: bag)], to: stage.work))
    try await stage.add("other")
    try await stage.perform(.deleteTasks([trip]))
    let presenter = stage.presenter(.named(.trash))

    await presenter.load()
    let rows = try #require(stage.view.content).rows
    await presenter.restore(trip)

    #expect(rows.map(\.task.title) == ["trip"])
    #expect(rows.first?.parts.map(\.title) == ["bag", "socks"])
    #expect(rows.first?.parts.map(\.facts.depth) == [1, 2])
    #expect(stage.view.content?.rows.isEmpty == true)
    #expect(try await stage.titles(.named(.noDate)).count == 4)
    await presenter.undo()
    #expect(try await stage.titles(.named(.trash)) == ["trip"])
  }

  @Test func `what lies in the trash can be taken out of it`() async throws {
    let stage = try await TaskViewStage()
    let task = try await stage.add("gone")
    try await stage.add("kept")
    try await stage.perform(.deleteTasks([task]))
    try await stage.perform(.deleteList(stage.home))
    let presenter = stage.presenter(.named(.trash))
    await presenter.load()
    let content = try #require(stage.view.content)
    #expect(content.rows.map(\.task.title) == ["gone"])
    #expect(content.deletedLists.map(\.title) == ["Home"])
    #expect(content.deletedLists.map(\.deletedLabel) == ["Deleted Today 09:30"])

    await presenter.restore(task)
    #expect(stage.view.notice?.message == "“gone” taken out of the trash")
    await presenter.restore(stage.home)

    #expect(stage.view.notice?.message == "List “Home” restored")
    #expect(stage.view.content?.rows.isEmpty == true)
    #expect(stage.view.content?.deletedLists.isEmpty == true)
    #expect(stage.view.content?.emptyMessage == "The trash is empty.")
    #expect(try await stage.found("gone") == ["gone"])
  }

  @Test func `a query finds open tasks unless it speaks of done ones`() async throws {
    let stage = try await TaskViewStage()
    let task = try await stage.add("buy oat milk")
    try await stage.add("sell milk", to: stage.home)
    try await stage.perform(.completeTasks([task]))

    #expect(try await stage.found("milk") == ["sell milk"])
    #expect(try await stage.found("milk done") == ["buy oat milk"])
    #expect(try await stage.found("milk (done or open)") == ["buy oat milk", "sell milk"])
    #expect(try await stage.found("milk not list:Home") == [])
    #expect(stage.view.content?.emptyMessage?.hasPrefix("Nothing was found.") == true)
  }

  @Test func `a query that can't be read says where, and finds nothing`() async throws {
    let stage = try await TaskViewStage()
    try await stage.add("milk")

    await stage.presenter(.search("milk 期限:いつか")).load()

    let content = try #require(stage.view.content)
    let problem = try #require(content.queryProblem)
    #expect(content.query == "milk 期限:いつか")
    #expect(content.sections.isEmpty)
    #expect(content.emptyMessage == nil)
    #expect(problem.message.hasPrefix("“いつか” is no day."))
    #expect(problem.pieces == ("milk 期限:", "いつか", ""))
    #expect(problem.pointer == ("milk 期限:いつか", "          ^^^^^^"))
  }

  @Test func `before anything was typed it says what can be`() async throws {
    let stage = try await TaskViewStage()
    try await stage.add("milk")

    #expect(try await stage.found(" ") == [])
    #expect(stage.view.content?.emptyMessage?.hasPrefix("Type what you look for") == true)
  }

  @Test func `a page leads to the next`() async throws {
    let stage = try await TaskViewStage()
    let drafts = (1...130).map { TaskDraft(title: "\($0)") }
    try await stage.perform(.addTasks(drafts, to: stage.work))
    let presenter = stage.presenter(.search("is:open"))
    await presenter.load()
    let first = try #require(stage.view.content)
    #expect(first.heading == "100+ tasks")

    await presenter.load(after: first.next)

    let second = try #require(stage.view.content)
    #expect(second.rows.count == 30)
    #expect(second.isContinued)
    #expect(second.next == nil)
    #expect(Set(first.rows.map(\.id)).isDisjoint(with: second.rows.map(\.id)))
  }

  @Test func `a view follows what is done in it, and takes it back and makes it again`()
    async throws
  {
    let stage = try await TaskViewStage()
    let task = try await stage.add("now", due: "2026-12-02")
    let presenter = stage.presenter(.named(.today))
    await presenter.load()

    await presenter.toggle(task)
    #expect(stage.view.content?.rows.isEmpty == true)
    #expect(stage.view.content?.emptyMessage == "Nothing is due today.")
    await presenter.undo(stage.view.notice?.undo)
    #expect(stage.view.content?.rows.map(\.id) == [task])
    await presenter.redo()

    #expect(stage.view.content?.rows.isEmpty == true)
    #expect(stage.view.notice?.message == "Redone: “now” completed")
  }

  @Test func `a query is kept under a name, shown there and among the views`() async throws {
    let stage = try await TaskViewStage()
    try await stage.add("milk", to: stage.home)
    try await stage.add("report")

    await stage.presenter(.search("+Home")).save(view: " At home ", query: "+Home")
    #expect(stage.view.destination == .savedView("At home"))
    #expect(try await stage.titles(.saved("at HOME")) == ["milk"])

    let content = try #require(stage.view.content)
    #expect(content.title == "At home")
    #expect(content.savedName == "At home")
    #expect(content.query == "+Home")
    #expect(content.navigation.savedViews.map(\.title) == ["At home"])
    #expect(content.navigation.savedViews.map(\.isCurrent) == [true])
    #expect(content.navigation.views.map(\.isCurrent).contains(true) == false)
  }

  @Test func `a query that can't be read is not kept`() async throws {
    let stage = try await TaskViewStage()

    await stage.presenter(.search("(a")).save(view: "a", query: "(a")

    #expect(stage.view.problem == Problem(.invalid(.query), "This parenthesis is not closed"))
    #expect(try await stage.store.views(for: stage.account.id).isEmpty)
  }

  @Test func `a query under a blank name is not kept`() async throws {
    let stage = try await TaskViewStage()

    await stage.presenter(.search("a")).save(view: "\u{3000}", query: "a")

    #expect(stage.view.problem?.kind == .invalid(.title))
    #expect(stage.view.destination == nil)
  }

  @Test func `a view that is kept no longer leads to its query`() async throws {
    let stage = try await TaskViewStage()
    try await stage.perform(.saveView(name: "家", query: "#家"))

    await stage.presenter(.saved("家")).delete(view: "家")

    #expect(stage.view.destination == .search("#家"))
    #expect(stage.view.notice?.message == "View “家” deleted")
    await stage.presenter(.saved("家")).load()
    #expect(stage.view.problem == Problem(.notFound, "There is no view “家”"))
  }

  @Test func `names its views in Japanese and Korean`() async throws {
    let japanese = try await TaskViewStage(language: .japanese)
    await japanese.presenter(.named(.today)).load()
    let korean = try await TaskViewStage(language: .korean)
    await korean.presenter(.named(.today)).load()

    #expect(japanese.view.content?.heading == "12月2日 水曜日")
    #expect(korean.view.content?.heading == "12월 2일 수요일")
    #expect(
      japanese.view.content?.navigation.views.map(\.title) == [
        "今日", "今後の予定", "期限切れ", "期限なし", "完了済み", "ゴミ箱",
      ])
    #expect(
      korean.view.content?.navigation.views.map(\.title) == [
        "오늘", "예정", "기한 지남", "마감일 없음", "완료", "휴지통",
      ])
  }
}
