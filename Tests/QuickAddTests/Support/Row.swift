import Domain
import QuickAdd
import Testing

/// A line as somebody types it, and the task that they expect.
struct Row: Sendable, CustomTestStringConvertible {
  let line: String
  let task: Expected

  init(
    _ line: String, _ title: String, due: String? = nil, start: String? = nil, rule: String? = nil,
    after: Bool = false, until: String? = nil, count: Int? = nil, tags: [String] = [],
    list: String? = nil,
    priority: Priority? = nil, minutes: Int? = nil
  ) {
    self.line = line
    task = Expected(
      title: title, due: due, start: start, rule: rule, isAfterCompletion: after, until: until,
      count: count, tags: tags, list: list, priority: priority, minutes: minutes)
  }

  var testDescription: String { line }
}

/// A task in words that can be read in a table.
struct Expected: Equatable, Sendable {
  let title: String
  let due: String?
  let start: String?
  let rule: String?
  let isAfterCompletion: Bool
  let until: String?
  let count: Int?
  let tags: [String]
  let list: String?
  let priority: Priority?
  let minutes: Int?
}

extension Expected {
  init(_ result: QuickAddResult) {
    self.init(
      title: result.title, due: result.due?.iso, start: result.start?.iso,
      rule: result.repetition?.rule,
      isAfterCompletion: result.repetition?.mode == .afterCompletion,
      until: result.repetition?.until?.iso, count: result.repetition?.count, tags: result.tags,
      list: result.list, priority: result.priority, minutes: result.duration)
  }
}

/// Reads a line on Monday, 30 November 2026, at 9:30 in the morning, unless told otherwise.
func read(
  _ line: String, in language: Language, at now: String = "2026-11-30T09:30"
) throws -> QuickAddResult {
  try reader(language, at: now).read(line)
}

func reader(_ language: Language, at now: String = "2026-11-30T09:30") throws -> QuickAdd {
  QuickAdd(
    in: QuickAddContext(
      now: try #require(LocalDateTime(iso: now)), zone: ZoneName("Asia/Seoul"), language: language,
      lists: ["Finance", "Work", "Work trips", "仕事", "買い物リスト", "회사", "회사 일"],
      tags: ["two words", "home", "가족 모임"]))
}
