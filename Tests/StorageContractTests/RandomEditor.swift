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
    switch number(below: 24) {
    case 0, 1, 2:
      return .addTasks((0...number(below: 3)).map { _ in draft(in: list, tasks) }, to: list)
    case 3, 4, 5:
      let revisions = try? await stage.task(task).revision
      let since =
        Bool.random(using: &generator) ? nil : revisions.map { max(1, $0 - number(below: 3)) }
      return .editTask(task, changes(lists, tasks), since: since)
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
    case 15: return number(below: 3) == 0 ? .redo(nil) : .cancelTasks([task])
    case 16, 17: return try await restoring(on: stage, lists)
    case 18: return .editTasks([task, pick(tasks)?.id ?? task], changes(lists, tasks))
    case 19: return .renameTag(key: tag().key, to: tag())
    case 20: return number(below: 2) == 0 ? .deleteTag(key: tag().key) : .colorTag(tag(), .blue)
    case 21: return .saveView(name: title(), query: title())
    case 22: return number(below: 3) == 0 ? plan(with: task) : .deleteView(name: title())
    default:
      let sort = pick(TaskSortName.allCases) ?? .date
      return number(below: 2) == 0 ? .undo(nil) : .arrangeList(list, Arrangement(sort: sort))
    }
  }

  /// Times for a task, for which it may be due as well.
  private mutating func plan(with task: TaskItem.ID) -> Edit {
    let date = CalendarDate(daysSince1970: 19_675 + number(below: 2))
    let plan = DayPlan(
      date: date, entries: [PlanEntry(task: task, start: number(below: 1440), minutes: 30)])
    return number(below: 2) == 0
      ? .editPlan([plan]) : .acceptPlan([plan], since: [], due: [task: date])
  }

  private mutating func restoring(
    on stage: Stage, _ lists: [TaskList.ID]
  ) async throws -> Edit {
    let gone = try await stage.store.deletedLists(for: stage.account)
    if let list = pick(gone), number(below: 2) == 0 { return .restoreList(list.id) }
    let query = TaskQuery(lists: lists, sort: .deleted, limit: 100)
    let trash = try await stage.store.tasks(query, for: stage.account).tasks
    return .restoreTasks([pick(trash)?.id ?? .init(number(below: 80))])
  }

  private mutating func draft(in list: TaskList.ID, _ tasks: [TaskItem]) -> TaskDraft {
    let due = due()
    let parent = number(below: 4) == 0 ? pick(tasks.filter { $0.list == list })?.id : nil
    return TaskDraft(
      title: title(), notes: title(), priority: priority(), start: self.due(), due: due,
      repetition: repetition(from: due), tags: tags(), parent: parent)
  }

  private mutating func changes(_ lists: [TaskList.ID], _ tasks: [TaskItem]) -> TaskChanges {
    var changes = TaskChanges()
    if number(below: 2) == 0 { changes.title = title() }
    if number(below: 3) == 0 { changes.notes = title() }
    if number(below: 3) == 0 { changes.priority = priority() }
    if number(below: 3) == 0 { changes.due = .some(due()) }
    if number(below: 4) == 0 { changes.repetition = .some(repetition(from: due())) }
    if number(below: 4) == 0 { changes.list = pick(lists) }
    if number(below: 4) == 0 {
      changes.parent = .some(number(below: 3) == 0 ? nil : pick(tasks)?.id)
    }
    if number(below: 4) == 0 { changes.addedTags = tags() }
    if number(below: 6) == 0 { changes.removedTags = [tag().key] }
    if number(below: 3) == 0 { changes.extent = number(below: 2) == 0 ? .thisOne : .allToCome }
    return changes
  }

  private mutating func tags() -> [Tag] { (0..<number(below: 3)).map { _ in tag() } }

  private mutating func tag() -> Tag {
    Tag(stored: pick(["home", "Home", "買い物", "두 단어", "z"]) ?? "")
  }

  private mutating func repetition(from due: TaskDate?) -> Repetition? {
    let rules = ["FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,TH", "FREQ=MONTHLY", "FREQ=DAILY;COUNT=2"]
    guard let due, number(below: 2) == 0,
      let rule = try? RecurrenceRule(parsing: pick(rules) ?? "")
    else { return nil }
    return Repetition(
      rule: rule, mode: pick(RepeatMode.allCases) ?? .byCalendar, anchor: due.occurrence)
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
    let moment = LocalDateTime(date: date, time: time)
    switch number(below: 5) {
    case 0: return nil
    case 1: return .date(date)
    case 2: return .floating(moment)
    case 3: return .instant(UniversalTime().instant(of: moment, in: .utc))
    default: return .time(moment, zone: ZoneName("Asia/Seoul"))
    }
  }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }
}
