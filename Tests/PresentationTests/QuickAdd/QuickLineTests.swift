import Domain
import Testing

@testable import Presentation

@Suite struct QuickLineTests {
  @Test(arguments: [
    (
      Language.english, "Call Ann tomorrow 9am #home !high 90m", "Call Ann", "Tomorrow 09:00",
      "1 h 30 min"
    ),
    (.japanese, "明日の朝9時に歯医者 #home !高 1時間半", "歯医者", "明日 9:00", "1時間30分"),
    (.korean, "내일 오전 9시 주간 회의 #home !높음 90분", "주간 회의", "내일 오전 9:00", "1시간 30분"),
  ])
  func `says in the person's words what was understood`(
    _ language: Language, _ text: String, _ title: String, _ due: String, _ estimate: String
  ) {
    let line = reader(language).read(text)

    #expect(line.draft.title == title)
    #expect(line.draft.due?.iso == "2026-12-01T09:00")
    #expect(line.draft.tags.map(\.name) == ["home"])
    #expect(line.draft.priority == .high)
    #expect(line.draft.estimate == 90)
    #expect(
      line.parts.map(\.label)
        == [due, "#home", Words(language).priorityLabel(.high), estimate])
    #expect(line.parts.map(\.kind) == [.due, .tag, .priority, .estimate])
  }

  @Test(arguments: [
    (Language.english, ["Due", "Starts", "Repeats", "Tag", "List", "Priority", "Takes"]),
    (.japanese, ["期限", "開始", "繰り返し", "タグ", "リスト", "優先度", "所要時間"]),
    (.korean, ["마감", "시작", "반복", "태그", "목록", "우선순위", "소요 시간"]),
  ])
  func `each kind of part has its word`(_ language: Language, _ words: [String]) {
    let kinds = QuickLine.Part.Kind.allCases.map { Words(language).quickPart($0) }

    #expect(kinds == words)
  }

  @Test func `counts places as JavaScript does`() throws {
    let line = reader().read("🎂 ケーキ tomorrow 👩‍👧 #집")

    let parts = line.parts
    let units = Array(line.text.utf16)
    #expect(parts.count == 2)
    for part in parts {
      let range = try #require(part.ranges.first)
      #expect(String(decoding: units[range], as: UTF16.self) == part.words)
    }
    #expect(parts.map(\.words) == ["tomorrow", "#집"])
    #expect(parts[0].ranges == [7..<15])
  }

  @Test func `words that are given back stay in the title`() throws {
    let reader = reader()
    let text = "Gym friday #health"
    let day = try #require(reader.read(text).parts.first)

    let line = reader.read(text, QuickChoices(kept: day.ranges))

    #expect(day.words == "friday")
    #expect(line.draft.title == "Gym friday")
    #expect(line.draft.due == nil)
    #expect(line.parts.map(\.label) == ["#health"])
  }

  @Test func `places outside of the line do no harm`() {
    let line = reader().read(
      "Gym friday", QuickChoices(kept: [400..<500, 0..<0], swapped: [9..<9000]))

    #expect(line.draft.title == "Gym")
    #expect(line.parts.map(\.label) == ["Friday"])
  }

  @Test(arguments: ["tomorrow", "明日", "내일", "#home !high", "every day"])
  func `a line that is nothing but parts is all title`(_ text: String) {
    let line = reader().read(text)

    #expect(line.draft == TaskDraft(title: text))
    #expect(line.parts.isEmpty)
  }

  @Test func `a blank line stays blank`() {
    #expect(reader().read("  \u{3000}").draft == TaskDraft(title: "  \u{3000}"))
  }

  @Test func `a repetition is due at its first time and ends where it says`() throws {
    let line = reader().read("Water at 9:00 every other tuesday until 24 dec")

    let repetition = try #require(line.draft.repetition)
    #expect(line.draft.title == "Water")
    #expect(line.draft.due?.iso == "2026-12-01T09:00")
    #expect(repetition.rule.text.hasPrefix("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=2026122"))
    #expect(repetition.anchor == line.draft.due?.occurrence)
  }

  @Test func `a tag that is too long stays in the title`() {
    let name = String(repeating: "x", count: 201)

    let line = reader().read("Read #\(name) tomorrow")

    #expect(line.draft.title == "Read #\(name)")
    #expect(line.parts.map(\.label) == ["Tomorrow"])
  }

  @Test func `of two lists with one title the one at hand is meant`() {
    let lists = [summary(1, "Work"), summary(2, "Home"), summary(3, "Work")]

    #expect(reader(lists: lists, home: 3).read("Report +Work").list == TaskList.ID(3))
    #expect(reader(lists: lists, home: 2).read("Report +Work").list == TaskList.ID(1))
    #expect(reader(lists: lists, home: 2).read("Report").list == nil)
  }
}

/// Reads on Monday, 30 November 2026, 09:30.
func reader(
  _ language: Language = .english, lists: [ListSummary] = [], home: Int = 1
) -> QuickLineReader {
  let person = Person(account: .init(1), language: language, zone: .utc)
  return QuickLineReader(
    on: Day(for: person, at: ClockStub().now(), zones: FixedZones()), lists: lists, tags: [],
    home: TaskList.ID(home), in: Words(language))
}

func summary(_ number: Int, _ title: String) -> ListSummary {
  let now = ClockStub().now()
  let list = TaskList(id: .init(number), title: title, created: now, changed: now)
  return ListSummary(
    list: list,
    membership: Membership(account: .init(1), list: list.id, position: .first),
    openCount: 0, completedCount: 0)
}
