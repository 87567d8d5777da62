import Domain
import QuickAdd
import Testing

@Suite struct PartTests {
  @Test(arguments: [
    ("Call Ann tomorrow 9am #home !high", ["tomorrow 9am", "#home", "!high"]),
    ("9am call Ann tomorrow", ["9am…tomorrow"]),
    ("Swim every monday at 9 for 2 hours", ["every monday", "at 9", "for 2 hours"]),
    ("会議を明日9時に設定 #仕事", ["明日9時に", "#仕事"]),
    ("보고서 금요일까지 제출 30분", ["금요일까지", "30분"]),
    ("12월 24일까지 매일 운동", ["12월 24일까지…매일"]),
    ("Cafe\u{301} 👩‍👩‍👧 tomorrow", ["tomorrow"]),
  ])
  func `says where the words of each part stand`(_ line: String, _ words: [String]) throws {
    let result = try read(line, in: .english)

    #expect(result.parts.map { $0.words(in: line) } == words)
  }

  @Test func `a part that is removed leaves its words in the title`() throws {
    let reader = try reader(.english)
    let result = reader.read("Call Ann tomorrow 9am #home")

    let undated = reader.removing(result.parts[0], from: result)
    let plain = reader.removing(undated.parts[0], from: undated)

    #expect(undated.title == "Call Ann tomorrow 9am")
    #expect(undated.due == nil)
    #expect(undated.tags == ["home"])
    #expect(plain.title == "Call Ann tomorrow 9am #home")
    #expect(plain.parts.isEmpty)
  }

  @Test func `the day before counts when the last one is removed`() throws {
    let reader = try reader(.english)
    let result = reader.read("Move it tomorrow call by friday")

    let other = reader.removing(try #require(result.parts.first), from: result)

    #expect(result.due?.iso == "2026-12-04")
    #expect(result.title == "Move it tomorrow call")
    #expect(other.due?.iso == "2026-12-01")
    #expect(other.title == "Move it call by friday")
  }

  @Test func `of two lists, priorities or durations the last one counts`() throws {
    let result = try read("Plan +Work +Finance !low !high 1h 30m", in: .english)

    #expect(
      Expected(result)
        == Row("", "Plan +Work !low 1h", list: "Finance", priority: .high, minutes: 30).task)
  }

  @Test(arguments: [
    ("Meet at 9", "2026-12-01T09:00", "2026-11-30T21:00"),
    ("Meet at 3", "2026-11-30T15:00", "2026-12-01T03:00"),
    ("Meet tomorrow 4:15", "2026-12-01T16:15", "2026-12-01T04:15"),
    ("Gym next friday", "2026-12-11", "2026-12-04"),
    ("Ship it by end of the week", "2026-12-06", "2026-12-04"),
    ("Deploy tomorrow at midnight", "2026-12-02T00:00", "2026-12-01T00:00"),
    ("配信 明日の深夜2時", "2026-12-02T02:00", "2026-12-01T02:00"),
    ("会議 明日3時", "2026-12-01T15:00", "2026-12-01T03:00"),
    ("회의 내일 9시", "2026-12-01T09:00", "2026-12-01T21:00"),
  ])
  func `what can be read in two ways is told`(
    _ line: String, _ due: String, _ other: String
  ) throws {
    let result = try read(line, in: .english)
    let part = try #require(result.parts.first)

    #expect(result.due?.iso == due)
    #expect(part.isAmbiguous)
    #expect(part.alternative?.due?.iso == other)
  }

  @Test(arguments: [
    "Meet 9am", "Meet 09:00", "Meet 9:30", "Meet 14:30", "Meet 12:00", "Gym friday", "朝9時 会議",
    "오전 9시 회의", "Dentist 24/12", "Dentist 5/5", "Dentist 2026-12-24",
  ])
  func `what can be read in one way is not called ambiguous`(_ line: String) throws {
    let result = try read(line, in: .english)

    #expect(result.due != nil)
    #expect(result.parts.allSatisfy { !$0.isAmbiguous })
  }

  @Test func `every second tuesday may be every other one`() throws {
    let part = try #require(try read("Bins every 2nd tuesday", in: .english).parts.first)

    #expect(part.value == .repetition(QuickAddRepetition(rule: "FREQ=MONTHLY;BYDAY=2TU")))
    #expect(
      part.alternative
        == .repetition(QuickAddRepetition(rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU")))
  }

  @Test func `an hour that has passed today is the one in the evening`() throws {
    #expect(try read("Call today at 9", in: .english).due?.iso == "2026-11-30T21:00")
    #expect(try read("Call today at 9am", in: .english).due?.iso == "2026-11-30T09:00")
  }

  @Test func `a time is in the person's zone`() throws {
    let due = try #require(try read("Call 9pm", in: .english).due)

    guard case .time(_, let zone) = due else {
      Issue.record("no time in \(due)")
      return
    }
    #expect(zone == ZoneName("Asia/Seoul"))
  }

  @Test(arguments: ["tomorrow", "#home", "明日9時", "매일", "+Work !high 90m"])
  func `a line of nothing but parts has no title`(_ line: String) throws {
    let result = try read(line, in: .english)

    #expect(result.title.isEmpty)
    #expect(!result.parts.isEmpty)
  }

  @Test(arguments: [
    ("  Call   Ann  tomorrow  ", "Call   Ann"), ("Call Ann (tomorrow 9am)", "Call Ann"),
    ("Call Ann (friday, 9am) about tickets", "Call Ann about tickets"),
    ("Call Ann tomorrow.", "Call Ann."), ("Call Ann - friday", "Call Ann"),
    ("Friday - call Ann", "call Ann"), ("Call Ann, tomorrow, #home", "Call Ann"),
    ("See you tomorrow!", "See you!"), ("会議（明日9時）", "会議"), ("会議、明日、資料", "会議、資料"),
  ])
  func `the title is tidy where words were taken out`(_ line: String, _ title: String) throws {
    #expect(try read(line, in: .english).title == title)
  }
}

extension QuickAddPart {
  fileprivate func words(in line: String) -> String {
    ranges.map { String(decoding: Array(line.utf8)[$0], as: UTF8.self) }.joined(separator: "…")
  }
}

extension QuickAddPart.Value {
  fileprivate var due: TaskDate? {
    if case .due(let due) = self { due } else { nil }
  }
}
