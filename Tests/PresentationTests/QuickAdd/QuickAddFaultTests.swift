import Domain
import Testing

@testable import Presentation

/// Faults of other task managers, each with the input that showed it.
@Suite struct QuickAddFaultTests {
  @Test(arguments: [
    "The 4th Kind of Tea", "Photos from 9/11 hike album", "The 3/4 sleeve shirt", "毎日新聞を読む",
    "12월의 편지",
  ])
  func `A11 titles with numbers are eaten`(_ title: String) {
    let line = reader().read(title)

    #expect(line.draft == TaskDraft(title: title))
    #expect(line.parts.isEmpty)
  }

  @Test func `A11 there is no way out: quotes keep a sentence as it is`() {
    let line = reader().read("\"clear inbox before march 3rd\"")

    #expect(line.draft == TaskDraft(title: "clear inbox before march 3rd"))
  }

  @Test func `A11 there is no way out: a click on a chip gives the words back`() throws {
    let text = "Clear inbox 3 march"
    let part = try #require(reader().read(text).parts.first)

    let line = reader().read(text, QuickChoices(kept: part.ranges))

    #expect(part.label == "3 Mar 2027")
    #expect(line.draft == TaskDraft(title: text))
  }

  @Test(arguments: [
    "Draft budget 24/4 14:30 90m +Finance", "Draft budget 1h30m +Finance 24/4 14:30",
    "+Finance Draft budget 90m 24/4 14:30", "24/4 Draft budget 90 min 14:30 +Finance",
  ])
  func `A12 the order of date, time, duration and list changes the result`(_ text: String) {
    let lists = [summary(1, "Tasks"), summary(2, "Finance")]

    let line = reader(lists: lists).read(text)

    #expect(line.draft.title == "Draft budget")
    #expect(line.draft.due?.iso == "2027-04-24T14:30")
    #expect(line.draft.estimate == 90)
    #expect(line.list == TaskList.ID(2))
  }

  @Test(arguments: [
    (Language.english, "Pay 10/01", "2027-01-10", "1 Oct 2027"),
    (.japanese, "支払い 10/01", "2027-10-01", "2027年1月10日"),
    (.korean, "납부 10/01", "2027-10-01", "2027년 1월 10일"),
  ])
  func `C09 a day and a month are read the other way round`(
    _ language: Language, _ text: String, _ due: String, _ other: String
  ) throws {
    let line = reader(language).read(text)
    let part = try #require(line.parts.first)

    let swapped = reader(language).read(text, QuickChoices(swapped: part.ranges))

    #expect(line.draft.due?.iso == due)
    #expect(part.other == other)
    #expect(swapped.parts.first?.label == other)
    #expect(swapped.parts.first?.other == part.label)
    #expect(swapped.parts.first?.isSwapped == true)
  }

  @Test func `the other reading of a repetition comes with its own first day`() throws {
    let text = "Bins every 2nd tuesday"
    let first = reader().read(text)
    let part = try #require(first.parts.first)

    let line = reader().read(text, QuickChoices(swapped: part.ranges))

    #expect(first.draft.due?.iso == "2026-12-08")
    #expect(line.draft.repetition?.rule.text == "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU")
    #expect(line.draft.due?.iso == "2026-12-01")
    #expect(line.draft.title == "Bins")
  }
}
