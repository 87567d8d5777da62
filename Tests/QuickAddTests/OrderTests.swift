import Domain
import QuickAdd
import Testing

/// Parts stand in any order.
@Suite struct OrderTests {
  /// One task, each part of it said in several ways.
  struct Said: Sendable {
    let title: String
    let list: String
    let names: [String]
    let days: [String]
    let repetitions: [String]
    let durations: [String]

    /// The parts, in one of the ways.
    func parts(_ way: Int) -> [String] {
      [days, repetitions, durations].map { $0[way % $0.count] } + names + ["+\(list)"]
    }
  }

  static let said: [Language: Said] = [
    .english: Said(
      title: "Write report", list: "Work", names: ["#home", "!high"],
      days: ["tomorrow", "by 1/12", "tomorrow 9am", "9am tomorrow"],
      repetitions: ["every day", "each day", "every day until 24 dec"],
      durations: ["90m", "1h30m", "for 90 minutes", "90 min"]),
    .japanese: Said(
      title: "報告書を書く", list: "仕事", names: ["#home", "!高"],
      days: ["明日", "明日までに", "明日9時に", "12月1日"],
      repetitions: ["毎日", "1日ごと", "12月24日まで毎日"], durations: ["90分", "1時間半", "1時間30分", "90分間"]),
    .korean: Said(
      title: "보고서 쓰기", list: "회사", names: ["#home", "!높음"],
      days: ["내일", "내일 9시에", "12월 1일에", "12월 1일 오전 9시에"],
      repetitions: ["매일", "1일마다", "12월 24일까지 매일"],
      durations: ["90분", "1시간 반", "1시간 30분", "90 분"]),
  ]

  @Test(arguments: Language.allCases)
  func `the order of parts changes nothing`(_ language: Language) throws {
    let said = try #require(Self.said[language])
    let reader = try reader(language)
    let orders = permutations(of: Array(said.parts(0).indices))

    let lines = orders.enumerated().map { index, order in
      let parts = order.map { said.parts(index / 2)[$0] }
      return (index % 2 == 0 ? [said.title] + parts : parts + [said.title]).joined(separator: " ")
    }
    let misread = lines.filter { !isWhole(reader.read($0), of: said) }

    #expect(misread.isEmpty)
  }

  private func isWhole(_ result: QuickAddResult, of said: Said) -> Bool {
    result.title == said.title && result.due?.iso.prefix(10) == "2026-12-01"
      && result.repetition?.rule == "FREQ=DAILY" && result.duration == 90
      && result.tags == ["home"] && result.list == said.list && result.priority == .high
  }
}
