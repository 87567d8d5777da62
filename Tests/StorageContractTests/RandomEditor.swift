import Domain
import TestSupport

/// Thinks of edits by chance, some of which make no sense.
struct RandomEditor {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func nextEdit(on stage: Stage) async throws -> Edit {
    let lists = try await stage.store.lists(for: stage.account).map(\.id)
    let tasks = try await stage.tasks(.date, in: lists)
    let list = pick(lists) ?? TaskList.ID(number(below: 6))
    // Now and then one that is gone or never was.
    let task = number(below: 12) == 0 ? TaskItem.ID(number(below: 80)) : pick(tasks)?.id ?? .init(1)
    switch number(below: 16) {
    case 0, 1, 2: return .addTasks((0...number(below: 3)).map { _ in draft() }, to: list)
    case 3, 4, 5:
      let revisions = try? await stage.task(task).revision
      let since =
        Bool.random(using: &generator) ? nil : revisions.map { max(1, $0 - number(below: 3)) }
      return .editTask(task, changes(lists), since: since)
    case 6, 7: return .completeTasks([task, pick(tasks)?.id ?? task])
    case 8: return .reopenTasks([task])
    case 9: return .deleteTasks([task])
    case 10, 11:
      let others = tasks.filter { other in tasks.contains { $0.id == task && $0.list == other.list }
      }
      return .moveTask(task, after: number(below: 4) == 0 ? nil : pick(others)?.id)
    case 12: return .addList(title: title())
    case 13: return number(below: 3) == 0 ? .deleteList(list) : .renameList(list, title: title())
    case 14: return .moveList(list, after: number(below: 3) == 0 ? nil : pick(lists))
    default:
      let sort = pick(TaskSortName.allCases) ?? .date
      return number(below: 2) == 0 ? .undo(nil) : .arrangeList(list, Arrangement(sort: sort))
    }
  }

  private mutating func draft() -> TaskDraft {
    TaskDraft(title: title(), notes: title(), priority: priority(), due: due())
  }

  private mutating func changes(_ lists: [TaskList.ID]) -> TaskChanges {
    var changes = TaskChanges()
    if number(below: 2) == 0 { changes.title = title() }
    if number(below: 3) == 0 { changes.notes = title() }
    if number(below: 3) == 0 { changes.priority = priority() }
    if number(below: 3) == 0 { changes.due = .some(due()) }
    if number(below: 4) == 0 { changes.list = pick(lists) }
    return changes
  }

  private mutating func title() -> String {
    let words = [
      "Buy", "buy", "牛乳", "우유", "file 9", "file 10", "café", "CAFÉ", "\u{3000}", "'", "☕️",
    ]
    return (0...number(below: 3)).map { _ in pick(words) ?? "" }.joined(separator: " ")
  }

  private mutating func priority() -> Priority { pick(Priority.allCases) ?? .none }

  private mutating func due() -> TaskDate? {
    let date = CalendarDate(daysSince1970: 20_000 + number(below: 5))
    guard let time = LocalTime(hour: number(below: 24), minute: 0) else { return nil }
    switch number(below: 3) {
    case 0: return nil
    case 1: return .date(date)
    default: return .time(LocalDateTime(date: date, time: time), zone: ZoneName("Asia/Seoul"))
    }
  }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }
}
