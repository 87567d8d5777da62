import Domain
import MemoryStorage
import Testing

@testable import Presentation

/// What the detail shows of a task's fields, and stores of them.
@Suite struct TaskDetailFieldsTests {
  let view = TaskDetailViewSpy()

  @Test(arguments: [
    (
      Language.english, "Every month on the 31st", "Skip what was missed",
      "Thu 31 Dec"
    ),
    (.japanese, "毎月31日", "過ぎた分は飛ばす", "12月31日(木)"),
    (.korean, "매월 31일", "지난 것은 건너뛰기", "12월 31일 (목)"),
  ])
  func `says how a task repeats, and when it is due next`(
    _ language: Language, _ words: String, _ mode: String, _ next: String
  ) async throws {
    let stage = try await Stage()
    let task = try await stage.add(
      TaskDraft(title: "Rent", due: try date("2026-11-30"), repetition: try rent()))

    await presenter(task, on: stage, language).load()

    let repetition = try #require(view.content?.repetition)
    #expect(repetition.words == words)
    #expect(repetition.modeLabel == mode)
    #expect(repetition.next.count == 3)
    #expect(repetition.next.first == next)
    #expect(repetition.rule == "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1")
  }

  @Test(arguments: Language.allCases)
  func `a detail that is saved as it was shown changes nothing`(_ language: Language) async throws {
    let stage = try await Stage()
    let task = try await stage.add(
      TaskDraft(
        title: "Rent", start: try date("2026-11-28"), due: try date("2026-11-30"),
        repetition: try rent(), tags: [try #require(Tag("home"))], estimate: 95,
        url: "https://example.org",
        reminders: [
          .beforeDue(minutes: 15), .beforeDue(minutes: 10_080), .beforeStart(minutes: -5),
          .at(try date("2026-11-29")),
          .at(.time(try #require(LocalDateTime(iso: "2026-11-29T09:00")), zone: .utc)),
        ]))
    await presenter(task, on: stage, language).load()
    let content = try #require(view.content)

    await presenter(task, on: stage, language).save(form(content), since: content.revision)

    #expect(view.problem == nil)
    #expect(view.notice?.change == nil)
    #expect(try await stage.task(task.id) == task)
  }

  @Test func `a rule without words stands in its field as it was written`() async throws {
    let stage = try await Stage()
    let rule = "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO"
    let task = try await stage.add(
      TaskDraft(
        title: "Plant", due: try date("2026-11-30"),
        repetition: Repetition(
          rule: try RecurrenceRule(parsing: rule), mode: .byCalendar,
          anchor: .date(try #require(CalendarDate(iso: "2026-11-30"))))))

    await presenter(task, on: stage).load()

    #expect(view.content?.repetition?.text == rule)
    #expect(view.content?.repetition?.words == rule)
  }

  @Test(arguments: [
    ("https://example.org/a?b=c", true), ("HTTP://example.org", true), ("tel:+8210", true),
    ("mailto:you@example.org", true), ("javascript:alert(1)", false), ("file:///etc/passwd", false),
    ("java\tscript:alert(1)", false), ("data:text/html,x", false), ("", false),
  ])
  func `only what is safe to open is a link`(_ url: String, _ isLink: Bool) {
    #expect(SafeLink.target(of: url) == (isLink ? url : nil))
  }

  @Test func `shows parts to any depth, and adds one behind the others`() async throws {
    let stage = try await Stage()
    let whole = try await stage.add(TaskDraft(title: "Move house"))
    let first = try await stage.add(TaskDraft(title: "Pack", parent: whole.id))
    let inner = try await stage.add(TaskDraft(title: "Books", parent: first.id))

    await presenter(whole, on: stage).addPart(title: "Clean")
    await presenter(whole, on: stage).complete(part: inner.id)
    await presenter(whole, on: stage).load()

    let parts = try #require(view.content?.parts)
    #expect(parts.map(\.title) == ["Pack", "Books", "Clean"])
    #expect(parts.map(\.facts.depth) == [0, 1, 0])
    #expect(parts.map(\.isCompleted) == [false, true, false])
    #expect(parts.first?.facts.parts?.label == "1 of 1 sub-tasks done")
    #expect(view.destinations == [.task(whole.id), .task(whole.id)])
    await presenter(inner, on: stage).load()
    #expect(view.content?.parent == .init(id: first.id, title: "Pack"))
  }

  @Test func `gives a task up, and opens it again`() async throws {
    let stage = try await Stage()
    let task = try #require(try await stage.add("Write").first)

    await presenter(task, on: stage).cancel()
    await presenter(task, on: stage).load()

    #expect(view.content?.isCancelled == true)
    #expect(view.content?.completedLabel == "Today 09:30")
    #expect(view.notice?.message == "“Write” cancelled")
    await presenter(task, on: stage).reopen()
    await presenter(task, on: stage).load()
    #expect(view.content?.isCancelled == false)
  }

  @Test func `what is taken back can be made again, from the notice`() async throws {
    let stage = try await Stage()
    let task = try #require(try await stage.add("Write").first)
    await presenter(task, on: stage).complete()

    await presenter(task, on: stage).undo(view.notice?.undo)
    let undone = try #require(view.notice)
    await presenter(task, on: stage).redo(undone.redo)

    #expect(undone.message == "Undone: “Write” completed")
    #expect(undone.undo == nil)
    #expect(view.notice?.message == "Redone: “Write” completed")
    #expect(view.notice?.redo == nil)
    #expect(view.notice?.undo == view.notice?.change)
    #expect(try await stage.task(task.id).isCompleted)
  }

  @Test func `a conflict shows every field that differs`() async throws {
    let stage = try await Stage()
    let task = try await stage.add(TaskDraft(title: "Write", due: try date("2026-12-01")))
    var one = TaskForm(
      start: .text("2026-11-30"), repetition: .init("every week"), tags: ["home"],
      estimate: "1h", url: "https://one.example", reminders: ["15m"])
    await presenter(task, on: stage).save(one, since: 1)
    #expect(view.problem == nil)
    one = TaskForm(
      start: .text("2026-12-01"), repetition: .init("every day", mode: .fromCompletion),
      tags: ["work"], estimate: "2h", url: "https://two.example", reminders: ["30m", ""])

    await presenter(task, on: stage).save(one, since: 1)

    let fields = try #require(view.conflict?.fields)
    #expect(fields.map(\.name) == [.start, .repetition, .tags, .estimate, .url, .reminders])
    #expect(
      fields.map(\.yours) == [
        "2026-12-01", "every day (From completion)", "work", "2h",
        "https://two.example", "30m",
      ])
    #expect(
      fields.map(\.theirs) == [
        "2026-11-30", "Every week (Skip what was missed)", "home", "1 h",
        "https://one.example", "15 min",
      ])
  }

  @Test func `one time of a repeating task is changed alone`() async throws {
    let stage = try await Stage()
    let task = try await stage.add(
      TaskDraft(title: "Rent", due: try date("2026-11-30"), repetition: try rent()))
    var form = TaskForm(title: "Rent with deposit")
    form.extent = .thisOne

    await presenter(task, on: stage).save(form, since: 1)

    let next = try await stage.task(task.id)
    #expect(next.title == "Rent")
    #expect(next.due?.iso == "2026-12-31")
  }

  /// What a form sends when nobody touched it.
  private func form(_ content: TaskDetailContent) -> TaskForm {
    TaskForm(
      title: content.title, notes: content.notes, priority: content.priority, list: content.list,
      parent: content.parent.map { String($0.id.number) } ?? "",
      start: .fields(date: content.startFields.date, time: content.startFields.time),
      due: .fields(date: content.dueFields.date, time: content.dueFields.time),
      repetition: .init(content.repetition?.text ?? "", mode: content.repetition?.mode),
      tags: content.tags.map(\.name), estimate: content.estimate?.text ?? "", url: content.url,
      reminders: content.reminders.map(\.text))
  }

  private func date(_ iso: String) throws -> TaskDate {
    .date(try #require(CalendarDate(iso: iso)))
  }

  private func rent() throws -> Repetition {
    Repetition(
      rule: try RecurrenceRule(parsing: "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
      mode: .skippingMissed, anchor: .date(try #require(CalendarDate(iso: "2026-11-30"))))
  }

  private func presenter(
    _ task: TaskItem, on stage: Stage, _ language: Language = .english
  ) -> TaskDetailPresenter {
    stage.scenes.task(task.id, for: stage.person(language), in: view)
  }
}
