import Domain
import MemoryStorage
import Testing

@testable import Presentation

/// What is said of what became of a task: in its history, and in the notice of a completion.
@Suite struct TaskHistoryTests {
  let view = TaskDetailViewSpy()

  @Test(arguments: [
    (
      Language.english, "You",
      ["Completed", "Title: Write → Rewrite; Due date: Tomorrow; Notes changed", "Added"]
    ),
    (.japanese, "あなた", ["完了", "タイトル: Write → Rewrite、期限: 明日、メモを変更", "追加"]),
    (.korean, "나", ["완료", "제목: Write → Rewrite; 마감일: 내일; 메모 변경", "추가"]),
  ])
  func `the history says who did what, the newest first`(
    _ language: Language, _ who: String, _ sentences: [String]
  ) async throws {
    let stage = try await Stage()
    let task = try #require(try await stage.add("Write").first)
    let presenter = stage.scenes.task(task.id, for: stage.person(language), in: view)
    await presenter.save(
      TaskForm(title: "Rewrite", notes: "more", due: .text("2026-12-01")), since: 1)
    await presenter.complete()

    await presenter.load()

    let history = try #require(view.content?.history)
    #expect(history.map(\.text) == sentences)
    #expect(history.map(\.who) == [who, who, who])
    #expect(history.map(\.moment).first == "2026-11-30T09:30:00.000Z")
  }

  @Test(arguments: [
    (
      Language.english, "“Rent” completed; next on 31 Dec", "“Rent” completed; it was the last time"
    ),
    (.japanese, "「Rent」を完了。次回は12月31日", "「Rent」を完了。今回が最後です"),
    (.korean, "‘Rent’ 완료. 다음은 12월 31일", "‘Rent’ 완료. 이번이 마지막입니다"),
  ])
  func `completing what repeats says when it comes again, or that it does not`(
    _ language: Language, _ first: String, _ second: String
  ) async throws {
    let stage = try await Stage()
    let day = try #require(CalendarDate(iso: "2026-11-30"))
    let task = try await stage.add(
      TaskDraft(
        title: "Rent", due: .date(day),
        repetition: Repetition(
          rule: try RecurrenceRule(parsing: "FREQ=DAILY;INTERVAL=31;COUNT=2"), mode: .byCalendar,
          anchor: .date(day))))
    let presenter = stage.scenes.task(task.id, for: stage.person(language), in: view)

    await presenter.complete()
    #expect(view.notice?.message == first)
    await presenter.complete()

    #expect(view.notice?.message == second)
    await presenter.load()
    #expect(view.content?.occurrences.count == 1)
    #expect(view.content?.completions?.plot.points.map(\.value).suffix(2) == [0, 2])
    #expect(view.content?.completions?.streak?.longest == 2)
  }

  @Test func `draws no plot of what was not completed yet, or comes once`() async throws {
    let stage = try await Stage()
    let day = try #require(CalendarDate(iso: "2026-11-30"))
    let rule = try RecurrenceRule(parsing: "FREQ=DAILY")
    let tasks = [
      try await stage.add(TaskDraft(title: "Once")),
      try await stage.add(
        TaskDraft(
          title: "Daily", due: .date(day),
          repetition: Repetition(rule: rule, mode: .byCalendar, anchor: .date(day)))),
    ]

    for task in tasks {
      await stage.scenes.task(task.id, for: stage.person(), in: view).load()
      #expect(view.content?.title == task.title)
      #expect(view.content?.completions == nil)
    }
  }
}
